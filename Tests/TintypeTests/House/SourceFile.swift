import Foundation
import TintypeTestSupport

/// A source of ours, as far as measures of the house need it.
struct SourceFile: Sendable {
  /// From the package's folder on, such as `Sources/Engine/TintypeText/Lines/LineStack.swift`.
  let path: String
  /// How many lines it has.
  let lineCount: Int
  /// The text with blanks in place of comments and of what stands in string literals.
  let code: [UInt8]

  /// The parts of its path.
  private var parts: [Substring] { path.split(separator: "/") }

  /// The folder that it lies in.
  var folder: String { parts.dropLast().joined(separator: "/") }
  /// The folder of `Sources` that it lies below, such as `Engine`.
  var topFolder: String { parts.count > 2 ? String(parts[1]) : "" }
  /// Whether a generator wrote it, for the compiler and not for people.
  var isGenerated: Bool { parts.contains("Generated") }

  /// Reads a file.
  ///
  /// - Parameter path: from the package's folder on.
  /// - Throws: where it cannot be read.
  init(_ path: String) throws {
    let data = try Data(contentsOf: PackageFolder.root.appending(path: path))
    self.path = path
    var code = [UInt8](data)
    lineCount = code.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    code.withUnsafeMutableBufferPointer { Blanking.run($0) }
    self.code = code
  }

  /// All sources below `Sources` that people read.
  static let written = sources.filter { !$0.isGenerated }

  /// All Swift sources below `Sources`, by path.
  static let sources = files(in: "Sources")

  /// All Swift sources below `Tests`, by path.
  static let tests = files(in: "Tests")

  private static func files(in folder: String) -> [SourceFile] {
    let root = PackageFolder.root.appending(path: folder).path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? SourceFile("\(folder)/\($0)") }
  }

  /// The identifiers and keywords of the code, each once.
  var identifiers: Set<String> {
    var identifiers: Set<String> = []
    for line in code.split(separator: UInt8(ascii: "\n")) {
      identifiers.formUnion(Self.identifiers(line))
    }
    return identifiers
  }

  /// The words of a line, in order.
  static func identifiers(_ line: ArraySlice<UInt8>) -> [String] {
    line.split { !isPartOfWord($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// What declares a type, and what may stand before it.
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// The types that it declares outside of others.
  var types: Set<String> {
    var types: Set<String> = []
    for line in code.split(separator: UInt8(ascii: "\n"))
    where line.first.map({ $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "}") }) == true {
      let identifiers = Self.identifiers(line)
      guard let kind = identifiers.firstIndex(where: Self.kinds.contains),
        kind + 1 < identifiers.count,
        !identifiers[..<kind].contains("extension"), !identifiers[..<kind].contains("import")
      else { continue }
      types.insert(identifiers[kind + 1])
    }
    return types
  }
}

/// Puts blanks in place of comments and of the text of string literals.
private enum Blanking {
  static func run(_ code: UnsafeMutableBufferPointer<UInt8>) {
    let (quote, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    var index = 0
    func has(_ text: StaticString, at start: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      return start + count <= code.count
        && (0..<count).allSatisfy { code[start + $0] == text.utf8Start[$0] }
    }
    func blank(until isEnd: (Int) -> Bool) {
      while index < code.count, !isEnd(index) {
        if code[index] != newline { code[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
    while index < code.count {
      if code[index] != quote, code[index] != UInt8(ascii: "/") {
        index += 1
      } else if has("//", at: index) {
        blank { code[$0] == newline }
      } else if has("/*", at: index) {
        blank { has("*/", at: $0) }
        index += 2
      } else if has("\"\"\"", at: index) {
        index += 3
        blank { has("\"\"\"", at: $0) && code[$0 - 1] != UInt8(ascii: "\\") }
        index += 3
      } else if code[index] == quote {
        index += 1
        var isEscaped = false
        blank { position in
          if isEscaped {
            isEscaped = false
            return false
          }
          isEscaped = code[position] == UInt8(ascii: "\\")
          return code[position] == quote || code[position] == newline
        }
        index += 1
      } else {
        index += 1
      }
    }
  }
}
