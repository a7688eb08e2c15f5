/// The layout of a view: what every view in it was proposed, what it answered and where it is.
public struct LayoutSnapshot: Sendable, Hashable, CustomStringConvertible {
  /// The size that the root chose, in points.
  public var size: CGSize
  /// The root.
  public var root: LayoutNode
  /// Size rules that were run, in all; for tests of costs.
  public var evaluations: Int
  /// What was odd.
  public var diagnostics: [LayoutDiagnostic]
  /// What whoever reads the screen aloud says, in its order.
  ///
  /// Texts say their characters though lines may be cut, pictures their names; a control is one stop. What is
  /// hidden from assistive technology, or wholly transparent, is left out.
  public var accessibilityElements: [AccessibilityElement]

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - size: the size that the root chose, in points.
  ///   - root: the root.
  ///   - evaluations: size rules that were run, in all.
  ///   - diagnostics: what was odd.
  ///   - accessibilityElements: what is read aloud.
  public init(
    size: CGSize, root: LayoutNode, evaluations: Int, diagnostics: [LayoutDiagnostic],
    accessibilityElements: [AccessibilityElement] = []
  ) {
    self.size = size
    self.root = root
    self.evaluations = evaluations
    self.diagnostics = diagnostics
    self.accessibilityElements = accessibilityElements
  }

  /// The first view with an identifier, in tree order; nil for none.
  public subscript(identifier: String) -> LayoutNode? {
    root.first { $0.identifier == identifier }
  }

  /// All views of a kind, such as `Text` or `frame`, in tree order.
  public func nodes(kind: String) -> [LayoutNode] {
    var result: [LayoutNode] = []
    root.visit { if $0.kind == kind { result.append($0) } }
    return result
  }

  /// The tree as text: one view a line, with frame, proposal and lines of text.
  public var description: String { text(with: []) }

  /// The tree as text, with every question that a view was asked and how stacks divided their
  /// space.
  public var explanation: String { text(with: [.distributions, .questions]) }

  /// What the text of a layout may say beyond frames, proposals and lines.
  package struct Details: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// How stacks divided their space.
    package static let distributions = Details(rawValue: 1)
    /// Every question besides the one that was placed, with its answer.
    package static let questions = Details(rawValue: 2)
  }

  /// The tree as text: one view a line, and the details of each below it.
  ///
  /// - Parameter details: what to say beyond frames, proposals and lines of text.
  /// - Returns: the text, with a line feed at the end.
  package func text(with details: Details) -> String {
    var lines: [String] = []
    root.describe(into: &lines, prefix: "", childPrefix: "", details)
    for diagnostic in diagnostics { lines.append("! \(diagnostic)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
