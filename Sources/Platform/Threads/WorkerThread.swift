#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs a closure once.
///
/// Threads of the system rather than tasks: a worker holds FreeType's and HarfBuzz's objects, which
/// stay on one thread, and the caller waits without being asynchronous itself.
package final class WorkerThread {
  private let thread: pthread_t

  /// The room for a worker's calls, in bytes: as much as the main thread has, since views nest.
  private static let stackSize = 8 << 20

  /// Starts a thread; nil when the system has none to give.
  package init?(_ body: @escaping () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Glibc)
      var started = pthread_t()
      let status = pthread_create(&started, &attributes, { Work.run($0!) }, work.toOpaque())
      let thread: pthread_t? = status == 0 ? started : nil
    #else
      var thread: pthread_t?
      if pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque()) != 0 {
        thread = nil
      }
    #endif
    guard let thread else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the closure; to be called once.
  package func join() { pthread_join(thread, nil) }

  /// The closure on its way to the thread.
  private final class Work {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }
}
