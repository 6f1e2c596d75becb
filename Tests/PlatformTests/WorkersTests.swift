import Testing

@testable import Platform

/// Results come in the tasks' order, whoever works on them, and so do failures.
@Suite struct WorkersTests {
  private struct Failure: Error, Equatable {
    var task: Int
  }

  @Test(arguments: [1, 2, 8])
  func resultsAreInOrder(jobs: Int) throws {
    let groups = [[5, 1, 7], [], [0, 2, 3, 4, 6]]
    let results = try Workers(jobs: jobs).run(groups, makeWorker: { { $0 * 10 } }, watch: { _ in })
    #expect(results == [0, 10, 20, 30, 40, 50, 60, 70])
  }

  @Test(arguments: [1, 2, 8])
  func theFirstFailureInOrderIsTold(jobs: Int) {
    let groups = [Array(0..<50).reversed(), Array(50..<100)]
    #expect(throws: Failure(task: 13)) {
      try Workers(jobs: jobs).run(
        groups,
        makeWorker: {
          { task in
            if task % 20 == 13 { throw Failure(task: task) }
            return task
          }
        }, watch: { _ in })
    }
  }

  @Test(arguments: [1, 4])
  func whoWatchesCanEndTheWork(jobs: Int) {
    var seen = 0
    #expect(throws: Failure(task: -1)) {
      try Workers(jobs: jobs).run(
        [Array(0..<1_000_000)], makeWorker: { { $0 } },
        watch: { done in
          seen = done
          if done > 10 { throw Failure(task: -1) }
        })
    }
    #expect(seen > 10)
    #expect(seen < 1_000_000)
  }

  @Test(arguments: [1, 3])
  func nothingToDoIsDone(jobs: Int) throws {
    let results = try Workers(jobs: jobs).run([], makeWorker: { { $0 } }, watch: { _ in })
    #expect(results.isEmpty)
  }

  @Test func aWorkerStaysWithItsGroupAndThenHelpsTheFullest() {
    var queue = TaskQueue(groups: [[0, 1], [2, 3, 4], [5]])
    var first: Int?
    var second: Int?
    #expect(queue.next(in: &first) == 0)
    #expect(queue.next(in: &second) == 2)
    #expect(queue.next(in: &first) == 1)
    #expect(queue.next(in: &first) == 5)
    #expect(queue.next(in: &first) == 3)
    #expect(queue.next(in: &second) == 4)
    #expect(queue.next(in: &second) == nil)
  }
}
