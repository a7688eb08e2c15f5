import TintypeLayout

/// The words of sentences about a layout.
enum StepText {
  /// Names with commas and a last `and`.
  static func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
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

  /// Begins with some space.
  init(_ length: CGFloat) {
    exact = length
    left = Self.rounded(length)
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
    let plain = nodes.map(ViewText.shown)
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    names = zip(plain, nodes).map { name, node in
      guard counts[name, default: 0] > 1 else {
        // `the VStack`, but `Text “A”` and whatever the author gave a name.
        return name.contains(" ") || ViewText.owner(of: node) != nil ? name : "the \(name)"
      }
      seen[name, default: 0] += 1
      return "\(name) \(seen[name, default: 0])"
    }
  }

  subscript(child: Int) -> String { child < names.count ? names[child] : "the view" }
}

extension LayoutNode {
  /// The control that the view is the outermost part of; nil for parts of the author's own views, and for others.
  var control: String? { authorView == nil ? authorship.names.last : nil }

  /// The author's own view that the view is the outermost part of; nil for others.
  ///
  /// Parts of controls have owners too, such as the label that a button's style is given.
  var authorView: String? { owner.flatMap { authorship.names.contains($0) ? $0 : nil } }
}
