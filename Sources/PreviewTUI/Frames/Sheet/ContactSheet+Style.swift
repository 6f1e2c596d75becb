extension ContactSheet {
  /// The page's looks. A frame's width and height in points come from its figure, as `--w` and `--h`,
  /// so that a frame that is not on the screen costs no layout and no decoding of its picture.
  static let style = """
    :root { --zoom: 0.6; color-scheme: light dark; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; }
    header { position: sticky; top: 0; z-index: 1; padding: 8px 16px; background: Canvas;
      border-bottom: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }
    h1 { display: inline; margin: 0 16px 0 0; font-size: 16px; }
    form { display: inline-flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; }
    label { display: inline-flex; gap: 6px; align-items: center; }
    select, input { font: inherit; max-width: 14em; }
    output { font-variant-numeric: tabular-nums; }
    .keys { color: color-mix(in srgb, CanvasText 60%, Canvas); }
    main { padding: 16px; }
    section { margin: 0 0 24px; }
    h2 { margin: 0 0 8px; font-size: 14px; }
    main, .grid { display: flow-root; }
    .grid { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; padding: 1px; width: calc(var(--w) * var(--zoom) * 1px); min-width: 120px;
      content-visibility: auto; outline-offset: 3px;
      contain-intrinsic-size: auto calc(var(--w) * var(--zoom) * 1px)
        auto calc(var(--h) * var(--zoom) * 1px + 3em); }
    figure[hidden] { display: none; }
    figcaption { min-height: 2.8em; font-size: 12px; overflow-wrap: anywhere; }
    figure div { position: relative; overflow: hidden; width: calc(var(--w) * var(--zoom) * 1px);
      height: calc(var(--band, var(--h)) * var(--zoom) * 1px);
      box-shadow: 0 0 0 1px color-mix(in srgb, CanvasText 20%, Canvas); }
    img { position: absolute; left: 0; top: calc(var(--top, 0) * var(--zoom) * -1px); display: block;
      width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px); }
    .large img { image-rendering: pixelated; }
    dialog { padding: 16px; max-width: 96vw; max-height: 92vh; }
    dialog figure { --zoom: 1; min-width: 0; }
    @media print {
      header { position: static; }
      form, dialog { display: none; }
      figure { break-inside: avoid; content-visibility: visible; }
      img { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
