import TintypeSyntax

/// Types of modules that are not here, and what stands in for them: classes that do nothing, and protocols that ask for
/// nothing.
struct StandIns: Equatable {
  /// The file that declares them.
  static let file = "StandIns.swift"
  /// The function that bodies call which are left out and return nothing.
  static let omission = "tintypeOmission"

  /// How the code uses each of them.
  private(set) var uses: [String: TypeUse] = [:]
  /// The types that are members of each of them.
  private(set) var nested: [String: Set<String>] = [:]
  /// The choices of each of them, and of what stands in for members, that code writes as `.high`.
  private(set) var choices: [String: Set<String>] = [:]
  /// The names for which nothing can stand in.
  private var refused: Set<String> = []

  /// Whether there are none.
  var isEmpty: Bool { uses.isEmpty && choices.isEmpty }

  /// Their names.
  var names: Set<String> { Set(uses.keys) }

  /// Adds a type.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - units: the code that may use it.
  /// - Returns: false where it is there already.
  mutating func insert(_ name: String, for units: [SourceUnit]) -> Bool {
    guard uses[name] == nil, !refused.contains(name) else { return false }
    uses[name] = units.reduce(into: TypeUse()) { use, unit in
      if unit.code.holdsBytes(of: name) { use.formUnion(unit.outline.use(ofType: name)) }
    }
    return true
  }

  /// Adds a type to another one.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - owner: the type that it is a member of.
  /// - Returns: false where it is there already, or there is no such type.
  mutating func insert(_ name: String, in owner: String) -> Bool {
    uses[owner] != nil && nested[owner, default: []].insert(name).inserted
  }

  /// What stands in for members of types that are not here.
  static let member = "AbsentMember"

  /// Adds a choice of a type, or of what stands in for members.
  ///
  /// - Parameters:
  ///   - choice: its name.
  ///   - type: the type's name.
  /// - Returns: false where it is there already, or there is no such type.
  mutating func insert(choice: String, of type: String) -> Bool {
    (uses[type] != nil || type == Self.member) && choices[type, default: []].insert(choice).inserted
  }

  /// Takes out a type that does not compile.
  ///
  /// - Parameter line: a line of the source, from 1.
  /// - Returns: its name; nil where the line is that of none.
  mutating func remove(atLine line: Int) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix(line).last { $0.contains("class ") || $0.contains("protocol ") }
    guard let head,
      let name = uses.keys.filter({ head.contains(" \($0)") }).max(by: { $0.count < $1.count })
    else { return nil }
    uses[name] = nil
    refused.insert(name)
    return name
  }

  /// The source of the types, the same bytes for the same types: all are public, as those are that they stand in for.
  var source: String {
    let lines = uses.sorted { $0.key < $1.key }.flatMap { declaration(of: $0, $1) }
    let head = [
      "import Foundation", "import SwiftUI", "import TintypeProgram",
      "nonisolated func \(Self.omission)(_ what: String) { TintypeProgram.Omissions.note(what) }",
    ]
    let members = choices[Self.member, default: []].sorted().map {
      "  nonisolated static var `\($0)`: Self { self[dynamicMember: \"\($0)\"] }"
    }
    let choices =
      members.isEmpty ? [] : ["extension TintypeProgram.\(Self.member) {"] + members + ["}"]
    return (head + choices + lines).joined(separator: "\n") + "\n"
  }

  private func declaration(of name: String, _ use: TypeUse) -> [String] {
    let isClass = !use.initializers.isEmpty || use.isSuperclass && !Self.isProtocol(name)
    if !isClass, use.isConformedTo || use.isSuperclass || Self.isProtocol(name) {
      let isOfObjects = ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
      return ["nonisolated public protocol \(name)\(isOfObjects ? ": AnyObject" : "") {}"]
    }
    let parameters = (0..<use.arity).map { "T\($0)" }.joined(separator: ", ")
    let type = name + (use.arity > 0 ? "<\(parameters)>" : "")
    var inner = nested[name, default: []].sorted().flatMap {
      Self.body($0, $0, TypeUse()).map { "  " + $0 }
    }
    inner += choices[name, default: []].sorted().map {
      "  public static var `\($0)`: \(type) { .init() }"
    }
    return Self.body(name, type, use, inner)
  }

  private static func body(
    _ name: String, _ type: String, _ use: TypeUse, _ inner: [String] = []
  ) -> [String] {
    let base = Self.baseClass(of: name)
    let start =
      switch base {
      case nil: "super.init()"
      case Self.view: "super.init(frame: .zero)"
      default: "super.init(nibName: nil, bundle: nil)"
      }
    let isValue = !use.isSuperclass && base == nil
    // Whatever the program's own code is where it says nothing.
    let isolation = base == nil ? "nonisolated " : "@MainActor "
    let protocols =
      "TintypeProgram.AbsentObject" + (isValue ? ", TintypeProgram.AbsentValue, Swift.Codable" : "")
    let conformance = base == nil ? ", @unchecked Sendable" : ""
    let head = use.isSuperclass ? "\(isolation)open class" : "\(isolation)public final class"
    var lines = [
      "\(head) \(type): \(base ?? "Foundation.NSObject"), \(protocols)\(conformance) {",
      "  public \(isValue ? "required " : "")\(base == nil ? "override " : "")init() { \(start) }",
    ]
    if isValue {
      lines += [
        "  public required init(from _: any Swift.Decoder) throws { super.init() }",
        "  public func encode(to _: any Swift.Encoder) throws {}",
      ]
    }
    if base != nil {
      lines.append(
        "  public required init?(coder: Foundation.NSCoder) { super.init(coder: coder) }")
    }
    for arguments in use.initializers.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let labels = arguments.map(\.label)
      if labels.isEmpty || labels == [isValue ? "from" : "coder"] { continue }
      let parameters = arguments.map { argument in
        (argument.label == "_" ? "_: " : "\(argument.label) _: ") + Self.type(of: argument)
      }
      lines.append(
        labels == ["frame"] && base == Self.view
          ? "  public override init(frame: CGRect) { super.init(frame: frame) }"
          : "  public init(\(parameters.joined(separator: ", "))) { \(start) }")
    }
    lines.append(
      "  public static subscript(dynamicMember _: String) -> \(type) { get { .init() } set {} }")
    return lines + inner + ["}"]
  }

  /// What a parameter takes.
  private static func type(of argument: TypeUse.Argument) -> String {
    switch argument.form {
    case .value: "Any?"
    case .choice: "TintypeProgram.AbsentMember"
    case .choices: "[TintypeProgram.AbsentMember]"
    }
  }

  /// The class of UIKit that a type with a name of views or screens inherits; nil for others.
  private static func baseClass(of name: String) -> String? {
    if name.hasSuffix("ViewController") { return "SwiftUI.UIViewController" }
    return name.hasSuffix("View") ? view : nil
  }

  private static let view = "SwiftUI.UIView"

  /// Whether Apple and others would call a protocol so.
  private static func isProtocol(_ name: String) -> Bool {
    [
      "Delegate", "DataSource", "Protocol", "able", "Provider", "Representing", "Convertible",
      "Handling",
    ].contains { name.hasSuffix($0) }
  }
}
