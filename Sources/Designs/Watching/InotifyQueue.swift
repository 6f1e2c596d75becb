import Platform

#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The owner of a queue of the kernel's events about folders.
  final class InotifyQueue {
    /// What becomes readable when there are events.
    let descriptor: Int32

    /// Room for many events at once: the largest of them has 272 bytes.
    private static let room = 1 << 14

    /// Makes a queue; nil where the kernel gives none.
    init?() {
      let queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      descriptor = queue
    }

    deinit { close(descriptor) }

    /// Listens to a folder; the same number for the same folder, whatever its path.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - isInside: Whether what happens in it counts, and not only what becomes of it.
    /// - Throws: `FileError`.
    func listen(to folder: String, isInside: Bool) throws(FileError) -> Int32 {
      var events = IN_DELETE_SELF | IN_MOVE_SELF
      if isInside {
        events |= IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        events |= IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
      }
      let number = inotify_add_watch(descriptor, folder, UInt32(events | IN_ONLYDIR))
      guard number >= 0 else { throw FileError(errno: errno) }
      return number
    }

    /// Listens to a folder no longer.
    func end(_ number: Int32) { inotify_rm_watch(descriptor, number) }

    /// Takes all events that have arrived.
    func take() -> [FolderEvent] {
      var events: [FolderEvent] = []
      while true {
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.room) { buffer, count in
          count = max(read(descriptor, buffer.baseAddress, Self.room), 0)
        }
        if bytes.isEmpty { return events }
        bytes.withUnsafeBytes { Self.add($0, to: &events) }
      }
    }

    private static func add(_ buffer: UnsafeRawBufferPointer, to events: inout [FolderEvent]) {
      let header = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + header <= buffer.count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        offset += header
        // The name is filled up with zeros.
        let name = buffer[offset..<offset + Int(event.len)].prefix { $0 != 0 }
        offset += Int(event.len)
        events.append(
          FolderEvent(
            folder: event.mask & UInt32(IN_Q_OVERFLOW) == 0 ? event.wd : nil,
            name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self),
            kind: FolderEvent.Kind(mask: Int32(bitPattern: event.mask))))
      }
    }
  }

  extension FolderEvent.Kind {
    fileprivate init(mask: Int32) {
      if mask & IN_IGNORED != 0 {
        self = .ended
      } else if mask & IN_MODIFY != 0 {
        self = .written
      } else if mask & IN_CLOSE_WRITE != 0 {
        self = .closed
      } else if mask & IN_ATTRIB != 0 {
        self = .attributes
      } else {
        self = .comingOrGoing
      }
    }
  }
#endif
