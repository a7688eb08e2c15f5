import TintypeLayout

/// The words of sentences about a layout.
enum StepWords {
  /// A length to a tenth of a point.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nil" : value < 0 ? "−∞" : "∞" }
    let tenth = (value * 10).rounded() / 10
    return LayoutNumber.text(tenth).replacing("-", with: "−")
  }

  /// Between width and height, which no line parts.
  static let times = "\u{A0}×\u{A0}"

  /// A length that was offered: `nil` where none was.
  static func offer(_ value: CGFloat?) -> String { value.map(number) ?? "nil" }

  /// What was offered on both axes.
  static func offer(_ proposal: ProposedViewSize) -> String {
    "\(offer(proposal.width))\(times)\(offer(proposal.height))"
  }

  /// A size.
  static func size(_ size: CGSize) -> String {
    "\(number(size.width))\(times)\(number(size.height))"
  }

  /// Names with commas and a last `and`.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 view`, `2 views`.
  static func views(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }

  /// A word with a capital at its start.
  static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// Numbers of one division as a reader adds them up: rounded to tenths, and each the difference of its neighbors.
struct StepTally {
  /// What is left, rounded.
  private(set) var left: CGFloat
  private var exact: CGFloat

  /// Begins with some room.
  init(_ room: CGFloat) {
    exact = room
    left = Self.rounded(room)
  }

  /// Takes a length away.
  ///
  /// - Parameter length: what is taken, in points.
  /// - Returns: the length as the reader has to see it, at most a tenth away.
  mutating func take(_ length: CGFloat) -> CGFloat {
    exact -= length
    let rest = Self.rounded(exact)
    defer { left = rest }
    return Self.rounded(left - rest)
  }

  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
}

/// What the views inside of a view are called.
struct StepNames {
  private let names: [String]

  /// Names views, those of one name by numbers.
  init(_ nodes: [LayoutNode]) {
    let plain = nodes.map(Self.name)
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    names = zip(plain, nodes).map { name, node in
      guard counts[name, default: 0] > 1 else {
        // `the VStack`, but `Text “A”` and whatever the author gave a name.
        return name.contains(" ") || Self.owner(of: node) != nil ? name : "the \(name)"
      }
      seen[name, default: 0] += 1
      return "\(name) \(seen[name, default: 0])"
    }
  }

  subscript(child: Int) -> String { child < names.count ? names[child] : "the view" }

  /// What a view is called: by what it shows, where modifiers stand around it.
  static func name(_ node: LayoutNode) -> String {
    if let control = node.control { return text(in: node).map { "\(control) \($0)" } ?? control }
    if let owner = node.owner { return owner }
    if !node.textLines.isEmpty { return text(in: node).map { "\(node.kind) \($0)" } ?? node.kind }
    if let first = node.children.first, node.children.count == 1 || isModifier(node.kind) {
      return name(first)
    }
    if let image = node.values["image"] { return "\(node.kind) “\(image)”" }
    if let color = node.values["color"], node.children.isEmpty, color.hasPrefix("#") {
      return "\(node.kind) \(ColorName.of(color))"
    }
    return node.kind.isEmpty ? "the view" : node.kind
  }

  /// The first text of a view, in quotes, cut where it is long; nil where there is none.
  private static func text(in node: LayoutNode) -> String? {
    let whole = node.first { !$0.textLines.isEmpty }.map {
      $0.values[LayoutNode.wholeText] ?? $0.lines.joined(separator: " ")
    }
    guard let whole else { return nil }
    let words = whole.split { $0.isWhitespace || $0 == "\u{FFFC}" }.joined(separator: " ")
    return words.isEmpty ? nil : "“\(words.count > 24 ? words.prefix(23) + "…" : words)”"
  }

  /// The author's view that a view is, where modifiers stand around it.
  private static func owner(of node: LayoutNode) -> String? {
    if let owner = node.owner { return owner }
    guard let first = node.children.first, isModifier(node.kind) else { return nil }
    return owner(of: first)
  }

  /// Modifiers begin with a small letter, views with a capital.
  private static func isModifier(_ kind: String) -> Bool { kind.first?.isLowercase ?? true }
}

extension LayoutNode {
  /// The control that the view is the outermost part of; nil for parts of the author's own views, and for others.
  var control: String? {
    guard let owner, authorship.names.contains(owner) else { return authorship.names.last }
    return nil
  }

  /// The name of a value that only stages have: what a text says, of which lines may be cut or broken anywhere.
  static let wholeText = "wholeText"
}
