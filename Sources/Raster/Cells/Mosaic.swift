/// The symbols that a picture is made of in a terminal: how a cell is divided into pixels.
///
/// A pattern has one bit for each pixel of a cell: bit 0 is the pixel at the upper left, the next
/// ones follow to the right and then row by row. A pixel whose bit is set shows the ink of the cell,
/// any other its ground. So a cell shows two colours however many pixels it has, and only `half`
/// loses nothing.
///
///     let grid = Mosaic.octant.cells(of: canvas, ground: page.background)
public enum Mosaic: String, CaseIterable, Hashable, Sendable {
  /// Half blocks, 1 x 2 pixels; `▀` and `▄` of the block Block Elements.
  case half
  /// Quadrants, 2 x 2 pixels; U+2596...U+259F of the block Block Elements.
  case quadrant
  /// Sextants, 2 x 3 pixels; U+1FB00...U+1FB3B, since Unicode 13.
  case sextant
  /// Octants, 2 x 4 pixels; U+1CD00...U+1CDE5, since Unicode 16.
  case octant
  /// Braille patterns, 2 x 4 pixels; U+2801...U+28FF.
  ///
  /// A terminal draws dots with gaps between them, so that the ground of a cell also shows through
  /// between its inked pixels: text looks thinner than in the other mosaics.
  case braille
}

extension Mosaic {
  /// The number of pixels of a cell beside each other: 1 or 2.
  public var pixelColumns: Int { self == .half ? 1 : 2 }

  /// The number of pixels of a cell above each other: 2, 3 or 4.
  public var pixelRows: Int {
    switch self {
    case .half, .quadrant: 2
    case .sextant: 3
    case .octant, .braille: 4
    }
  }

  /// The number of pixels of a cell: 2, 4, 6 or 8.
  public var pixelsPerCell: Int { pixelColumns * pixelRows }

  /// The pattern of a cell that is all ink.
  public var fullPattern: UInt8 { UInt8((1 << pixelsPerCell) - 1) }

  /// Whether a symbol covers the whole of its inked pixels, so that ink and ground can be exchanged
  /// together with the symbol's pattern. Braille dots do not.
  public var fillsPixels: Bool { self != .braille }
}

// MARK: - Symbols

extension Mosaic {
  /// The symbol that shows a pattern; a space for 0.
  ///
  /// - Parameter pattern: The inked pixels, at most `fullPattern`.
  public func symbol(for pattern: UInt8) -> Unicode.Scalar { table.symbols[Int(pattern)] }

  /// The pattern that a symbol shows; nil for a symbol that is none of this mosaic's.
  public func pattern(of symbol: Unicode.Scalar) -> UInt8? {
    symbol == " " ? 0 : table.patterns[symbol]
  }

  /// The symbols with their patterns.
  var table: MosaicTable {
    switch self {
    case .half: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    case .octant: .octant
    case .braille: .braille
    }
  }
}
