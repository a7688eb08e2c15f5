import CTintypeThreads
import Foundation
import Glibc
import Synchronization
import Testing

@testable import TintypeCairo

@Suite struct WorkerPoolTests {
  /// Counts on any threads.
  private final class Count: Sendable {
    let value = Atomic(0)
    func add(_ count: Int = 1) { value.wrappingAdd(count, ordering: .relaxed) }
    var now: Int { value.load(ordering: .relaxed) }
  }

  @Test func usesTheRequestedThreadCount() {
    let begun = Count()
    // Nobody ends before all have begun.
    WorkerPool().run(on: 3) {
      begun.add()
      while begun.now < 3 { sched_yield() }
    }
    #expect(begun.now == 3)
  }

  @Test func threadCountFollowsTheCallersAffinity() {
    let (before, fewer) = (Count(), Count())
    let hasEnded = DispatchSemaphore(value: 0)
    // Of this thread alone; the others stay where they are.
    Thread.detachNewThread {
      before.add(WorkerCount(nil).most)
      // All but the one where it is.
      tintype_run_elsewhere(tintype_thread_number())
      fewer.add(WorkerCount(nil).most)
      hasEnded.signal()
    }
    hasEnded.wait()
    #expect(fewer.now == max(before.now - 1, 1))
    #expect(WorkerCount(5).most == 5)
  }

  @Test(arguments: [0, 1]) func aSingleThreadIsTheCallers(count: Int) {
    let calls = Count()
    WorkerPool.shared.run(on: count) { calls.add() }
    #expect(calls.now == 1)
  }

  @Test func noWorkerRunsAfterTheCallReturned() {
    let pool = WorkerPool()
    for _ in 0..<2_000 {
      let (calls, running) = (Count(), Count())
      pool.run(on: 2) {
        running.add()
        calls.add()
        running.add(-1)
      }
      let seen = calls.now
      #expect(running.now == 0)
      #expect((1...2).contains(seen))
      #expect(calls.now == seen)
    }
  }

  @Test func aBusyWorkerIsNotRequestedAgain() {
    let (begun, ended, calls) = (Count(), Count(), Count())
    let pool = WorkerPool()
    pool.run(on: 2) {
      begun.add()
      while begun.now < 2 { sched_yield() }
      pool.run(on: 2) { calls.add() }
      ended.add()
      // Nobody is free before all have asked.
      while ended.now < 2 { sched_yield() }
    }
    #expect(calls.now == 2)
  }
}
