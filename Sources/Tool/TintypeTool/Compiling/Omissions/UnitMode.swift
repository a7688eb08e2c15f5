import Foundation
import TintypeSyntax

/// How a unit takes part in a program.
enum UnitMode: Equatable {
  /// Its bare expressions are taken for views.
  case shown
  /// Its bare expressions are taken for ordinary statements: they are no views.
  case plain
  /// Some of its declarations, by their indices, do not compile and are left out, and parts of others.
  case partial(without: Set<Int>, cutting: Set<Cut> = [])
  /// It does not compile and is left out.
  case dropped

  /// The indices of the declarations that are left out of a unit that takes part.
  var omitted: Set<Int> {
    if case .partial(let omitted, _) = self { return omitted }
    return []
  }

  /// What is left out of declarations that stay.
  var cuts: Set<Cut> {
    if case .partial(_, let cuts) = self { return cuts }
    return []
  }

  /// Replacements with those of what is left out, in source order.
  ///
  /// - Parameters:
  ///   - renames: others, in source order.
  ///   - unit: the unit.
  /// - Returns: all that do not lie in what is left out.
  func cutting(_ renames: [Rename], in unit: SourceUnit) -> [Rename] {
    if cuts.isEmpty { return renames }
    let others = renames.filter { rename in
      !cuts.contains {
        $0.range.contains(rename.range.lowerBound) || $0.range.overlaps(rename.range)
      }
    }
    return (others + cuts.map { $0.replacement(in: unit) })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Says in a word what decides the unit's code, for digests.
  var key: String {
    switch self {
    case .shown: "shown"
    case .plain: "plain"
    case .partial(let omitted, let cuts):
      "without \(omitted.sorted()) \(cuts.map(\.range.description).sorted())"
    case .dropped: "dropped"
    }
  }
}

/// What is left out where it does not compile: a declaration of a unit, or all of a unit.
struct UnitPart: Hashable {
  /// The unit's index.
  let unit: Int
  /// The index of the declaration among the unit's items; nil for the whole unit.
  var item: Int?
  /// What of the declaration; nil for all of it.
  var cut: Cut?
}

/// What is left out of a declaration that stays: one of its members, or of the body of one.
///
/// A body that does not compile and has to return a value becomes one that stops: whoever does not call it is drawn. One
/// that returns nothing, or may return nil, does so, and the picture of who calls it says so.
struct Cut: Hashable {
  /// What is left out.
  enum Extent {
    /// A member of a type.
    case member
    /// A member's body, between the braces.
    case body
    /// A statement that does something to what only stands in for a type that is not here.
    case statement
  }

  /// The bytes of the unit.
  let range: Range<Int>
  /// The name of the member.
  let name: String
  /// How much of it is left out.
  let extent: Extent
  /// What a body has to return.
  var answer = MemberDeclaration.Answer.value

  /// What stands in its place, on as many lines.
  ///
  /// - Parameter unit: the unit.
  /// - Returns: the replacement.
  func replacement(in unit: SourceUnit) -> Rename {
    let bytes = unit.outline.bytes
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    let line = unit.line + bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let file = URL(filePath: unit.path).lastPathComponent
    let sentence = "\"'\(name)' of \(file):\(line) does not compile here and is left out\""
    let rest =
      switch (extent, answer) {
      case (.body, .value): " Swift.fatalError(\(sentence)) "
      case (.body, .nothing): " \(StandIns.omission)(\(sentence)) "
      case (.body, .optional): " \(StandIns.omission)(\(sentence)); return nil "
      default: ""
      }
    return Rename(range: range, replacement: rest + String(repeating: "\n", count: lines))
  }
}

extension SourceUnit {
  /// Whether the unit's declarations can be left out one by one.
  ///
  /// Bare expressions belong together, and nobody knows where the declarations of a unit with an unbalanced brace end.
  var hasParts: Bool {
    outline.isBalanced && !isPreview && !isFragment
      && !outline.items.contains { $0.kind == .statement && !isProgram }
  }

  /// The index of the declaration that a position lies in.
  ///
  /// - Parameters:
  ///   - line: the line in the unit's file, from 1.
  ///   - column: the column, from 1; it tells declarations on one line apart.
  /// - Returns: nil for what is no declaration or between two.
  func part(atLine line: Int, column: Int) -> Int? {
    let own = line - self.line + 1
    let starts = outline.items.indices.filter { outline.items[$0].line == own }
    if starts.count > 1 {
      return starts.last { outline.column(ofByte: outline.items[$0].range.lowerBound) <= column }
        ?? starts.first
    }
    guard let last = outline.items.lastIndex(where: { $0.line <= own }) else { return nil }
    let item = outline.items[last]
    if outline.isPreview(item) || item.kind == .directive || item.kind == .other { return nil }
    let end = item.line + outline.bytes[item.range].count { $0 == UInt8(ascii: "\n") }
    return own <= end ? last : nil
  }

  /// What can be left out of a declaration around a position, and is not yet: a statement, a body, then the member that
  /// has it.
  ///
  /// A view without its body, or without a view of which its body is made, would be another view, and is left out whole.
  /// What it does with objects of Apple's frameworks, in what a button does, is no part of the picture.
  ///
  /// - Parameters:
  ///   - item: the index of the declaration.
  ///   - line: the line in the unit's file, from 1.
  ///   - column: the column, from 1.
  ///   - cuts: what is left out.
  ///   - standIns: the names of types that something stands in for.
  /// - Returns: nil where all of the declaration has to go.
  func cut(
    in item: Int, atLine line: Int, column: Int, besides cuts: Set<Cut>,
    standIns: Set<String> = []
  ) -> Cut? {
    let lines = outline.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let own = line - self.line
    guard lines.indices.contains(own), outline.items.indices.contains(item) else { return nil }
    let offset = lines[own].startIndex + min(max(column - 1, 0), max(lines[own].count - 1, 0))
    let declaration = outline.items[item]
    guard let member = outline.member(around: offset, in: declaration) else { return nil }
    var isDrawn = member.name == "body"
    if case .type = declaration.kind, member.isOpaque { isDrawn = true }
    let types = isDrawn ? standIns.filter(SystemPrefixes.tell) : standIns
    if let body = member.body, !types.isEmpty,
      let range = outline.statement(
        around: offset, in: body, of: types.union(outline.variables(of: types)))
    {
      let statement = Cut(range: range, name: member.name, extent: .statement)
      if !cuts.contains(statement) { return statement }
    }
    if isDrawn { return nil }
    let body = member.body.map {
      Cut(range: $0, name: member.name, extent: .body, answer: member.answer)
    }
    if let body, !cuts.contains(body) { return body }
    let whole = Cut(range: member.range, name: member.name, extent: .member)
    switch declaration.kind {
    case .type, .extension: return cuts.contains(whole) ? nil : whole
    default: return nil
    }
  }

  /// The index of the declaration of a type.
  func part(declaring type: String) -> Int? {
    outline.items.firstIndex {
      if case .type(let declared) = $0.kind { declared.name == type } else { false }
    }
  }
}
