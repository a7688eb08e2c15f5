import Foundation
import Testing

@testable import TintypeTool

/// Threads that wait for processes.
@Suite struct ThreadsTests {
  @Test func whatThreadsReturnHasItsOrder() throws {
    for count in [0, 1, 5] {
      let results = Threads.perform(count) { index in
        if index == 3 { throw POSIXError(.EIO) }
        // The first comes last.
        usleep(UInt32(5 - index) * 1000)
        return index
      }
      #expect(results.map { try? $0.get() } == (0..<count).map { $0 == 3 ? nil : $0 })
    }
  }
}
