/// A description of a column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How long a column or row is.
  public enum Size: Sendable {
    /// A length, in points.
    case fixed(CGFloat)
    /// A share of the space within bounds, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into a share of the space, each within bounds, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the column or row is.
  public var size: Size
  /// The gap to the next one in points; nil for the default.
  public var spacing: CGFloat?
  /// Where views stand in it; nil for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a description.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridRule.Track {
    let size: LazyGridRule.TrackSize =
      switch self.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGridRule.Track(size: size, spacing: spacing, alignment: alignment)
  }
}

extension ViewResolver {
  /// Adds a lazy grid over the elements of its content.
  func addLazyGrid<Content: View>(
    axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?, kind: String,
    content: Content
  ) {
    let children = collectLazily(along: axis, orientation: axis, content)
    let sections = children.map { $0.traits[SectionIDTrait.self] }
    let rule = LazyGridRule(
      axis: axis, tracks: items.map(\.track), alignment: alignment, spacing: spacing,
      isFullLine: children.map { child in
        child.traits[UnseenRowsTrait.self] == true
          || child.traits[SectionPartTrait.self].map { $0 != .content } ?? false
      },
      startsLine: sections.indices.map { $0 > 0 && sections[$0] != sections[$0 - 1] })
    let node = tree.makeLazyGrid(
      rule, children: children.map(\.node), isRightToLeft: isRightToLeft)
    adopt(children)
    record(node, NodeRecord(kind: kind))
    add(node)
  }
}

/// Views in columns, line after line.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid of columns; the gap between lines in points, nil for the default.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addLazyGrid(
      axis: .vertical, items: view.columns,
      alignment: Alignment(horizontal: view.alignment, vertical: .center), spacing: view.spacing,
      kind: "LazyVGrid", content: view.content)
  }
}

/// Views in rows, line after line.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid of rows; the gap between lines in points, nil for the default.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addLazyGrid(
      axis: .horizontal, items: view.rows,
      alignment: Alignment(horizontal: .center, vertical: view.alignment), spacing: view.spacing,
      kind: "LazyHGrid", content: view.content)
  }
}
