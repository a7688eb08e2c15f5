import TintypeSyntax

/// The names that a program lacks because what declares them is left out.
///
/// A unit that mentions one of them cannot compile, which is known without asking the compiler.
struct AbsentNames {
  /// A name, and where a unit mentions it.
  struct Mention {
    let name: String
    /// The line and column in the unit's file, from 1.
    let line: Int
    let column: Int
  }

  private let units: [SourceUnit]
  /// The items that declare each name at the top level of units.
  private var owners: [String: Set<UnitPart>] = [:]
  /// All names that units declare, at whatever depth.
  private var all: Set<String> = []
  /// Names that have a meaning inside of something, or might have one elsewhere.
  private var doubtful: Set<String> = []

  /// Reads the units.
  ///
  /// - Parameter units: the units of the program.
  init(units: [SourceUnit]) {
    self.units = units
    var declared: [String: Int] = [:]
    for (index, unit) in units.enumerated() {
      for (position, item) in unit.outline.items.enumerated() {
        let names: [String] =
          switch item.kind {
          case .type(let type): [type.name]
          case .function(let name, _): [name]
          case .variable(let names, _): names
          default: []
          }
        for name in names {
          owners[name, default: []].insert(UnitPart(unit: index, item: position))
          declared[name, default: 0] += 1
        }
      }
    }
    var counts: [String: Int] = [:]
    for unit in units {
      for name in unit.outline.declaredNames { counts[name, default: 0] += 1 }
    }
    all = Set(counts.keys)
    doubtful = Set(owners.keys.filter { (counts[$0] ?? 0) > declared[$0] ?? 0 })
  }

  /// Whether units declare a name, at whatever depth.
  func declare(_ name: String) -> Bool { all.contains(name) }

  /// The names that are declared by nothing else than the given units, and known to no module.
  ///
  /// - Parameters:
  ///   - modes: how each unit takes part.
  ///   - declared: the names of the modules.
  /// - Returns: the names, none of which may mean something else.
  func names(leftOutBy modes: [UnitMode], besides declared: DeclaredNames) -> Set<String> {
    Set(
      owners.filter { name, parts in
        !doubtful.contains(name)
          && parts.allSatisfy { part in
            modes[part.unit] == .dropped
              || part.item.map(modes[part.unit].omitted.contains) == true
          }
      }.keys.filter { !declared.contains($0) })
  }

  /// Where a unit mentions one of some names.
  ///
  /// - Parameters:
  ///   - names: the names.
  ///   - unit: the unit's index.
  ///   - omitted: the indices of its items that are not looked at.
  ///   - cuts: what of other items is not looked at.
  /// - Returns: the first mention; nil where it mentions none for certain.
  func mention(
    of names: Set<String>, in unit: Int, besides omitted: Set<Int> = [], _ cuts: Set<Cut> = []
  ) -> Mention? {
    let outline = units[unit].outline
    // Previews are units of their own.
    let previews =
      units[unit].isPreview
      ? []
      : outline.items.indices.filter {
        outline.isPreview(outline.items[$0])
      }
    guard
      let index = outline.certainMention(
        of: names, besides: omitted.union(previews), outside: cuts.map(\.range))
    else { return nil }
    let token = outline.tokens[index]
    return Mention(
      name: token.text, line: units[unit].line + token.line - 1, column: outline.column(of: token))
  }
}
