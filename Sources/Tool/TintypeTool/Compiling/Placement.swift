import TintypeSyntax

/// Where the parts of a unit go.
struct Placement {
  /// Declarations at the top level of the unit's file.
  var file: [Range<Int>] = []
  /// Modifiers that would hide a declaration from later units.
  var blanks: [Range<Int>] = []
  /// Members of a view that the article shows without its type.
  var fragment: [Range<Int>] = []
  /// The contents of a function: statements, and variables that may only stand in one.
  var body: [Range<Int>] = []
  var localBlanks: [Range<Int>] = []
  var hasStatements = false
  var hasBody = false

  /// Divides a unit.
  ///
  /// - Parameters:
  ///   - unit: a fence or a file.
  ///   - omitted: the indices of the items that are left out.
  init(unit: SourceUnit, without omitted: Set<Int> = []) {
    for (index, item) in unit.outline.items.enumerated() where !omitted.contains(index) {
      switch item.kind {
      case _ where unit.outline.isPreview(item): break
      case .other where SystemModules.isImport(item, in: unit.outline): break
      case .directive:
        // Whatever stands between the lines, and wherever it goes, it goes on the same condition.
        file.append(item.range)
        fragment.append(item.range)
        body.append(item.range)
      case .statement where unit.isProgram: break
      case .statement:
        body.append(item.range)
        hasStatements = true
        hasBody = true
      case .function where unit.isFragment, .variable where unit.isFragment:
        fragment.append(item.range)
      case .variable where Self.isWrapped(item):
        body.append(item.range)
        localBlanks += item.obstacles
        hasBody = true
      default:
        file.append(item.range)
        blanks += item.obstacles
      }
    }
  }

  /// Whether a variable has a property wrapper, which no global variable may have.
  private static func isWrapped(_ item: SourceItem) -> Bool {
    // The language's own attributes begin with a small letter, types with a capital one.
    let plain: Set<String> = ["MainActor", "ViewBuilder", "Sendable"]
    return item.attributes.contains { $0.first?.isUppercase == true && !plain.contains($0) }
  }
}
