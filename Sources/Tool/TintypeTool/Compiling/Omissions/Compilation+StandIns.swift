import TintypeSyntax

/// What stands in for types that are not here.
extension Compilation {
  /// Modules that are here as a whole: what they lack is a mistake, unless its prefix says where it is from.
  private static let wholeModules: Set<String> = [
    "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Foundation", "Observation",
    "Swift", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
  ]

  /// Lets something stand in for the types that messages say there are not.
  ///
  /// - Parameter messages: the messages with their units.
  /// - Returns: the declarations whose messages speak of types that something stands in for from now on.
  mutating func standIn(for messages: [(unit: Int, message: CompilerMessage)]) -> Set<UnitPart> {
    var supplied: Set<UnitPart> = []
    var fresh: Set<String> = []
    let lent = source.lentModules
    for (unit, message) in messages
    where !source.units[unit].isInArticle && !source.units[unit].isPreview {
      if let (choice, type) = message.absentChoice, source.standIns.insert(choice: choice, of: type)
      {
        supplied.insert(declaration(of: unit, at: message))
      }
      guard let (name, owner) = message.absentType else { continue }
      if owner == nil, lend(name, to: unit, besides: lent[unit]) {
        supplied.insert(declaration(of: unit, at: message))
      } else if let owner {
        if source.standIns.insert(name, in: owner) { fresh.insert(name) }
      } else if !fresh.contains(name), canStandIn(for: name, message, unit),
        source.standIns.insert(name, for: source.units)
      {
        fresh.insert(name)
        standInUses[name] = message
      } else if owner == nil, let first = standInUses[name], first.file == message.file,
        message.line < first.line
      {
        standInUses[name] = message
      }
      if fresh.contains(name) { supplied.insert(declaration(of: unit, at: message)) }
    }
    return supplied
  }

  /// Lets a file have the framework of a type that it does not import: on a Mac, a module that it imports brings it along,
  /// as UIKit does.
  ///
  /// - Parameters:
  ///   - name: the type's name.
  ///   - unit: the unit.
  ///   - lent: the frameworks that it was lent before, in which there is no such type.
  /// - Returns: whether the unit has a framework more.
  private mutating func lend(_ name: String, to unit: Int, besides lent: Set<String>?) -> Bool {
    guard !source.absentNames.declare(name), let module = frameworks.owner(of: name),
      lent?.contains(module) != true
    else { return false }
    source.lentModules[unit, default: []].insert(module)
    return true
  }

  /// Takes out what stands in for types and does not compile.
  ///
  /// - Parameter messages: the compiler's.
  /// - Returns: whether there was any.
  mutating func removeStandIns(_ messages: [CompilerMessage]) -> Bool {
    let lines = messages.filter { $0.file.hasSuffix("/" + StandIns.file) }.map(\.line)
    var isNew = false
    for line in Set(lines).sorted(by: >) {
      guard let name = source.standIns.remove(atLine: line) else {
        continue
      }
      standInUses[name] = nil
      isNew = true
    }
    return isNew
  }

  /// The declaration that a message lies in, or the whole unit where it lies in none.
  func declaration(of unit: Int, at message: CompilerMessage) -> UnitPart {
    UnitPart(
      unit: unit, item: source.units[unit].part(atLine: message.line, column: message.column))
  }

  /// Whether a name that is not here is that of a type of another module.
  ///
  /// The file imports a module of which not all is here, or the name begins as Apple's do. What is made in the body of a
  /// view is no matter of bodies and properties: the view would be another one.
  private func canStandIn(for name: String, _ message: CompilerMessage, _ unit: Int) -> Bool {
    let code = source.units[unit]
    guard !source.absentNames.declare(name),
      SystemPrefixes.tell(name)
        || code.outline.items.contains(where: { item in
          code.outline.importedModule(of: item).map { module in
            !Self.wholeModules.contains(module)
              && (SystemModules.names.contains(module) || source.absentModules.contains(module))
          } ?? false
        })
    else { return false }
    if message.text.hasPrefix("cannot find type") { return true }
    guard code.hasParts, let item = declaration(of: unit, at: message).item else { return false }
    return code.cut(
      in: item, atLine: message.line, column: message.column, besides: modes[unit].cuts,
      standIns: source.standIns.names.union([name])) != nil
  }

  /// A sentence for each file that uses types for which something stands in.
  var standInNotes: [Problem] {
    Dictionary(grouping: standInUses, by: \.value.file).sorted { $0.key < $1.key }
      .compactMap { _, uses in
        let uses = uses.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
        guard let first = uses.first?.value else { return nil }
        let names = uses.prefix(4).map { "'\($0.key)'" }.joined(separator: ", ")
        let more = uses.count > 4 ? " and \(uses.count - 4) more" : ""
        return Problem(
          file: first.file, line: first.line, column: first.column,
          message: "there is no \(names)\(more) here; what does nothing stands in for "
            + (uses.count == 1 ? "it" : "them"))
      }
  }
}

extension CompilerMessage {
  /// The member that a type has not, where it is written as `.high`, and the type; nil for another message.
  fileprivate var absentChoice: (name: String, type: String)? {
    let parts = text.split(separator: "'").map(String.init)
    guard parts.count > 3, parts[0] == "type ", parts[2] == " has no member ",
      let type = parts[1].split(separator: ".").last
    else { return nil }
    return (parts[3], String(type.prefix { $0 != "?" }))
  }

  /// The type that the message says there is not, and the type that it would be a member of; nil for another message.
  var absentType: (name: String, owner: String?)? {
    let parts = text.split(separator: "'").map(String.init)
    guard parts.count > 1 else { return nil }
    if text.contains("is not a member type of") {
      guard parts.count > 2, let owner = parts[2].split(separator: ".").last else { return nil }
      return (parts[0], String(owner))
    }
    guard text.hasPrefix("cannot find type '") || text.hasPrefix("cannot find '"),
      parts[1].first?.isUppercase == true
    else { return nil }
    return (parts[1], nil)
  }
}
