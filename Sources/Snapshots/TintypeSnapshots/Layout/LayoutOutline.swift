public import Foundation

/// Which view stands where: the part of a layout that a reference carries, to say what moved.
///
/// Its text form has one line a view, indented by depth, and can be read back:
///
///     VStack 0,0 120×64
///       Text "Total" #total 12,8 80×17
///
/// In pictures, views that draw have a `~` behind it, with a rectangle where it is not their frame, and what
/// a view was given stands at the end, as `{spacing=8; alignment=leading}`.
public struct LayoutOutline: Sendable, Hashable, Codable {
  /// One view.
  public struct Node: Sendable, Hashable, Codable {
    /// The kind of view, such as `Text`.
    public var kind: String
    /// The user's view that it is the outermost part of, such as `Card`; nil for none.
    public var owner: String?
    /// What it shows, lines joined by a line feed; nil for views without text.
    public var text: String?
    /// Its accessibility identifier; nil for none.
    public var identifier: String?
    /// Its frame in canvas coordinates, in points, rounded to thousandths.
    public var frame: CGRect
    /// How deep it is, 0 for the root.
    public var depth: Int
    /// A rectangle around what it draws itself, like the frame; nil for views that draw nothing, and in
    /// outlines that do not say.
    public var ink: CGRect?
    /// What the view was given and shows, by name, as `LayoutNode.values` has it; nil for nothing, and in
    /// outlines that do not say.
    public var values: [String: String]?

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - kind: the kind of view; spaces become `_`.
    ///   - owner: the user's view that it is the outermost part of.
    ///   - text: what it shows.
    ///   - identifier: its accessibility identifier.
    ///   - frame: its frame, in points.
    ///   - depth: how deep it is, 0 for the root.
    ///   - ink: a rectangle around what it draws itself, in points.
    ///   - values: what the view was given and shows, by name.
    public init(
      kind: String, owner: String? = nil, text: String? = nil, identifier: String? = nil,
      frame: CGRect, depth: Int, ink: CGRect? = nil, values: [String: String] = [:]
    ) {
      self.kind = Self.oneToken(kind)
      self.owner = owner.map(Self.oneToken)
      self.text = text
      self.identifier = identifier
      self.frame = Self.rounded(frame)
      self.depth = depth
      self.ink = ink.map(Self.rounded)
      self.values = values.isEmpty ? nil : values
    }

    /// A name without spaces, which it mostly has none of.
    private static func oneToken(_ name: String) -> String {
      name.utf8.contains(0x20) ? name.replacingOccurrences(of: " ", with: "_") : name
    }

    private static func rounded(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
        height: rounded(rect.height))
    }

    private static func rounded(_ value: CGFloat) -> CGFloat {
      let result = (value * 1000).rounded() / 1000
      return result == 0 ? 0 : result
    }
  }

  /// The views, each before its children.
  public var nodes: [Node]

  /// Creates an outline from views, each before its children.
  public init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The positions of the children of each view, and under nil those of the roots.
  var childPositions: [Int?: [Int]] {
    var result: [Int?: [Int]] = [:]
    var open: [Int] = []
    for (position, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].depth >= node.depth { open.removeLast() }
      result[open.last, default: []].append(position)
      open.append(position)
    }
    return result
  }

  /// The user's view that each view is in, itself included; nil for none.
  var owners: [String?] {
    var result: [String?] = []
    var open: [(depth: Int, owner: String?)] = []
    for node in nodes {
      while let last = open.last, last.depth >= node.depth { open.removeLast() }
      let owner = node.owner ?? open.last?.owner
      result.append(owner)
      open.append((node.depth, owner))
    }
    return result
  }

  /// The identifier of each view, or of the views around it that hold nothing else.
  ///
  /// `accessibilityIdentifier` after a modifier names the modifier; what people look for is the view in it.
  private var nearestIdentifiers: [String?] {
    var result = nodes.map(\.identifier)
    let children = childPositions
    for position in nodes.indices where result[position] != nil {
      var position = position
      while let inner = children[position], inner.count == 1, result[inner[0]] == nil {
        result[inner[0]] = result[position]
        position = inner[0]
      }
    }
    return result
  }

  /// What a message calls each view: its text or identifier where it has one, and a number where
  /// several would be called the same.
  public var names: [String] {
    let plain = zip(nodes, nearestIdentifiers).map { node, identifier in
      if let text = node.text { return "\(node.kind) \(Self.shortened(text))" }
      if let identifier { return "\(node.kind) #\(identifier)" }
      return node.owner.map { "\($0) (\(node.kind))" } ?? node.kind
    }
    var totals: [String: Int] = [:]
    for name in plain { totals[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return plain.map { name in
      guard totals[name, default: 0] > 1 else { return name }
      seen[name, default: 0] += 1
      return "\(name) [\(seen[name, default: 0])]"
    }
  }

  /// A text in quotes, cut where it is long.
  static func shortened(_ text: String) -> String {
    let line = text.utf8.contains(0x0A) ? text.replacingOccurrences(of: "\n", with: " ") : text
    return line.count <= 40 ? "\"\(line)\"" : "\"\(line.prefix(39))…\""
  }
}

extension LayoutOutline: CustomStringConvertible {
  /// One line a view.
  public var description: String {
    nodes.map { node in
      var line = String(repeating: "  ", count: node.depth) + node.kind
      if let owner = node.owner { line += " (\(owner))" }
      if let text = node.text { line += " " + Self.quoted(text) }
      if let identifier = node.identifier {
        line += " #" + identifier.replacingOccurrences(of: " ", with: "_")
      }
      line += " " + Self.frameText(node.frame)
      if let ink = node.ink { line += ink == node.frame ? " ~" : " ~" + Self.frameText(ink) }
      if let values = node.values { line += " " + Self.valuesText(values) }
      return line
    }.joined(separator: "\n")
  }

  static func frameText(_ frame: CGRect) -> String {
    "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))"
  }

  /// A number without a fraction that says nothing, the same in every locale.
  static func text(_ value: CGFloat) -> String { Tolerance.short(Double(value)) }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x22 || $0 == 0x0A }) else {
      return "\"\(text)\""
    }
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// Reads the text form; lines of spaces, which editors leave, say nothing.
  ///
  /// - Parameter text: one line a view; nil results where a line cannot be read.
  public init?(parsing text: String) {
    var nodes: [Node] = []
    for line in text.split(separator: "\n") where line.contains(where: { $0 != " " && $0 != "\t" })
    {
      guard let node = Self.node(in: line) else { return nil }
      nodes.append(node)
    }
    self.init(nodes: nodes)
  }

  private static func node(in line: Substring) -> Node? {
    let depth = line.prefix { $0 == " " }.count / 2
    var rest = line.drop { $0 == " " }
    let kind = rest.prefix { $0 != " " }
    rest = rest.dropFirst(kind.count).drop { $0 == " " }
    guard !kind.isEmpty else { return nil }
    var owner: String?
    if rest.first == "(" {
      owner = String(rest.dropFirst().prefix { $0 != " " }.dropLast())
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    var text: String?
    if rest.first == "\"" {
      guard let read = unquoted(&rest) else { return nil }
      text = read
      rest = rest.drop { $0 == " " }
    }
    var identifier: String?
    if rest.first == "#" {
      identifier = String(rest.dropFirst().prefix { $0 != " " })
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    let values = Self.values(takenOff: &rest)
    let parts = rest.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    guard let frame = parts.first.flatMap(rect) else { return nil }
    return Node(
      kind: String(kind), owner: owner, text: text, identifier: identifier, frame: frame,
      depth: depth, ink: parts.count > 1 ? rect(parts[1]) ?? frame : nil,
      values: values)
  }

  /// Values in order; what would end one is put differently.
  private static func valuesText(_ values: [String: String]) -> String {
    let parts = values.sorted { $0.key < $1.key }.map { name, value in
      let text = String(value.map { ";{}\n".contains($0) ? "," : $0 })
      return "\(name)=\(text)"
    }
    return "{" + parts.joined(separator: "; ") + "}"
  }

  /// Takes values off the end of a line.
  private static func values(takenOff rest: inout Substring) -> [String: String] {
    guard rest.hasSuffix("}"), let start = rest.firstIndex(of: "{") else { return [:] }
    var result: [String: String] = [:]
    for part in rest[rest.index(after: start)...].dropLast().components(separatedBy: "; ") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
    }
    rest = rest[..<start]
    return result
  }

  private static func rect(_ text: Substring) -> CGRect? {
    let numbers = text.split { $0 == "," || $0 == " " || $0 == "×" }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Takes a quoted text off the front; nil where it has no end.
  private static func unquoted(_ rest: inout Substring) -> String? {
    var result = ""
    var escapes = false
    for (offset, character) in rest.dropFirst().enumerated() {
      if escapes {
        result.append(character == "n" ? "\n" : character)
        escapes = false
      } else if character == "\\" {
        escapes = true
      } else if character == "\"" {
        rest = rest.dropFirst(offset + 2)
        return result
      } else {
        result.append(character)
      }
    }
    return nil
  }
}
