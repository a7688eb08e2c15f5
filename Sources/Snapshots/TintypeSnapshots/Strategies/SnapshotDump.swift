import Foundation

/// A value's parts as lines of text, the same in every run: no addresses, sets and dictionaries in order.
///
/// The form is that of swift-snapshot-testing's `.dump`, so that references are the same files on both
/// sides.
enum SnapshotDump {
  /// A value as text.
  static func text(of value: Any) -> String {
    lines(of: value, name: nil, depth: 0, seen: []).map { $0 + "\n" }.joined()
  }

  private static func lines(
    of value: Any, name: String?, depth: Int, seen: Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: " ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    var seen = seen
    if let leaf = value as? any AnySnapshotStringConvertible, !hasForm(mirror),
      !type(of: leaf).renderChildren
    {
      return ["\(indent)- \(label)\(leaf.snapshotDescription)"]
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    if isPlainObject(value, mirror),
      !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return ["\(indent)\(bullet) \(name ?? "value") (circular reference detected)"]
    }
    let head = "\(indent)\(bullet) \(label)\(title(of: value, mirror))"
    return [head]
      + children(of: value, mirror, seen).flatMap {
        lines(of: $0.value, name: $0.label, depth: depth + 2, seen: seen)
      }
  }

  /// Whether the form of a value is told rather than what it says of itself.
  private static func hasForm(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  /// Whether a value is told as an object: one that does not describe itself.
  private static func isPlainObject(_ value: Any, _ mirror: Mirror) -> Bool {
    mirror.displayStyle == .class && !describesItself(value)
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any AnySnapshotStringConvertible || value is any CustomStringConvertible
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return typeName(mirror) + (count == 0 ? ".none" : "")
    default: break
    }
    if let described = value as? any AnySnapshotStringConvertible {
      return described.snapshotDescription
    }
    if let described = value as? any CustomStringConvertible { return described.description }
    switch mirror.displayStyle {
    case .class, .struct: return typeName(mirror)
    case .enum: return typeName(mirror) + (count == 0 ? ".\(value)" : "")
    default: return String(describing: value)
    }
  }

  /// The name of a type; one that is declared in a function has a number, which is left out.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #[0-9]+/#, with: "")
  }

  /// The parts of a value; those without an order of their own are put into one.
  private static func children(
    of value: Any, _ mirror: Mirror, _ seen: Set<ObjectIdentifier>
  ) -> [Mirror.Child] {
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .dictionary, .set: break
    case .class, .struct: if describesItself(value) { return children }
    default: return children
    }
    let keyed = children.map { child in
      let text = lines(of: child.value, name: nil, depth: 0, seen: seen).joined(separator: "\n")
      return (child: child, key: (child.label ?? "", text))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.child)
  }
}

extension Snapshotting where Format == String {
  /// Keeps the parts of any value as text, in an order of their own and without addresses.
  ///
  /// A type says how it is told by conforming to ``AnySnapshotStringConvertible``.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { SnapshotDump.text(of: $0) }
  }
}
