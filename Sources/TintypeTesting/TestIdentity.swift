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

  /// A test's identifier without the place in the source: `Module.Suite/function()`.
  private static func shortened(_ name: String) -> String {
    let parts = name.split(separator: "/")
    guard parts.count > 1, parts.last?.contains(".swift:") == true else { return name }
    return parts.dropLast().joined(separator: "/")
  }

  /// The running test, of Swift Testing or of XCTest.
  ///
  /// - Parameters:
  ///   - file: the source file of the assertion.
  ///   - function: the function of the assertion.
  /// - Returns: its name, its owner and its scope.
  static func current(file: String, function: String) -> TestIdentity {
    if let test = Test.current {
      let name = "\(test.id)"
      // Arguments have no public name, but what the case says of itself tells cases apart.
      let arguments =
        Test.Case.current.map { $0.isParameterized ? String(reflecting: $0) : "" } ?? ""
      let owner = name + arguments
      let scope = SnapshotScope.current ?? SnapshotSession.current.scope(of: owner)
      return TestIdentity(name: Self.shortened(name), owner: owner, scope: scope)
    }
    let running = RunningXCTest.shared.current
    let suite = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let owner = running?.name ?? "\(file)/\(function)"
    let scope = SnapshotScope.current ?? running?.scope ?? SnapshotSession.current.scope(of: owner)
    return TestIdentity(name: running?.name ?? "\(suite).\(function)", owner: owner, scope: scope)
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
