/// A bar at one edge of each element.
private nonisolated struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
  typealias Body = Never
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let bar: Bar

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.withIdentity(0) { resolver.resolve(content) }
    resolver.rewrap(from: first) { element in
      guard let bar = resolver.resolveOverlap(1, modifier.bar) else { return element.node }
      let rule = SafeAreaInsetRule(
        edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing)
      return resolver.makeNode(
        .safeAreaInset(rule), kind: "safeAreaInset", around: element, and: bar)
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Puts a bar above or below the view; the view's safe area shrinks by it.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        bar: content()))
  }

  /// Puts a bar beside the view; the view's safe area shrinks by it.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing, bar: content()))
  }

  /// Adds to the view's safe area, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading) }
      .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing) }
  }

  /// Adds to the view's safe area on some edges, in points; 16 for nil.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? Self.defaultPadding, edges: edges))
  }

  /// Adds to the view's safe area, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

extension View {
  /// Lets the view reach under bars and beyond other safe areas.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      RuleModifier(
        rule: regions.contains(.container) ? .ignoresSafeArea(edges) : .passthrough,
        kind: "ignoresSafeArea"))
  }

  /// Lets a style that another modifier shows reach under bars and beyond other safe areas.
  nonisolated consuming func reachingEdges(_ edges: Edge.Set) -> some View {
    modifier(
      RuleModifier(rule: .ignoresSafeArea(edges), kind: "ignoresSafeArea", isInternal: true))
  }

  /// Lets the view reach under bars and beyond other safe areas.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
