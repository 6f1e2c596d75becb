internal import CMemory

/// The program's memory.
package enum Memory {
  /// Keeps memory for the next frame.
  ///
  /// The C library of Linux would give the pages of each picture back and let the system clear new
  /// ones for the next, which took a fifth of the time of a snapshot. The peak stays as it is.
  package static func keep() { typo_keep_memory() }
}
