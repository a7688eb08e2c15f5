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
  /// The units that declare each name at their top level.
  private var owners: [String: Set<Int>] = [:]
  /// Names that have a meaning inside of something, or might have one elsewhere.
  private var doubtful: Set<String> = []

  /// Reads the units.
  ///
  /// - Parameter units: the units of the program.
  init(units: [SourceUnit]) {
    self.units = units
    var declared: [String: Int] = [:]
    for (index, unit) in units.enumerated() {
      for item in unit.outline.items {
        let names: [String] =
          switch item.kind {
          case .type(let type): [type.name]
          case .function(let name, _): [name]
          case .variable(let names, _): names
          default: []
          }
        for name in names {
          owners[name, default: []].insert(index)
          declared[name, default: 0] += 1
        }
      }
    }
    var counts: [String: Int] = [:]
    for unit in units {
      for name in unit.outline.declaredNames { counts[name, default: 0] += 1 }
    }
    doubtful = Set(owners.keys.filter { (counts[$0] ?? 0) > declared[$0] ?? 0 })
  }

  /// The names that are declared by nothing else than the given units, and known to no module.
  ///
  /// - Parameters:
  ///   - left: the units that are left out.
  ///   - declared: the names of the modules.
  /// - Returns: the names, none of which may mean something else.
  func names(of left: Set<Int>, besides declared: DeclaredNames) -> Set<String> {
    Set(
      owners.filter { name, units in
        units.isSubset(of: left) && !doubtful.contains(name)
      }.keys.filter { !declared.contains($0) })
  }

  /// Where a unit mentions one of some names; nil where it mentions none for certain.
  func mention(of names: Set<String>, in unit: Int) -> Mention? {
    let outline = units[unit].outline
    guard let index = outline.certainMention(of: names) else { return nil }
    let token = outline.tokens[index]
    return Mention(
      name: token.text, line: units[unit].line + token.line - 1, column: outline.column(of: token))
  }
}
