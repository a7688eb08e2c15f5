import Testing

/// Whether tests may start processes.
package enum ChildProcess {
  /// Lets a test go on that starts a process; `make quick` cancels it, and it counts as skipped.
  ///
  /// Whatever in the tests starts a process calls it first.
  ///
  /// - Throws: in `make quick`, to end the test.
  package static func require() throws {
    if ReleaseCheck.isQuick { try Test.cancel("It starts a process, and make quick starts none.") }
  }
}
