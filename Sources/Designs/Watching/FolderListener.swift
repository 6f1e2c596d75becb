import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Listens to the folders of a plan, as far as the system tells of them.
///
/// It knows which folders it listens to; what is planned anew costs only what is new.
struct FolderListener {
  /// What is listened to, by number.
  private var folders: [Int32: WatchPlan.Interest] = [:]
  /// The files that somebody has written to and not closed.
  private var written: Set<OpenFile> = []
  #if os(Linux)
    private let queue = InotifyQueue()
  #endif

  private struct OpenFile: Hashable {
    var folder: Int32
    var name: String
  }

  /// What becomes readable when something happens; nil where the system does not tell.
  var descriptor: Int32? {
    #if os(Linux)
      queue?.descriptor
    #else
      nil
    #endif
  }

  /// Whether somebody is still writing a file that counts.
  var isBeingWritten: Bool { !written.isEmpty }
}

#if os(Linux)
  extension FolderListener {
    /// Listens to the folders of a plan, and to no others.
    mutating func listen(to plan: WatchPlan) -> ListeningOutcome {
      guard let queue else { return .incomplete(.system(EMFILE)) }
      var outcome = ListeningOutcome.complete
      var wanted: [Int32: WatchPlan.Interest] = [:]
      for interest in plan.folders.values {
        do throws(FileError) {
          let number = try queue.listen(to: interest.path, isInside: interest.isInside)
          wanted[number] = interest
        } catch .missing {
          if outcome == .complete { outcome = .outdated }
        } catch .notPermitted where !interest.isInside {
          // Folders on the way to what counts may well be closed to us.
        } catch {
          outcome = .incomplete(error)
        }
      }
      for number in folders.keys where wanted[number] == nil { queue.end(number) }
      folders = wanted
      written = written.filter { folders[$0.folder] != nil }
      return outcome
    }

    /// Takes what has happened.
    ///
    /// - Returns: Whether something that counts was among it.
    mutating func takeEvents() -> Bool {
      var isConcerned = false
      for event in queue?.take() ?? [] where concerns(event) { isConcerned = true }
      return isConcerned
    }

    /// Forgets who is writing, for those who never close what they write.
    mutating func forgetWriters() { written = [] }

    private mutating func concerns(_ event: FolderEvent) -> Bool {
      guard let number = event.folder else { return true }
      guard let interest = folders[number] else { return false }
      if event.kind == .ended { folders[number] = nil }
      guard
        interest.concerns(event.name, isComingOrGoing: event.kind == .comingOrGoing)
      else { return false }
      if let name = event.name { follow(OpenFile(folder: number, name: name), event.kind) }
      return true
    }

    private mutating func follow(_ file: OpenFile, _ kind: FolderEvent.Kind) {
      switch kind {
      case .written: written.insert(file)
      case .closed, .comingOrGoing: written.remove(file)
      case .attributes, .ended: break
      }
    }
  }
#else
  extension FolderListener {
    /// Listens to nothing.
    mutating func listen(to plan: WatchPlan) -> ListeningOutcome { .incomplete(.system(ENOSYS)) }

    /// Takes nothing.
    mutating func takeEvents() -> Bool { false }

    /// Does nothing.
    mutating func forgetWriters() {}
  }
#endif
