import Foundation
import Testing
import TintypeTestSupport

/// The page of environment variables, beside what sources, tests and scripts read and set.
@Suite struct EnvironmentVariableTests {
  /// The variables of ours that a text names: words that begin as ours do and go on.
  private static func variables(in text: String) -> Set<String> {
    Set(text.matches(of: /\b(?:TINTYPE|SNAPSHOT)_[A-Z_]+/).map { String($0.output) })
  }

  private static let page = "Sources/SwiftUI/Tintype/Tintype.docc/Environment.md"

  /// The names in the first column of the page's tables.
  private static func table() throws -> [String] {
    let text = try String(contentsOf: PackageFolder.root.appending(path: page), encoding: .utf8)
    return text.matches(of: /(?m)^\| `([A-Z_]+)` \|/).map { String($0.output.1) }
  }

  /// Every variable that is read or set somewhere, with a position.
  private static func used() throws -> [String: String] {
    var paths: [String: String] = [:]
    func search(_ path: String) {
      guard
        let data = FileManager.default.contents(
          atPath: PackageFolder.root.appending(path: path).path)
      else {
        return
      }
      for name in variables(in: String(decoding: data, as: UTF8.self)) { paths[name] = path }
    }
    for path in ["Package.swift", "Makefile", ".ci/run"] { search(path) }
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(
        atPath: PackageFolder.root.appending(path: folder).path)
      for case let name as String in files ?? .init() where name.hasSuffix(".swift") {
        search("\(folder)/\(name)")
      }
    }
    return paths
  }

  @Test func everyVariableStandsInTheTableOnce() throws {
    let table = try Self.table()
    #expect(Set(table).count == table.count)
    for (name, path) in try Self.used() {
      #expect(table.contains(name), "\(Self.page) does not name \(name), which stands in \(path).")
    }
  }

  @Test func theTableNamesNothingElse() throws {
    let used = try Self.used()
    for name in Self.variables(in: try Self.table().joined(separator: " ")) {
      #expect(used[name] != nil, "Nothing reads \(name), which \(Self.page) names.")
    }
  }
}
