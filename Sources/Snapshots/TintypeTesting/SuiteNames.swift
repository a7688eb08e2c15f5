import Foundation
import Synchronization
import TintypeSnapshots
import TintypeSyntax

/// Which suites of a file have a test of the same name, read from the file: `Rules/Recording#Names`.
///
/// Suites run side by side, so what comes first must not decide what a snapshot is called.
struct SuiteNames: Sendable {
  /// A function of a file.
  private struct Function {
    /// The types around it, joined by hyphens; empty at the top of the file.
    let suite: String
    let lines: ClosedRange<Int>
  }

  /// By the names of their snapshots as a disk takes them that tells no case.
  private let functions: [String: [Function]]

  private static let files = Mutex<[String: SuiteNames]>([:])

  /// Reads a file, once.
  ///
  /// - Parameter path: the source file of an assertion.
  /// - Returns: its tests; none of a file that cannot be read.
  static func of(file path: String) -> SuiteNames {
    files.withLock { files in
      if let found = files[path] { return found }
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let found = SuiteNames(source: String(decoding: data, as: UTF8.self))
      files[path] = found
      return found
    }
  }

  /// Reads a source.
  ///
  /// - Parameter source: a test's file.
  init(source: String) {
    let tokens = SourceOutline(source).tokens
    var found: [String: [Function]] = [:]
    var types: [(name: String, end: Int)] = []
    var nextType: String?
    for (index, token) in tokens.enumerated() {
      types.removeAll { $0.end <= index }
      if token.kind == .word, Self.types.contains(token.text),
        let name = Self.name(at: index + 1, tokens)
      {
        nextType = name
      } else if token.is("{"), let name = nextType, let end = token.partner {
        types.append((name, end))
        nextType = nil
      } else if token.kind == .word, token.text == "func",
        let (signature, end) = Self.function(at: index + 1, tokens)
      {
        let function = Function(
          suite: types.map(\.name).joined(separator: "-"), lines: token.line...tokens[end].line)
        found[Self.key(signature), default: []].append(function)
      }
    }
    functions = found
  }

  /// The suite that is part of a test's snapshots' names.
  ///
  /// - Parameters:
  ///   - function: the function of the assertion, as `#function` has it.
  ///   - line: the assertion's line.
  /// - Returns: nil where no other suite of the file has a test whose snapshots would have the same names.
  func suite(of function: String, line: Int) -> String? {
    guard let all = functions[Self.key(function)], Set(all.map(\.suite)).count > 1,
      let own = all.first(where: { $0.lines.contains(line) }), !own.suite.isEmpty
    else { return nil }
    return own.suite
  }

  private static func key(_ function: String) -> String {
    FileNames.folded(SnapshotLocation.component(function))
  }

  private static let types: Set = ["struct", "class", "enum", "actor", "extension"]

  /// The name of a type that is declared or extended; nil where the word before means something else, as in `class func`.
  private static func name(at start: Int, _ tokens: [SwiftToken]) -> String? {
    guard tokens.indices.contains(start), tokens[start].kind == .word,
      !["func", "var", "let", "subscript", "init"].contains(tokens[start].text)
    else { return nil }
    var parts = [tokens[start].text]
    var index = start + 1
    while index + 1 < tokens.count, tokens[index].is("."), tokens[index + 1].kind == .word {
      parts.append(tokens[index + 1].text)
      index += 2
    }
    return parts.joined(separator: "-")
  }

  /// A function's name with its labels, as `#function` has it, and the token that ends its body.
  private static func function(
    at start: Int, _ tokens: [SwiftToken]
  ) -> (signature: String, end: Int)? {
    guard tokens.indices.contains(start),
      let open = tokens[start...].prefix(40).firstIndex(where: { $0.is("(") }),
      let close = tokens[open].partner,
      let body = tokens[close...].firstIndex(where: { $0.is("{") || $0.is("func") }),
      let end = tokens[body].partner
    else { return nil }
    var labels = ""
    var index = open + 1
    while index < close {
      if tokens[index].kind == .word, tokens[index + 1].is(":") || tokens[index + 2].is(":") {
        labels += tokens[index].text + ":"
      }
      // On to what follows the next comma of these parentheses.
      while index < close, !tokens[index].is(",") { index = (tokens[index].partner ?? index) + 1 }
      index += 1
    }
    return ("\(tokens[start].text)(\(labels))", end)
  }
}
