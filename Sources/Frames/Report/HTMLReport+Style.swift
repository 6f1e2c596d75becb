extension HTMLReport {
  /// The style sheet: light and dark, narrow and wide, screen and paper.
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --ink: #1c1c1e; --soft: #5c5c63;
      --line: #d6d6db; --mark: #0a58ca; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --ground: #17171a; --ink: #f2f2f7; --soft: #a5a5ad; --line: #3c3c42; --mark: #7db3ff; }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; }
    body { margin: 0; padding: 0 1.5rem 4rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.5rem; margin: 1.5rem 0 .25rem; }
    h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 0 0 .25rem; }
    h1, h2, h3, li { overflow-wrap: anywhere; }
    a { color: var(--mark); }
    nav { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem;
      align-items: center; padding: .75rem 0; background: var(--ground);
      border-bottom: 1px solid var(--line); }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line);
      border-radius: .4rem; padding: .25rem .75rem; cursor: pointer; }
    button[aria-pressed="true"] { border-color: var(--mark); color: var(--mark); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
    kbd { font: inherit; font-size: .75rem; color: var(--soft); }
    select { font: inherit; }
    label { display: inline-flex; gap: .4rem; align-items: center; }
    nav label { padding: 0 .25rem; }
    dl { display: grid; grid-template-columns: max-content auto; gap: .1rem 1rem; margin: .5rem 0; }
    dt { font-weight: 600; } dd { margin: 0; }
    summary { padding: .25rem 0; cursor: pointer; }
    details { position: relative; }
    details dl { position: absolute; left: 0; width: max-content; max-width: 80vw; margin: 0;
      padding: .5rem 1rem; background: var(--ground); border: 1px solid var(--line); }
    article { margin: 1.25rem 0; padding-top: .75rem; border-top: 1px solid var(--line); }
    article:focus { outline: none; }
    article:focus h3 { color: var(--mark); }
    article ul, section > ul { margin: 0 0 .75rem; padding-left: 1.25rem; color: var(--soft); }
    .also { color: var(--soft); }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start;
      overflow-x: auto; }
    figure { margin: 0; } figcaption { color: var(--soft); font-size: .875rem; }
    figure > div { position: relative; width: fit-content; border: 1px solid var(--line); }
    img { display: block; max-width: 100%; height: auto; }
    [data-zoomed] .pictures { flex-wrap: nowrap; }
    [data-zoomed] img { max-width: none; zoom: var(--zoom); }
    [data-zoomed] img { image-rendering: pixelated; }
    .overlay, .blink { display: none; }
    [data-mode="overlay"] .overlay, [data-mode="blink"] .blink { display: inline-flex; }
    [data-mode="side"] .difference { display: none; }
    [data-mode="difference"] .reference, [data-mode="difference"] .new { display: none; }
    [data-mode="overlay"] .difference, [data-mode="blink"] .difference { display: none; }
    [data-mode="overlay"] .pictures, [data-mode="blink"] .pictures { display: grid; justify-content: start; }
    [data-mode="overlay"] .pictures > *, [data-mode="blink"] .pictures > * { grid-area: 1 / 1; }
    [data-mode="overlay"] .new figcaption, [data-mode="blink"] .new figcaption {
      visibility: hidden; }
    [data-mode="overlay"] .reference figcaption { font-size: 0; }
    [data-mode="overlay"] .reference figcaption::after { font-size: .875rem;
      content: "Reference left of the edge, new right of it"; }
    [data-mode="overlay"] .pictures { cursor: ew-resize; touch-action: pan-y; }
    [data-mode="overlay"] .new > div { border-color: transparent; }
    [data-mode="overlay"] .new img { clip-path: inset(0 0 0 var(--split, 50%)); }
    [data-mode="overlay"] .new > div::after { content: ""; position: absolute; top: 0; bottom: 0;
      left: var(--split, 50%); border-left: 1px solid var(--mark); }
    [data-mode="blink"] .reference figcaption { font-size: 0; }
    [data-mode="blink"] .reference figcaption::after { font-size: .875rem; content: "Reference"; }
    [data-mode="blink"][data-shown="new"] .reference figcaption::after { content: "New"; }
    [data-mode="blink"] .new img { visibility: hidden; }
    [data-mode="blink"][data-shown="new"] .new img { visibility: visible; }
    [data-mode="blink"][data-shown="new"] .reference img { visibility: hidden; }
    @media (max-width: 40rem) {
      body { padding: 0 1rem 3rem; }
      nav { font-size: .875rem; gap: .35rem; padding: .5rem 0; }
      nav button { padding: .2rem .5rem; }
      nav kbd, nav details { display: none; }
    }
    @media print {
      :root { color-scheme: light; }
      nav { display: none !important; }
      body { padding: 0; }
      h2, h3, article ul { break-after: avoid; }
      .pictures { display: flex !important; flex-wrap: nowrap; }
      .pictures > * { display: block !important; visibility: visible !important; flex: 0 1 32%; }
      .pictures figcaption { visibility: visible !important; font-size: .875rem !important; }
      .pictures figcaption::after, .pictures div::after { content: none !important; }
      .pictures img { visibility: visible !important; clip-path: none !important; zoom: 1;
        max-width: 100%; max-height: 75vh; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      article { break-inside: avoid; }
    }
    """
}
