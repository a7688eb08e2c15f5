import Foundation

/// A test that failed by something else than its snapshots.
package struct TestFailure: Sendable, Hashable, Codable {
  /// The test, such as `ShopTests.CardTests/card()`.
  package var test: String
  /// Where it failed, such as `Tests/CardTests.swift:7`, each once; empty where nobody can tell.
  package var positions: [String]

  /// Creates a failure.
  package init(test: String, positions: [String]) {
    (self.test, self.positions) = (test, positions)
  }

  private static let mostNames = 12

  /// The failures, a line each, below a line that counts them: at most a screen.
  static func lines(_ failures: [TestFailure]) -> [String] {
    guard !failures.isEmpty else { return [] }
    let rest = failures.count - mostNames
    return ["", title(failures.count)]
      + failures.prefix(mostNames).map { failure in
        let more = failure.positions.count > 1 ? " and \(failure.positions.count - 1) more" : ""
        let position = failure.positions.first.map { "  \($0)\(more)" } ?? ""
        return "  " + NeutralText.line(failure.test + position)
      } + (rest > 0 ? ["  … and \(rest) more"] : [])
  }

  /// What a person calls so many of them.
  static func title(_ count: Int) -> String {
    "\(count) test\(count == 1 ? "" : "s") failed apart from snapshots"
  }

  /// The methods of XCTest that failed, by what it wrote: `/…/OldTests.swift:7: error: OldTests.testRow : …`.
  package static func methods(in text: String, root: String) -> [RunTest] {
    var tests: [String: RunTest] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 5, let lineNumber = Int(parts[1]), parts[2] == "error" else { continue }
      let names = parts[3].split(separator: ".")
      guard names.count == 2, names.allSatisfy({ $0.allSatisfy { !$0.isWhitespace } }) else {
        continue
      }
      let file = SnapshotLocation.relative(parts[0], to: root)
      // What is thrown has no position.
      let position = lineNumber > 0 ? "\(file):\(lineNumber)" : ""
      var test =
        tests[parts[3]] ?? RunTest(function: String(names[1]), file: file, isSkipped: false)
      (test.name, test.hasFailed) = (parts[3], true)
      test.failures = (test.failures ?? []) + [position]
      tests[parts[3]] = test
    }
    return tests.values.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }
}

extension RunManifest {
  /// The tests that failed by something else than snapshots.
  ///
  /// What failed where no assertion of a snapshot did is something else; but a snapshot whose failure a test hands on by
  /// itself, from `verifySnapshot`, fails at another line.
  package var failures: [TestFailure] {
    let asserted = Dictionary(grouping: outcomes.filter { !$0.isPass }, by: \.test)
    return tests.compactMap { test in
      guard test.hasFailed == true, let name = test.name, let positions = test.failures else {
        return nil
      }
      let snapshots = (asserted[name] ?? []).map { "\($0.file):\($0.line)" }
      let others = positions.filter { !snapshots.contains($0) }
      guard others.count > snapshots.filter({ !positions.contains($0) }).count else { return nil }
      let distinct = others.enumerated().filter { !$1.isEmpty && others.firstIndex(of: $1) == $0 }
      return TestFailure(test: name, positions: distinct.map(\.element))
    }
  }
}
