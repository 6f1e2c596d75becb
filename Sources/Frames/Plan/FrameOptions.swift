package import Raster
package import Typography

/// Which frames are asked for and how they are drawn; nil where nothing is said.
package struct FrameOptions: Equatable {
  /// The values that are named on each axis.
  package var sides = PreviewChoice()
  /// A named selection of frames.
  package var matrix: PreviewMatrix.Name?
  /// Which of the frames and styles are kept.
  package var filter = FrameFilter()
  /// The previews that are shown, by name, or `all`; nil for the ramp alone.
  package var previews: [String]?
  /// The styles that are shown, by name; nil for all.
  package var styles: [String]?
  /// The text that every style shows instead of its sample.
  package var text: String?
  /// Whether the texts stand without labels and rules; they have them where nothing is said.
  package var isBare: Bool?
  /// Pixels per point, across.
  package var scale: Double?
  /// What cells are made of; half blocks where nothing is said.
  package var mosaic: Mosaic?
  /// The size of the terminal's cells, in its pixels.
  package var cell: CellSize?
  /// The space that ink is blended in; encoded where nothing is said.
  package var blending: Blending?
  /// The colours of ANSI text.
  package var color: ColorDepth?

  /// Says nothing.
  package init() {}
}

extension FrameOptions {
  /// The devices that are named.
  package var devices: [Device]? { sides[.device]?.compactMap { $0.unwrapped() } }

  /// The language of samples and layout, as a tag; English where nothing is said.
  package var locale: String? {
    get { sides[.locale]?.first?.name }
    set { sides[.locale] = newValue.map { [.locale($0)] } }
  }

  /// The space that ink is blended in.
  package var inkBlending: Blending { blending ?? .encoded }

  /// The scale that is asked for; 1 pixel per point, and cells of the usual proportions, where nothing
  /// is.
  ///
  /// - Parameter reported: The size of the cells as the terminal says it, if the output does not have
  ///   to be the same on every terminal.
  package func frameScale(reported: CellSize? = nil) -> FrameScale {
    FrameScale(
      pixelsPerPoint: scale ?? 1, mosaic: mosaic ?? .half, cell: cell ?? reported ?? .standard)
  }
}
