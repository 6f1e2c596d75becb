extension ContactSheet {
  /// The page's looks. A frame's width and height in points come from its figure, as `--w` and `--h`,
  /// so that a frame that is not on the screen costs no layout and no decoding of its picture.
  static let style = """
    :root { --zoom: 0.6; color-scheme: light dark;
      --soft: color-mix(in srgb, CanvasText 65%, Canvas);
      --line: color-mix(in srgb, CanvasText 22%, Canvas); }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px;
      align-items: baseline; padding: 10px 16px; background: Canvas;
      border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
    .keys { margin: 0 0 0 auto; color: var(--soft); }
    kbd { padding: 0 4px; border: 1px solid var(--line); border-radius: 3px; font: inherit;
      font-size: 12px; }
    #controls { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    label { display: flex; gap: 6px; align-items: center; }
    select, input, button { font: inherit; max-width: 14em; }
    output, #place { font-variant-numeric: tabular-nums; color: var(--soft); }
    main { padding: 12px; }
    #none { padding: 4px; }
    section { margin: 0 0 20px; }
    h2 { margin: 0 4px 2px; font-size: 15px; }
    .grid { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; }
    figure { box-sizing: content-box; margin: 0; padding: 4px; min-width: 120px;
      width: calc(var(--w) * var(--zoom) * 1px); content-visibility: auto;
      contain-intrinsic-size: auto calc(var(--w) * var(--zoom) * 1px)
        auto calc(var(--h) * var(--zoom) * 1px + 38px); }
    [hidden] { display: none !important; }
    figcaption { display: flex; align-items: flex-end; min-height: 38px; padding-bottom: 4px;
      font-size: 12px; overflow-wrap: anywhere; }
    figure button { position: relative; display: block; overflow: hidden; max-width: none; margin: 0;
      padding: 0; border: 0; background: none; cursor: zoom-in; scroll-margin-top: 42px;
      width: calc(var(--w) * var(--zoom) * 1px);
      height: calc(var(--band, var(--h)) * var(--zoom) * 1px); box-shadow: 0 0 0 1px var(--line); }
    :focus-visible { outline: 2px solid Highlight; outline-offset: 1px; }
    :target figcaption { font-weight: 600; }
    figure img { position: absolute; left: 0; top: calc(var(--top, 0) * var(--zoom) * -1px);
      width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px); }
    .large img { image-rendering: pixelated; }
    dialog { max-width: 96vw; max-height: 96vh; margin: 2vh auto; padding: 0 16px 16px;
      border: 1px solid var(--line); overflow: auto; }
    dialog::backdrop { background: rgb(0 0 0 / 60%); }
    dialog form { position: sticky; top: 0; left: 0; display: flex; flex-wrap: wrap; gap: 8px;
      align-items: center; padding: 10px 0; background: Canvas; }
    dialog form :last-child { margin-left: auto; }
    dialog img { display: block; box-shadow: 0 0 0 1px var(--line); }
    @media (max-width: 700px), (max-height: 500px) {
      header { position: static; }
      #controls { display: grid; grid-template-columns: 1fr 1fr;
        align-items: start; }
      label { flex-direction: column; gap: 2px; align-items: stretch; color: var(--soft); }
      select, input { max-width: none; width: 100%; }
      .keys { display: none; }
    }
    @media print {
      :root { --zoom: 0.4 !important; color-scheme: light !important; }
      header { position: static; padding: 0 4px 8px; }
      main { padding: 8px 0; }
      #controls, .keys, dialog { display: none; }
      h2 { break-after: avoid; }
      figure { break-inside: avoid; content-visibility: visible; }
      img { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
