import Foundation

/// Which of several declarations of one name each unit of a program sees.
///
/// An article declares `ContentView` in one fence and again in the next, but a program can hold a
/// name once. From its second declaration on, a name is therefore written with a number, in the unit
/// that declares it and in those that follow.
struct NameVersions {
  /// How a name is declared.
  private struct Declaration {
    let unit: Int
    let isType: Bool
  }

  private var declarations: [String: [Declaration]] = [:]

  /// Finds the names that more than one unit declares.
  ///
  /// - Parameter units: The units in the order of the article.
  init(units: [SourceUnit]) {
    var signatures: [String: [String: Set<Int>]] = [:]
    var all: [String: [Declaration]] = [:]
    for (index, unit) in units.enumerated() {
      for (name, signature, isType) in Self.declared(by: unit) {
        signatures[name, default: [:]][signature, default: []].insert(index)
        if all[name]?.last?.unit != index {
          all[name, default: []].append(Declaration(unit: index, isType: isType))
        }
      }
    }
    declarations = all.filter { name, _ in
      signatures[name]?.values.contains { $0.count > 1 } ?? false
    }
  }

  private static func declared(
    by unit: SourceUnit
  ) -> [(name: String, signature: String, isType: Bool)] {
    unit.outline.items.flatMap { item -> [(String, String, Bool)] in
      switch item.kind {
      case .type(let type): [(type.name, type.name, true)]
      case .function(let name, let signature) where !unit.isFragment: [(name, signature, false)]
      case .variable(let names, _) where !unit.isFragment: names.map { ($0, $0, false) }
      default: []
      }
    }
  }

  /// The name by which a unit has to call what it means by a name.
  ///
  /// - Parameters:
  ///   - name: A name as the article writes it.
  ///   - unit: The number of the unit.
  /// - Returns: The name in the program.
  func name(_ name: String, in unit: Int) -> String {
    guard let version = version(of: name, in: unit), version > 0 else { return name }
    return "\(name)\(Self.mark)\(version + 1)"
  }

  /// The unit whose declaration another unit means by a name, nil for a name declared only once.
  func declaringUnit(of name: String, seenFrom unit: Int) -> Int? {
    version(of: name, in: unit).flatMap { declarations[name]?[$0].unit }
  }

  private func version(of name: String, in unit: Int) -> Int? {
    guard let versions = declarations[name] else { return nil }
    // Before its first declaration a name means that one: the files of a folder have no order.
    return versions.lastIndex { $0.unit <= unit } ?? 0
  }

  /// The names that a unit has to write differently, each with whether it is a type.
  func renamed(in unit: Int) -> [String: (name: String, isType: Bool)] {
    var result: [String: (name: String, isType: Bool)] = [:]
    for (name, versions) in declarations {
      let new = self.name(name, in: unit)
      if new != name { result[name] = (new, versions[0].isType) }
    }
    return result
  }

  private static let mark = "__"

  /// A compiler's sentence with the names as the article writes them.
  func restored(_ message: String) -> String {
    var result = message
    for (name, versions) in declarations {
      for version in (1..<max(versions.count, 1)).reversed() {
        result = result.replacingOccurrences(of: "\(name)\(Self.mark)\(version + 1)", with: name)
      }
    }
    return result
  }
}
