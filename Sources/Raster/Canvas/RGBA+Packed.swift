internal import Typography

extension RGBA {
  /// The four channels as one number, which compares at once.
  @inline(__always)
  var packed: UInt32 { unsafeBitCast(self, to: UInt32.self) }

  /// The colour of a packed number.
  @inline(__always)
  init(packed: UInt32) { self = unsafeBitCast(packed, to: RGBA.self) }
}
