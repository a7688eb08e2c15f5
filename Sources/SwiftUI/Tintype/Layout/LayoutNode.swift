/// One view of a layout.
public struct LayoutNode: Sendable {
  /// The kind of view, such as `Text`, `Rectangle`, `HStack` or `frame`.
  public var kind: String
  /// What `accessibilityIdentifier` gave; nil for nothing.
  public var identifier: String?
  /// The frame on the canvas, in points, not rounded to pixels.
  public var frame: CGRect
  /// What the view was proposed when it was placed.
  public var proposal: ProposedViewSize
  /// Every question that the view was asked, in order, with its answer in points.
  public var queries: [LayoutQuery]
  /// The measures and runs of each line of a text; empty for other views.
  public var textLines: [LayoutTextLine]
  /// The views inside, in declaration order.
  public var children: [LayoutNode]
  /// The user's view that this one is the outermost part of; nil for none.
  public var owner: String?
  /// What a stack did with the space that it was proposed; nil for other views.
  public var distribution: LayoutDistribution?
  /// A rectangle around what the view itself draws on the canvas, in points; nil for views that draw nothing.
  ///
  /// It follows rotations and other transforms, and has space for blurs and shadows.
  public var inkFrame: CGRect?
  /// What the view was given and shows, by name; empty where nothing is known.
  ///
  /// Lengths are in points, `infinity` among them; colors are `#RRGGBB`, with two more digits where they are
  /// translucent, several of them with commas between, and `gradient` with those of its stops. What the author
  /// did not give is left out.
  ///
  /// | Views | Names |
  /// |---|---|
  /// | padding | `top`, `leading`, `bottom`, `trailing` |
  /// | frames | `width`, `height`, or `minWidth` to `maxHeight`; `alignment` |
  /// | stacks, grids | `spacing`, `horizontalSpacing`, `verticalSpacing`, `tracks`, `alignment` |
  /// | backgrounds, overlays, `ZStack` | `alignment` |
  /// | texts | `font` with its size, `color` |
  /// | shapes, colors | `color`, `stroke`, `lineWidth`, `cornerRadius` |
  /// | images | `image`, `color`, `opacity` |
  /// | effects | `opacity`, `radius`, `x`, `y`, `color`, `degrees`, `scale`, `filter`, `blendMode`, `cornerRadius` |
  /// | others | `x` and `y` of positions and offsets, `ratio`, `mode`, `axes`, `minLength`, `zIndex` |
  public var values: [String: String]
  /// What its author says of it to assistive technology; nil for nothing.
  public var accessibility: AccessibilityProperties?

  /// Whether a control made the view for itself, such as the knob of a switch: the author wrote the control.
  ///
  /// False for what the author handed in, such as a label, and for layouts read from files, which do not say.
  /// Two layouts that differ in nothing else are equal.
  public var isInternal: Bool {
    get { authorship.isInternal }
    set { authorship.isInternal = newValue }
  }
  /// What the author wrote for the view; layouts that differ in nothing else are equal.
  package var authorship = Authorship()

  /// Creates a view of a layout.
  ///
  /// - Parameters:
  ///   - kind: the kind of view.
  ///   - identifier: what `accessibilityIdentifier` gave.
  ///   - frame: the frame on the canvas, in points.
  ///   - proposal: what the view was proposed when it was placed.
  ///   - queries: every question that it was asked, in order.
  ///   - textLines: the lines of a text.
  ///   - children: the views inside.
  ///   - owner: the user's view that this one is the outermost part of.
  ///   - distribution: what a stack did with its space.
  ///   - inkFrame: a rectangle around what the view itself draws, in points.
  ///   - values: what the view was given and shows, by name.
  ///   - accessibility: what its author says of it to assistive technology.
  public init(
    kind: String, identifier: String? = nil, frame: CGRect, proposal: ProposedViewSize,
    queries: [LayoutQuery] = [], textLines: [LayoutTextLine] = [], children: [LayoutNode] = [],
    owner: String? = nil, distribution: LayoutDistribution? = nil, inkFrame: CGRect? = nil,
    values: [String: String] = [:], accessibility: AccessibilityProperties? = nil
  ) {
    self.kind = kind
    self.identifier = identifier
    self.frame = frame
    self.proposal = proposal
    self.queries = queries
    self.textLines = textLines
    self.children = children
    self.owner = owner
    self.distribution = distribution
    self.inkFrame = inkFrame
    self.values = values
    self.accessibility = accessibility
  }

  /// What stands on each line of a text, the ellipsis included; empty for other views.
  public var lines: [String] { textLines.map(\.text) }

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

extension LayoutNode: Hashable {
  /// Whether all is equal that files keep of two views: what the author wrote for them stands beside it.
  public static func == (a: LayoutNode, b: LayoutNode) -> Bool {
    a.kind == b.kind && a.identifier == b.identifier && a.frame == b.frame
      && a.proposal == b.proposal && a.queries == b.queries && a.textLines == b.textLines
      && a.children == b.children && a.owner == b.owner && a.distribution == b.distribution
      && a.inkFrame == b.inkFrame && a.values == b.values && a.accessibility == b.accessibility
  }

  /// Adds what tells views apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(identifier)
    hasher.combine(frame)
    hasher.combine(proposal)
    hasher.combine(queries)
    hasher.combine(textLines)
    hasher.combine(children)
    hasher.combine(owner)
    hasher.combine(distribution)
    hasher.combine(inkFrame)
    hasher.combine(values)
    hasher.combine(accessibility)
  }
}
