import TintypeSyntax

/// Which units of a program each of them needs, told by the names that it mentions.
///
/// It may name more than are needed, and never fewer: a unit needs whatever declares a name that it
/// mentions, a type needs its extensions, and all units need what works without being named.
struct UnitGraph {
  /// The units that each mentions itself.
  private let direct: [Set<Int>]

  /// Reads the units.
  ///
  /// - Parameter units: the units of the program.
  init(units: [SourceUnit]) {
    var owners: [String: Set<Int>] = [:]
    var extensions: [String: Set<Int>] = [:]
    var unnamed: Set<Int> = []
    let types = Set(units.flatMap { Self.types(in: $0) })
    for (index, unit) in units.enumerated() {
      let declared = UnitDeclarations(unit, types: types)
      for name in declared.names { owners[name, default: []].insert(index) }
      for name in declared.extended { extensions[name, default: []].insert(index) }
      if declared.worksUnnamed { unnamed.insert(index) }
    }
    direct = units.enumerated().map { index, unit in
      var needs = unnamed
      for name in Set(unit.outline.tokens.lazy.filter { $0.kind == .word }.map(\.text)) {
        needs.formUnion(owners[name] ?? [])
      }
      for type in Self.types(in: unit) { needs.formUnion(extensions[type] ?? []) }
      needs.remove(index)
      return needs
    }
  }

  private static func types(in unit: SourceUnit) -> [String] {
    unit.outline.items.compactMap { item in
      guard case .type(let type) = item.kind else { return nil }
      return type.name
    }
  }

  /// The units that mention some units themselves.
  func dependents(on units: Set<Int>) -> Set<Int> {
    Set(direct.indices.filter { !direct[$0].isDisjoint(with: units) })
  }

  /// The units that a unit needs, those that they need included, and itself, in order.
  func closure(of unit: Int) -> [Int] {
    var found: Set<Int> = [unit]
    var open = [unit]
    while let next = open.popLast() {
      for need in direct[next] where found.insert(need).inserted { open.append(need) }
    }
    return found.sorted()
  }
}

/// What a unit declares for others.
private struct UnitDeclarations {
  /// Names at the top level, and of the members of extensions.
  var names: Set<String> = []
  /// Types of the program that it extends.
  var extended: Set<String> = []
  /// Whether others may use it without a name: an operator, or what a foreign type conforms to.
  var worksUnnamed = false

  init(_ unit: SourceUnit, types: Set<String>) {
    for item in unit.outline.items {
      switch item.kind {
      case .type(let type): names.insert(type.name)
      case .function(let name, _):
        names.insert(name)
        if !Self.isIdentifier(name) { worksUnnamed = true }
      case .variable(let all, _): names.formUnion(all)
      case .extension(let type, let inherits):
        let owner = type.split(separator: ".").first.map(String.init) ?? type
        let members = unit.outline.members(of: item).map(\.name)
        names.formUnion(members)
        if types.contains(owner) {
          extended.insert(owner)
        } else if !inherits.isEmpty || !members.allSatisfy(Self.isIdentifier)
          || unit.outline.hasUnnamedMembers(item)
        {
          worksUnnamed = true
        }
      case .other where unit.outline.importedModule(of: item) == nil: worksUnnamed = true
      default: break
      }
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
  }
}
