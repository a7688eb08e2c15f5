import Foundation
import Testing

/// Whether tests may start processes.
package enum ChildProcess {
  private static let isLeftOut = ProcessInfo.processInfo.environment["TINTYPE_QUICK"] != nil

  /// Lets a test go on that starts a process; `make quick` cancels it, and it counts as skipped.
  ///
  /// Whatever in the tests starts a process calls it first.
  ///
  /// - Throws: in `make quick`, to end the test.
  package static func require() throws {
    if isLeftOut { try Test.cancel("It starts a process, and make quick starts none.") }
  }
}
