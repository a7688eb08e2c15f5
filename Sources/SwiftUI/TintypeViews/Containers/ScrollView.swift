/// A view onto content that may be longer than the view.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content may be longer.
  public var axes: Axis.Set
  /// Whether bars show where the content is; only while somebody scrolls.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Adds one node over the content, which is cut to the view's bounds.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let environment = resolver.environment
    let scrolling = environment.scrolling
    let elements = resolver.collectOneView(view.content)
    let content = resolver.implicitStack(elements)
    if elements.count == 1 { resolver.adopt(elements) }
    let node = resolver.tree.makeScroll(
      ScrollRule(axes: view.axes, anchor: scrolling.anchor ?? .topLeading),
      margins: scrolling.contentMargins, alignment: scrolling.alignment, content: content,
      isRightToLeft: resolver.isRightToLeft)
    let placements = resolver.geometry.placements
    let clip = DrawingEffect.clip(
      { Path(placements.visibleFrame(ofScroll: node, $0)) }, FillStyle(antialiased: false))
    resolver.record(
      node,
      NodeRecord(
        kind: "ScrollView", role: .scrollView,
        drawing: environment.isScrollClipDisabled ? .none : .effect(clip)))
    resolver.geometry.spaces[node] = AnyHashable(ScrollSpaceName(axes: view.axes))
    resolver.add(node)
  }
}

extension EnvironmentValues {
  private enum ScrollingKey: EnvironmentKey {
    static var defaultValue: Scrolling { Scrolling() }
  }

  private enum ClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How scroll views show their content.
  struct Scrolling {
    /// Which part shows of longer content; nil for its start.
    var anchor: UnitPoint?
    /// Where shorter content stands; nil for the anchor.
    var alignment: UnitPoint?
    /// Room around the content that scrolls with it, in points.
    var contentMargins = EdgeInsets()
    /// The edges whose margin somebody set.
    var marginEdges: Edge.Set = []
  }

  /// Whether `contentMargins` sets the space above the content of scroll views.
  package var hasTopContentMargin: Bool { scrolling.marginEdges.contains(.top) }

  /// How scroll views inside show their content.
  var scrolling: Scrolling {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }

  /// Whether scroll views draw content beyond their bounds.
  package var isScrollClipDisabled: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }
}

extension View {
  /// Sets which part of the content scroll views inside show, and where shorter content stands.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment {
      $0.scrolling.anchor = anchor
      $0.scrolling.alignment = anchor
    }
  }

  /// Sets where scroll views inside stand in one respect; what happens when sizes change does not
  /// show in a still picture.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    changingEnvironment {
      if role == .initialOffset {
        $0.scrolling.alignment = $0.scrolling.alignment ?? $0.scrolling.anchor ?? .topLeading
        $0.scrolling.anchor = anchor
      }
      if role == .alignment { $0.scrolling.alignment = anchor }
    }
  }

  /// Adds space around the content of scroll views inside, which scrolls with it.
  ///
  /// - Parameters:
  ///   - edges: where space is added.
  ///   - insets: how much on each edge, in points.
  ///   - placement: what is moved; indicators do not show in a still picture.
  /// - Returns: the view with the margins in its environment.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment { environment in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) {
        environment.scrolling.contentMargins[edge] = insets[edge]
        environment.scrolling.marginEdges.insert(Edge.Set(edge))
      }
    }
  }

  /// Adds space around the content of scroll views inside, which scrolls with it.
  ///
  /// - Parameters:
  ///   - edges: where space is added.
  ///   - length: how much, in points; nil for 16.
  ///   - placement: what is moved; indicators do not show in a still picture.
  /// - Returns: the view with the margins in its environment.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(length ?? Self.defaultPadding, edges: edges), for: placement)
  }

  /// Adds space around the content of scroll views inside on all edges, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Lets scroll views inside draw content beyond their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.isScrollClipDisabled = disabled }
  }
}
