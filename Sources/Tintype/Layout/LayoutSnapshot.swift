/// The layout of a view: what every view in it was offered, what it answered and where it is.
public struct LayoutSnapshot: Sendable, CustomStringConvertible {
  /// The size that the root chose, in points.
  public var size: CGSize
  /// The root.
  public var root: LayoutNode
  /// Size rules that were run, in all; for tests of costs.
  public var evaluations: Int
  /// What was odd.
  public var diagnostics: [LayoutDiagnostic]

  /// Creates a snapshot.
  public init(
    size: CGSize, root: LayoutNode, evaluations: Int, diagnostics: [LayoutDiagnostic]
  ) {
    self.size = size
    self.root = root
    self.evaluations = evaluations
    self.diagnostics = diagnostics
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

  /// The tree as text, with every question that a view was asked and how stacks divided their room.
  public var explanation: String { text(with: [.distributions, .questions]) }

  /// What the text of a layout may say beyond frames, proposals and lines.
  package struct Details: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// How stacks divided their room.
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

/// One view of a layout.
public struct LayoutNode: Sendable {
  /// The kind of view, such as `Text`, `Rectangle`, `HStack` or `frame`.
  public var kind: String
  /// What `accessibilityIdentifier` gave; nil for nothing.
  public var identifier: String?
  /// The frame on the canvas, in points, not rounded to pixels.
  public var frame: CGRect
  /// What the view was offered when it was placed.
  public var proposal: ProposedViewSize
  /// Every question that the view was asked, in order, with its answer in points.
  public var queries: [(proposal: ProposedViewSize, size: CGSize)]
  /// What stands on each line of a text, the ellipsis included; empty for other views.
  public var lines: [String]
  /// The measures and runs of each line of a text; empty for other views.
  public var textLines: [LayoutTextLine]
  /// The views inside, in declaration order.
  public var children: [LayoutNode]
  /// The user's view that this one is the outermost part of; nil for none.
  public var owner: String?
  /// What a stack did with the room that it was offered; nil for other views.
  public var distribution: LayoutDistribution?
  /// A rectangle around what the view itself draws on the canvas, in points; nil for views that draw nothing.
  ///
  /// It follows rotations and other transforms, and has room for blurs and shadows.
  public var inkFrame: CGRect?

  /// Creates a view of a layout.
  public init(
    kind: String, identifier: String? = nil, frame: CGRect, proposal: ProposedViewSize,
    queries: [(proposal: ProposedViewSize, size: CGSize)] = [], lines: [String] = [],
    textLines: [LayoutTextLine] = [], children: [LayoutNode] = [], owner: String? = nil,
    distribution: LayoutDistribution? = nil, inkFrame: CGRect? = nil
  ) {
    self.kind = kind
    self.identifier = identifier
    self.frame = frame
    self.proposal = proposal
    self.queries = queries
    self.lines = lines
    self.textLines = textLines
    self.children = children
    self.owner = owner
    self.distribution = distribution
    self.inkFrame = inkFrame
  }

  /// The first view for which a closure holds, this one first; nil for none.
  public func first(where predicate: (LayoutNode) -> Bool) -> LayoutNode? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  /// Calls a closure with this view and every view inside, in tree order.
  public func visit(_ body: (LayoutNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// How a stack divided the room that it was offered.
public struct LayoutDistribution: Sendable, Hashable {
  /// One child's turn.
  public struct Offer: Sendable, Hashable {
    /// The child's place among its siblings.
    public var child: Int
    /// The length that it was offered, in points; nil where it was asked for its ideal one.
    public var offered: CGFloat?
    /// The length that it took, in points.
    public var taken: CGFloat
    /// Its priority.
    public var priority: Double
    /// How far its length can be stretched, in points; nil where nothing was divided, so that
    /// nobody asked.
    public var flexibility: CGFloat?
  }

  /// The axis along which room was divided.
  public var axis: Axis
  /// The length that the stack was offered, in points; nil where it was asked for its ideal one.
  public var proposed: CGFloat?
  /// The sum of the gaps, in points.
  public var gaps: CGFloat
  /// What was kept back for the minimums of children of lower priority, in points.
  public var reserve: CGFloat
  /// The offers, in the order in which they were made.
  public var offers: [Offer]

  /// What the gaps leave of the proposal for the children, in points; nil where nothing was proposed.
  public var available: CGFloat? { proposed.map { $0 - gaps } }
}

/// Something odd in a layout that was worked around.
public struct LayoutDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The way to the view from the root, outermost first.
  public var path: String
  /// One sentence without its subject.
  public var message: String

  /// Creates a diagnostic.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// Path and message as one sentence.
  public var description: String { "\(path) \(message)" }
}
