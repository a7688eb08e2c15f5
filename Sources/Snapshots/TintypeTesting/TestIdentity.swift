import Foundation
import Synchronization
import Testing
import TintypeSnapshots
import XCTest

/// The test that an assertion runs in.
struct TestIdentity {
  /// What a person calls it.
  var name: String
  /// The same for a repetition of the same case, other for other cases.
  var owner: String
  /// This run of the case.
  var scope: SnapshotScope
  /// What the case was given, as part of a file's name; nil for a test without parameters.
  var arguments: String?

  /// What an unnamed snapshot is told from others by: its number, or what the case was given.
  ///
  /// - Parameters:
  ///   - counted: what is counted: the folder and the test function.
  ///   - numbering: which unnamed snapshots carry a number.
  /// - Returns: the name; nil for none.
  func name(
    of counted: String, _ numbering: SnapshotTestingConfiguration.Numbering?
  ) -> String? {
    guard let arguments else { return scope.ordinal(for: counted, numbering) }
    let ordinal = scope.next(for: "\(counted) \(arguments)")
    return ordinal == 1 ? arguments : "\(arguments)-\(ordinal)"
  }

  /// The running test, of Swift Testing or of XCTest.
  ///
  /// - Parameters:
  ///   - file: the source file of the assertion.
  ///   - function: the function of the assertion.
  /// - Returns: its name, its owner and its scope.
  static func current(file: String, function: String) -> TestIdentity {
    if let test = Test.current {
      let arguments = Test.Case.current.flatMap { TestArguments.text(of: $0) }
      let short = TestEvents.name("\(test.id)")
      let owner = short + (arguments.map { " with \($0)" } ?? "")
      // Without a trait a case that is repeated counts on; others run beside it and count by themselves.
      return TestIdentity(
        name: short, owner: owner,
        scope: SnapshotScope.current ?? SnapshotSession.current.scope(of: owner),
        arguments: arguments.map { TestArguments.name($0) })
    }
    let running = RunningXCTest.shared.current
    let suite = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let owner = running?.name ?? "\(file)/\(function)"
    let scope =
      SnapshotScope.current ?? running?.scope ?? SnapshotSession.current.scope(of: "process")
    // As XCTest calls its methods: without brackets.
    let method = function.prefix { $0 != "(" }
    return TestIdentity(name: running?.name ?? "\(suite).\(method)", owner: owner, scope: scope)
  }
}

/// Follows which XCTest method runs, so that unnamed snapshots are counted from 1 in each run of it.
final class RunningXCTest: NSObject, XCTestObservation, Sendable {
  struct Running: Sendable {
    var name: String
    var scope: SnapshotScope
  }

  private let running = Mutex<Running?>(nil)

  /// The one observer; it starts to observe with the first assertion, in the middle of a method, so the
  /// first method is known by its file and function only.
  static let shared: RunningXCTest = {
    let observer = RunningXCTest()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  var current: Running? { running.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    running.withLock { $0 = Running(name: name, scope: SnapshotScope()) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    running.withLock { $0 = nil }
  }
}
