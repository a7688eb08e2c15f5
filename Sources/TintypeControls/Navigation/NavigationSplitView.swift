/// Columns of screens side by side; where there is little room across, the first one alone.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Creates three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates three columns, of which some may be hidden.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Adds one node over the columns, or over the sidebar alone in a compact width.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    guard resolver.environment.horizontalSizeClass == .regular else {
      resolver.addNavigation(kind: "NavigationSplitView", shortensContainer: true, view.sidebar)
      return
    }
    let columns = HStack(spacing: 0) {
      SplitColumn(content: view.sidebar, width: SplitMetrics.sidebar)
      Divider().ignoresSafeArea()
      if let content = view.content {
        SplitColumn(content: content, width: SplitMetrics.content)
        Divider().ignoresSafeArea()
      }
      SplitColumn(content: view.detail, width: nil)
    }
    let children = resolver.collect(orientation: nil, columns)
    resolver.add(
      resolver.makeNode(.passthrough, kind: "NavigationSplitView", children: children))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  /// Creates two columns, of which one may be hidden.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// Widths of the columns of iPadOS, in points; UIKit's, since none are recorded of SwiftUI's.
private enum SplitMetrics {
  static let sidebar: CGFloat = 320
  static let content: CGFloat = 375
}

/// Which columns show; a still picture shows all.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// All columns, as in every still picture.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The second and the third.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// A column: a screen of its own, of a width of its own or as wide as the rest.
private nonisolated struct SplitColumn<Content: View>: PrimitiveView {
  let content: Content
  let width: CGFloat?

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var width = view.width
    let first = resolver.elements.count
    let given = resolver.collectPreferences {
      resolver.addNavigation(kind: "column", shortensContainer: true, view.content)
    }
    if let own = given.value(of: ColumnWidthKey.self).flatMap({ $0 }), view.width != nil {
      width = own
    }
    let elements = Array(resolver.elements[first...])
    resolver.elements.removeSubrange(first...)
    let framed = ResolvedStack(elements: elements)
    if let width {
      resolver.resolve(framed.frame(width: width))
    } else {
      resolver.resolve(framed)
    }
  }

  nonisolated static var staticElementCount: Int? { 1 }
}

extension View {
  /// Sets the width of the column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column that the view stands in, in points; the ideal one is taken.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
