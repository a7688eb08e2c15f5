import TintypeSyntax

/// How a unit takes part in a program.
enum UnitMode: Equatable {
  /// Its bare expressions are taken for views.
  case shown
  /// Its bare expressions are taken for ordinary statements: they are no views.
  case plain
  /// Some of its declarations, by their indices, do not compile and are left out.
  case partial(without: Set<Int>)
  /// It does not compile and is left out.
  case dropped

  /// The indices of the declarations that are left out of a unit that takes part.
  var omitted: Set<Int> {
    if case .partial(let omitted) = self { return omitted }
    return []
  }

  /// Says in a word what decides the unit's code, for digests.
  var key: String {
    switch self {
    case .shown: "shown"
    case .plain: "plain"
    case .partial(let omitted): "without \(omitted.sorted())"
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

  /// The index of the declaration of a type.
  func part(declaring type: String) -> Int? {
    outline.items.firstIndex {
      if case .type(let declared) = $0.kind { declared.name == type } else { false }
    }
  }
}
