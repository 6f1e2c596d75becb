extension HTMLReport {
  /// The ways to look at pictures, and the keys.
  static let controls = """
    <nav aria-label="View">
    <button type="button" data-mode="side" aria-pressed="true">1 Side by side</button>
    <button type="button" data-mode="overlay" aria-pressed="false">2 Overlay</button>
    <button type="button" data-mode="difference" aria-pressed="false">3 Difference</button>
    <button type="button" data-mode="blink" aria-pressed="false">4 Blink</button>
    <details><summary>Keys</summary><dl>
    <dt>1 2 3 4</dt><dd>side by side, overlay, difference, blink</dd>
    <dt>j k</dt><dd>next frame, frame before</dd>
    <dt>← →</dt><dd>move the edge of the overlay</dd>
    <dt>space</dt><dd>in blink: the other picture</dd>
    <dt>?</dt><dd>this list</dd>
    </dl></details>
    </nav>
    """

  /// The style sheet: light and dark, narrow and wide, screen and paper.
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --ink: #1c1c1e; --soft: #5c5c63;
      --line: #d6d6db; --mark: #0a58ca; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17171a; --ink: #f2f2f7; --soft: #a5a5ad; --line: #3c3c42; --mark: #7db3ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 0 1.5rem 4rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.5rem; margin: 1.5rem 0 .25rem; }
    h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 0 0 .25rem; }
    a { color: var(--mark); }
    nav { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem;
      align-items: start; padding: .75rem 0; background: var(--ground);
      border-bottom: 1px solid var(--line); }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line);
      border-radius: .4rem; padding: .25rem .75rem; cursor: pointer; }
    button[aria-pressed="true"] { border-color: var(--mark); color: var(--mark); }
    dl { display: grid; grid-template-columns: max-content auto; gap: .1rem 1rem; margin: .5rem 0; }
    dt { font-weight: 600; } dd { margin: 0; }
    summary { padding: .25rem 0; cursor: pointer; }
    details { position: relative; }
    details dl { position: absolute; left: 0; width: max-content; max-width: 80vw; margin: 0;
      padding: .5rem 1rem; background: var(--ground); border: 1px solid var(--line); }
    article { margin: 1.25rem 0; padding-top: .75rem; border-top: 1px solid var(--line);
      scroll-margin-top: 4rem; }
    article:focus { outline: 2px solid var(--mark); outline-offset: .5rem; }
    article ul, section > ul { margin: 0 0 .75rem; padding-left: 1.25rem; color: var(--soft); }
    .also { color: var(--soft); }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
    figure { margin: 0; } figcaption { color: var(--soft); font-size: .875rem; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); }
    .split { display: none; gap: .5rem; align-items: center; margin-top: .5rem; }
    .split input { width: 16rem; max-width: 60vw; }
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
    [data-mode="overlay"] .split { display: flex; }
    [data-mode="overlay"] .new img { clip-path: inset(0 0 0 var(--split, 50%)); }
    [data-mode="blink"] .reference figcaption { font-size: 0; }
    [data-mode="blink"] .reference figcaption::after { font-size: .875rem; content: "Reference"; }
    [data-mode="blink"][data-shown="new"] .reference figcaption::after { content: "New"; }
    [data-mode="blink"] .new img { visibility: hidden; }
    [data-mode="blink"][data-shown="new"] .new img { visibility: visible; }
    [data-mode="blink"][data-shown="new"] .reference img { visibility: hidden; }
    @media print {
      nav, .split { display: none !important; }
      body { padding: 0; }
      .pictures { display: flex !important; }
      .pictures > * { display: block !important; }
      .pictures img { visibility: visible !important; clip-path: none !important; max-width: 30vw; }
      article { break-inside: avoid; }
    }
    """

  /// The script: the mode is an attribute of the body, the rest is up to the style sheet.
  static let script = """
    "use strict";
    const body = document.body;
    const frames = Array.from(document.querySelectorAll("article"));
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    let current = -1;
    function setMode(mode) {
      body.dataset.mode = mode;
      for (const button of document.querySelectorAll("nav button")) {
        button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
      }
    }
    function swap() { body.dataset.shown = body.dataset.shown === "new" ? "reference" : "new"; }
    function go(step) {
      if (frames.length === 0) return;
      current = Math.min(Math.max(current + step, 0), frames.length - 1);
      frames[current].focus({ preventScroll: true });
      frames[current].scrollIntoView();
    }
    function setSplit(value) {
      for (const input of document.querySelectorAll(".split input")) input.value = value;
      body.style.setProperty("--split", value + "%");
    }
    for (const button of document.querySelectorAll("nav button")) {
      button.addEventListener("click", () => setMode(button.dataset.mode));
    }
    for (const input of document.querySelectorAll(".split input")) {
      input.addEventListener("input", () => setSplit(input.value));
    }
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const modes = { 1: "side", 2: "overlay", 3: "difference", 4: "blink" };
      const input = document.querySelector(".split input");
      if (modes[event.key]) setMode(modes[event.key]);
      else if (event.key === "j") go(1);
      else if (event.key === "k") go(-1);
      else if (event.key === "?") document.querySelector("details").toggleAttribute("open");
      else if (event.key === " " && body.dataset.mode === "blink"
        && document.activeElement.tagName !== "BUTTON") { swap(); event.preventDefault(); }
      else if ((event.key === "ArrowLeft" || event.key === "ArrowRight")
        && body.dataset.mode === "overlay" && input && document.activeElement.type !== "range") {
        setSplit(Math.min(Math.max(Number(input.value) + (event.key === "ArrowLeft" ? -2 : 2), 0), 100));
        event.preventDefault();
      }
    });
    if (!still) setInterval(() => { if (body.dataset.mode === "blink") swap(); }, 700);
    """
}
