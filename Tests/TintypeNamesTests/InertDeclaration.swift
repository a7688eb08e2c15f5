import Foundation
import Testing
import TintypeTestSupport

/// A public modifier of views or scenes as its source declares it.
struct InertDeclaration {
  /// What is extended: `View` or `Scene`.
  var type: String
  /// The modifier with its labels, such as `onHover(perform:)`.
  var signature: String
  /// Whether it gives back what it is applied to.
  var isInert: Bool

  /// The name without labels.
  var name: String { String(signature.prefix { $0 != "(" }) }

  /// The public modifiers that extensions in a file declare.
  static func all(in source: String) -> [InertDeclaration] {
    let code = source.replacing(/\/\/.*/, with: "")
    let heads =
      /(?m)^(?:extension (?<type>[A-Za-z.]+)[^{]*\{|(?<other>[a-z@][^{}\n]*\b(?:struct|class|enum|protocol) )| +(?:@\w+ )*public (?:nonisolated )?func (?<name>[a-zA-Z]+))/
    var type = ""
    var found: [InertDeclaration] = []
    for match in code.matches(of: heads) {
      if let extended = match.output.type { type = String(extended) }
      if match.output.other != nil { type = "" }
      guard let name = match.output.name, ["View", "Scene"].contains(type) else { continue }
      let rest = code[match.range.upperBound...]
      let (labels, end) = labels(in: rest)
      let body = code[end...].prefix(while: { $0 != "}" })
      found.append(
        InertDeclaration(
          type: type, signature: "\(name)(\(labels.map { $0 + ":" }.joined()))",
          isInert: body.wholeMatch(of: /[^{]*\{\s*self\s*/) != nil))
    }
    return found
  }

  /// The labels of the parameters that follow a function's name, and where the parameters end.
  private static func labels(in text: Substring) -> (labels: [String], end: String.Index) {
    guard let start = text.firstIndex(of: "(") else { return ([], text.endIndex) }
    var depth = 0
    var labels: [String] = []
    var parameter = ""
    func finish() {
      let fields = parameter.replacing(#/@\w+ /#, with: "").split(whereSeparator: \.isWhitespace)
      if let first = fields.first { labels.append(String(first.prefix { $0 != ":" })) }
      parameter = ""
    }
    var earlier: Character = " "
    for index in text[start...].indices {
      let character = text[index]
      let closes = ")]}".contains(character) || (character == ">" && earlier != "-")
      if closes { depth -= 1 }
      if closes, depth == 0 {
        finish()
        return (labels, text.index(after: index))
      }
      if character == ",", depth == 1 { finish() } else if depth > 0 { parameter.append(character) }
      if "([{<".contains(character) { depth += 1 }
      earlier = character
    }
    return (labels, text.endIndex)
  }
}

/// What the sources say about modifiers that change nothing agrees with tests and documentation.
@Suite struct InertDeclarationTests {
  private static func declarations(
    where isWanted: (String) -> Bool
  ) throws -> [InertDeclaration] {
    let sources = PackageFolder.root.appending(path: "Sources")
    var found: [InertDeclaration] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && isWanted(path) {
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      found += InertDeclaration.all(in: source)
    }
    return found
  }

  /// Whether a file is made of a table, but not of one of modifiers that say what another one is given.
  private static func isMade(_ path: String) -> Bool {
    isView(path) && path.contains("/Generated/") && !path.hasSuffix("Modifiers.swift")
  }
  private static func isView(_ path: String) -> Bool {
    ["Controls", "Names", "Views", "Resolving"].contains { path.hasPrefix("SwiftUI/Tintype\($0)/") }
  }

  @Test func declarationsAreRead() {
    let source = """
      extension View {
        // public func notThis(_ a: Int) -> some View { self }
        public nonisolated func one<T: P<Int>>(_ a: T, in b: (Int) -> Void = {}) -> some View {
          self
        }
        public func two() -> some View { self.one(1) }
        @_disfavoredOverload public func four() -> some View { self }
      }
      public struct Five {
        public func five() {}
      }
      extension Text {
        public func three() -> Text { self }
      }
      """
    let found = InertDeclaration.all(in: source)
    #expect(found.map(\.signature) == ["one(_:in:)", "two()", "four()"])
    #expect(found.map(\.isInert) == [true, false, true])
  }

  @Test func tablesHoldWhatChangesNothingAndNothingElse() throws {
    let inert = try Self.declarations(where: Self.isMade)
    #expect(inert.count > 100)
    for modifier in inert where !modifier.isInert {
      Issue.record(
        "\(modifier.signature) does something: write it by hand, outside of Fixtures/Names.")
    }
    let others = try Self.declarations { Self.isView($0) && !Self.isMade($0) }
    #expect(others.count > 100)
    for modifier in others where modifier.isInert {
      Issue.record(
        "\(modifier.signature) changes nothing: move it into Fixtures/Names/TintypeNames.")
    }
  }

  @Test func everyInertModifierHasACase() throws {
    let declared = try Self.declarations(where: Self.isMade).filter { $0.type == "View" }
    var missing = declared.map(\.signature)
    for modifier in InertModifier.all {
      if let index = missing.firstIndex(of: modifier.signature) {
        missing.remove(at: index)
      } else {
        Issue.record("no modifier \(modifier.signature) is declared in Fixtures/Names.")
      }
    }
    #expect(missing.isEmpty, "modifiers without a case: \(missing)")
  }

  /// What the modifiers of a table have in common, and why they show nothing.
  private static let folders = [
    "Accessibility": ("Assistive technology", "nothing in a picture is spoken"),
    "Controls": ("Controls and lists", "their choices show when somebody uses them"),
    "Input": ("Input", "a still picture has no touches, no keys and no focus"),
    "Motion": ("Motion", "a picture shows the end of every animation"),
    "Presentation": ("What is presented", "nobody dismisses it"),
    "Program": ("Programs", "nothing happens beside a picture"),
    "Screen": ("Screens", "a picture shows them at rest"),
    "Scrolling": ("Scrolling", "content stays where it is"),
  ]

  @Test func theDocumentationListsInertDeclarations() throws {
    let folder = "SwiftUI/TintypeNames/Generated"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.root.appending(path: "Sources/\(folder)").path)
    let items = try files.sorted().compactMap { file -> String? in
      let declared = try Self.declarations { $0 == "\(folder)/\(file)" }
      if declared.isEmpty { return nil }
      let (title, reason) = try #require(
        Self.folders[String(file.dropLast(".swift".count))],
        "What do modifiers in \(file) have in common?")
      return GeneratedSection.item(title, because: reason, Set(declared.map(\.name)).sorted())
    }
    #expect(items.count == Self.folders.count)
    try GeneratedSection(
      "inert modifiers", in: "Sources/SwiftUI/Tintype/Tintype.docc/Unsupported.md"
    ).check(items.joined(separator: "\n") + "\n")
  }
}
