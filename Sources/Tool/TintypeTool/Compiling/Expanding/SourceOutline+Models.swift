import TintypeSyntax

extension SourceOutline {
  /// The names of the classes that are marked `@Model`.
  var modelNames: [String] {
    marks(of: "Model", "class").map { tokens[$0.keyword + 1].text }
  }

  /// What `@Model` and `@ModelActor` become, which the tool's own compiling has no macros for.
  ///
  /// A class is made a `PersistentModel`, with a wrapper before each stored property; what `@Attribute` and
  /// `@Relationship` say of them stands in its first line, so that no line moves.
  ///
  /// - Parameters:
  ///   - renames: the names to write differently, in order.
  ///   - models: the names of all classes that are models: who inherits from one of them is a model already.
  /// - Returns: the same with models, in order.
  func expandingModels(_ renames: [Rename], models: Set<String>) -> [Rename] {
    var result = renames
    for mark in marks(of: "Model", "class") {
      var source = ModelSource(outline: self, renames: renames, models: models)
      source.readModel(mark)
      result.removeAll { rename in source.edits.contains { $0.range.overlaps(rename.range) } }
      result += source.edits
    }
    for mark in marks(of: "ModelActor", "actor") {
      var source = ModelSource(outline: self, renames: renames, models: models)
      source.readActor(mark)
      result += source.edits
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Declarations that have an attribute, each with its mark, keyword and brace.
  private func marks(of name: String, _ keyword: String) -> [ModelMark] {
    tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].is("@"), tokens[index + 1].is(name) else { return nil }
      var word = index + 2
      while word < tokens.count - 1, !tokens[word].is(keyword) {
        let isPart =
          tokens[word].is("@") || tokens[word].kind == .word
          || tokens[word].kind == .open && tokens[word].is("(")
        if !isPart || tokens[word].is("{") { return nil }
        word = (tokens[word].kind == .open ? tokens[word].partner : nil).map { $0 + 1 } ?? word + 1
      }
      guard word < tokens.count - 1,
        let open = tokens[word...].firstIndex(where: { $0.is("{") }), tokens[open].partner != nil
      else { return nil }
      return ModelMark(mark: index, keyword: word, open: open)
    }
  }
}

/// A declaration that is marked, by the numbers of tokens.
private struct ModelMark {
  let mark: Int
  let keyword: Int
  let open: Int
}

/// Writes out what is marked `@Model`.
private struct ModelSource {
  let outline: SourceOutline
  let renames: [Rename]
  let models: Set<String>
  private(set) var edits: [Rename] = []
  private var options: [String] = []

  init(outline: SourceOutline, renames: [Rename], models: Set<String>) {
    self.outline = outline
    self.renames = renames
    self.models = models
  }

  private var tokens: [SwiftToken] { outline.tokens }

  mutating func readModel(_ mark: ModelMark) {
    blank(mark.mark...(mark.mark + 1))
    let header = tokens[(mark.keyword + 2)..<mark.open].filter { $0.kind == .word }
    let inherits = header.first.map { models.contains($0.text) } ?? false
    if !inherits { inherit("PersistentModel", mark) }
    for member in outline.members(inBraces: mark.open) { readProperty(member) }
    blankIndices(in: mark)
    let list = options.isEmpty ? "[:]" : "[\(options.joined(separator: ", "))]"
    let type = "[Swift.String: any SwiftData.SchemaProperty]"
    insert(
      inherits
        ? " override nonisolated public class var persistentProperties: \(type) { super.persistentProperties.merging(\(list)) { $1 } };"
        : " nonisolated public let persistentModelState = SwiftData.ModelState();"
          + " nonisolated public class var persistentProperties: \(type) { \(list) };",
      at: tokens[mark.open].range.upperBound)
  }

  mutating func readActor(_ mark: ModelMark) {
    blank(mark.mark...(mark.mark + 1))
    inherit("ModelActor", mark)
    insert(
      " nonisolated public let modelContainer: SwiftData.ModelContainer;"
        + " nonisolated public let modelExecutor: any SwiftData.ModelExecutor;"
        + " public init(modelContainer: SwiftData.ModelContainer) {"
        + " self.modelContainer = modelContainer;"
        + " modelExecutor = SwiftData.DefaultSerialModelExecutor("
        + "modelContext: SwiftData.ModelContext(modelContainer)) };",
      at: tokens[mark.open].range.upperBound)
  }

  /// Adds a protocol to those of a declaration.
  private mutating func inherit(_ name: String, _ mark: ModelMark) {
    let header = (mark.keyword + 2)..<mark.open
    if tokens[header].contains(where: { $0.is(name) }) { return }
    let separator = tokens[header].contains { $0.is(":") } ? ", " : ": "
    insert("\(separator)SwiftData.\(name) ", at: tokens[mark.open - 1].range.upperBound)
  }

  /// Puts a wrapper before a stored property, unless it is not to be kept.
  private mutating func readProperty(_ member: MemberTokens) {
    let isVariable = tokens[member.keyword].is("var")
    guard isVariable || tokens[member.keyword].is("let"),
      member.keyword + 1 <= member.all.upperBound
    else { return }
    let name = tokens[member.keyword + 1].text
    var isTransient = false
    /// Behind the attributes: they stand before `public` and the like.
    var start = member.all.lowerBound
    var index = start
    while index < member.keyword {
      if tokens[index].is("@") {
        let attribute = tokens[index + 1].text
        let hasList = tokens[index + 2].is("(") && !tokens[index + 2].startsLine
        let end = hasList ? tokens[index + 2].partner ?? index + 1 : index + 1
        if ["Attribute", "Relationship", "Transient"].contains(attribute) {
          if attribute == "Transient" {
            isTransient = true
          } else {
            let list = hasList ? text((index + 2)...end) : "()"
            options.append("\"\(name)\": SwiftData.Schema.\(attribute)\(list)")
          }
          blank(index...end)
        }
        index = end
        start = end + 1
      }
      index += 1
    }
    let modifiers = tokens[member.all.lowerBound..<member.keyword]
    let isOfType = modifiers.contains { $0.is("static") || $0.is("class") || $0.is("lazy") }
    if !isVariable || isTransient || isOfType || isComputed(member) { return }
    insert("@SwiftData.PersistedProperty ", at: tokens[start].range.lowerBound)
  }

  /// Whether braces follow the type that are not those of observers.
  private func isComputed(_ member: MemberTokens) -> Bool {
    var index = member.keyword + 1
    while index <= member.all.upperBound {
      if tokens[index].is("=") { return false }
      if tokens[index].is("{") {
        let first = tokens[index + 1]
        return !first.is("willSet") && !first.is("didSet")
      }
      index =
        (tokens[index].kind == .open ? tokens[index].partner : nil).map { $0 + 1 } ?? index + 1
    }
    return false
  }

  /// Leaves `#Index` and `#Unique` out, which do nothing.
  private mutating func blankIndices(in mark: ModelMark) {
    let close = tokens[mark.open].partner ?? mark.open
    for index in mark.open..<max(close - 1, mark.open)
    where tokens[index].is("#") && (tokens[index + 1].is("Index") || tokens[index + 1].is("Unique"))
    {
      guard let list = tokens[index...].firstIndex(where: { $0.is("(") }), list < close,
        let end = tokens[list].partner
      else { continue }
      blank(index...end)
    }
  }

  private mutating func insert(_ text: String, at offset: Int) {
    edits.append(Rename(range: offset..<offset, replacement: text))
  }

  /// Turns tokens to spaces, lines kept.
  private mutating func blank(_ range: ClosedRange<Int>) {
    let bytes =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
    let spaces = outline.bytes[bytes].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    edits.append(Rename(range: bytes, replacement: String(decoding: spaces, as: UTF8.self)))
  }

  /// Tokens on one line, with the names that they have in the program.
  private func text(_ range: ClosedRange<Int>) -> String {
    let bytes =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
    var text = Array(outline.bytes[bytes])
    for rename in renames.reversed() where bytes.contains(rename.range.lowerBound) {
      let lower = rename.range.lowerBound - bytes.lowerBound
      text.replaceSubrange(
        lower..<(lower + rename.range.count), with: Array(rename.replacement.utf8))
    }
    return String(decoding: text.map { $0 == UInt8(ascii: "\n") ? 32 : $0 }, as: UTF8.self)
  }
}
