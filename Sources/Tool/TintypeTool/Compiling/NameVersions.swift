import Foundation
import TintypeSyntax

/// Which of several declarations of one name each unit of a program sees.
///
/// An article declares `ContentView` in one fence and again in the next, but a program can hold a
/// name once. From its second declaration on, a name is therefore written with a number, in the unit
/// that declares it and in those that follow.
///
/// An article that explains SwiftUI also writes down its protocols, `protocol ViewModifier { … }`. Such a
/// declaration holds in its own unit alone: everywhere else the name is SwiftUI's.
struct NameVersions {
  /// What a name stands for, which decides where it means something else.
  enum Role: Equatable {
    /// A type: hidden by nothing.
    case type
    /// A function or variable: hidden by inner declarations, and no member.
    case value
    /// A member of an extension: also written after a dot.
    case member
  }

  /// A name with what tells it from others of that name.
  private struct Declaration {
    let name: String
    let signature: String
    let role: Role
    var isPrivate = false
    /// Whether it is a protocol of the system, written down again.
    var isOfSystem = false
  }

  /// A name's declarations, by the numbers of the units.
  private struct History {
    var units: [Int] = []
    /// Those of the units whose declarations only their own files see.
    var privateUnits: Set<Int> = []
    /// Whether the first declaration is the system's own.
    var isOfSystem = false
    var role: Role

    /// The number of the first version.
    var first: Int { isOfSystem ? 2 : 1 }
  }

  private var histories: [String: History] = [:]
  /// The file of each unit.
  private let files: [String]
  /// The module of each unit.
  private let modules: [String?]

  /// Finds the names that more than one unit declares.
  ///
  /// - Parameter units: the units in the order of the article.
  init(units: [SourceUnit]) {
    files = units.map(\.path)
    modules = units.map(\.module)
    var signatures: [String: [String: Set<Int>]] = [:]
    var all: [String: History] = [:]
    var typeOwners: [String: Int] = [:]
    for (index, unit) in units.enumerated() {
      for case .type(let type) in unit.outline.items.map(\.kind) { typeOwners[type.name] = index }
      for declaration in Self.declarations(in: unit, typeOwners: typeOwners) {
        let name = declaration.name
        signatures[name, default: [:]][declaration.signature, default: []].insert(index)
        var history = all[name] ?? History(role: declaration.role)
        if history.units.last != index { history.units.append(index) }
        if declaration.isOfSystem { history.isOfSystem = true }
        if declaration.isPrivate { history.privateUnits.insert(index) }
        if declaration.role == .member { history.role = .member }
        all[name] = history
      }
    }
    histories = all.filter { name, history in
      history.isOfSystem || signatures[name]?.values.contains { $0.count > 1 } ?? false
    }
  }

  private static func declarations(
    in unit: SourceUnit, typeOwners: [String: Int]
  ) -> [Declaration] {
    unit.outline.items.flatMap { item -> [Declaration] in
      let isPrivate = unit.outline.isPrivate(item)
      return switch item.kind {
      case .type(let type):
        [
          Declaration(
            name: type.name, signature: type.name, role: .type, isPrivate: isPrivate,
            isOfSystem: type.keyword == "protocol" && SystemProtocols.names.contains(type.name))
        ]
      case .function(let name, let signature) where !unit.isFragment:
        [Declaration(name: name, signature: signature, role: .value, isPrivate: isPrivate)]
      case .variable(let names, _) where !unit.isFragment:
        names.map {
          Declaration(name: $0, signature: $0, role: .value, isPrivate: isPrivate)
        }
      case .extension(let type, _):
        // Extensions of two versions of a type have nothing in common, nor have those of arrays of two types.
        unit.outline.members(of: item).map { member in
          let owner = "\(type)@\(typeOwners[type] ?? -1)\(unit.outline.constraints(of: item))"
          return Declaration(
            name: member.name, signature: "\(owner).\(member.signature)", role: .member)
        }
      default: []
      }
    }
  }

  // MARK: Looking up

  /// The name by which a unit has to call what it means by a name.
  ///
  /// - Parameters:
  ///   - name: a name as the article writes it.
  ///   - unit: the number of the unit.
  /// - Returns: the name in the program.
  func name(_ name: String, in unit: Int) -> String {
    guard let history = histories[name], let version = version(of: name, in: unit),
      version + history.first > 1
    else { return name }
    return "\(name)\(Self.mark)\(version + history.first)"
  }

  /// The unit whose declaration another unit means by a name, nil for a name declared only once.
  func declaringUnit(of name: String, seenFrom unit: Int) -> Int? {
    version(of: name, in: unit).flatMap { histories[name]?.units[$0] }
  }

  private func version(of name: String, in unit: Int) -> Int? {
    guard let history = histories[name] else { return nil }
    func isSeen(_ declaring: Int) -> Bool {
      if history.isOfSystem { return declaring == unit }
      return !history.privateUnits.contains(declaring) || files[declaring] == files[unit]
    }
    // What a module declares itself goes before what it imports.
    let own = history.units.indices.filter {
      isSeen(history.units[$0]) && modules[history.units[$0]] == modules[unit]
    }
    let all = own.isEmpty ? history.units.indices.filter { isSeen(history.units[$0]) } : own
    // Before its first declaration a name means that one: the files of a folder have no order.
    return all.last { history.units[$0] <= unit } ?? all.first
  }

  /// The names that a unit has to write differently, each with its replacement.
  func renamed(in unit: Int) -> [String: (name: String, role: Role)] {
    var result: [String: (name: String, role: Role)] = [:]
    for (name, history) in histories {
      let new = self.name(name, in: unit)
      if new != name { result[name] = (new, history.role) }
    }
    return result
  }

  private static let mark = "__"

  /// A compiler's sentence with the names as the article writes them.
  func restored(_ message: String) -> String {
    var result = message
    for (name, history) in histories {
      for version in history.units.indices.reversed() {
        result = result.replacingOccurrences(
          of: "\(name)\(Self.mark)\(version + history.first)", with: name)
      }
    }
    return result
  }
}
