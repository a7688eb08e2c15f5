/// Views side by side.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the views are aligned.
  ///   - spacing: the gap between views in points; nil for their own preferences.
  ///   - content: the views.
  @inlinable public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolveStack(
      view.layout.rule, kind: "HStack", orientation: .horizontal, content: view.content)
  }
}

/// Views one below the other.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the views are aligned.
  ///   - spacing: the gap between views in points; nil for their own preferences.
  ///   - content: the views.
  @inlinable public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolveStack(
      view.layout.rule, kind: "VStack", orientation: .vertical, content: view.content)
  }
}

/// Views on top of one another.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content

  /// Creates an overlapping stack.
  @inlinable public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolveStack(
      view.layout.rule, kind: "ZStack", orientation: nil, content: view.content)
  }
}

extension ViewResolver {
  /// Makes a stack; `Rules/Layout-Protocol#A-stack-over-one-view`: over exactly one static view it
  /// vanishes, its orientation apart.
  func resolveStack<Content: View>(
    _ rule: LayoutRule, kind: String, orientation: Axis?, content: Content
  ) {
    let first = elements.count
    resolveContent(orientation: orientation, content)
    let isTransparent = elements.count == first + 1 && Content.staticElementCount == 1
    add(makeNode(isTransparent ? .passthrough : rule, kind: kind, takingFrom: first))
  }
}

/// A vertical stack whose views keep their ideal heights, as for scrolling.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  private let rule: StackRule
  private let content: Content

  /// Creates a lazy vertical stack.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let children = resolver.collectLazily(
      along: .vertical, orientation: .vertical, view.content)
    resolver.add(
      resolver.makeNode(.lazyStack(view.rule), kind: "LazyVStack", children: children))
  }
}

/// A horizontal stack whose views keep their ideal widths, as for scrolling.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  private let rule: StackRule
  private let content: Content

  /// Creates a lazy horizontal stack.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  /// Adds one node over the elements of the content.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let children = resolver.collectLazily(
      along: .horizontal, orientation: .horizontal, view.content)
    resolver.add(
      resolver.makeNode(.lazyStack(view.rule), kind: "LazyHStack", children: children))
  }
}
