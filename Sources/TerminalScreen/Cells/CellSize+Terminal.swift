import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CellSize {
  /// Asks a terminal for the size of its cells; nil when the file is no terminal, or one that does
  /// not say how many pixels its screen has or says what cannot be.
  ///
  /// A screen may have a margin of less than a cell, which the division leaves out.
  package init?(ofTerminal descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(
      width: Int(size.ws_xpixel) / Int(size.ws_col), height: Int(size.ws_ypixel) / Int(size.ws_row))
  }
}
