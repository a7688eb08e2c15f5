/// Columns of screens side by side, the first on a floating panel; where there is little space
/// across a stack of them.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView, BuiltIn
{
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: () -> NavigationSplitViewVisibility
  private let compactColumn: () -> NavigationSplitViewColumn?

  nonisolated init(
    sidebar: Sidebar, content: Content?, detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = { visibility?.wrappedValue ?? .automatic }
    self.compactColumn = { compactColumn?.wrappedValue }
  }

  /// Adds one node over the columns, or over a stack of them in a compact width.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let columns = SplitColumns(
      sidebar: ErasedPart(view.sidebar), content: view.content.map { ErasedPart($0) },
      detail: ErasedPart(view.detail))
    if resolver.environment.horizontalSizeClass == .regular {
      resolver.addColumns(columns, visibility: view.visibility())
    } else {
      resolver.addCollapsed(columns, preferred: view.compactColumn())
    }
  }
}

/// The columns of a split view.
struct SplitColumns {
  var sidebar: ErasedPart
  var content: ErasedPart?
  var detail: ErasedPart
}

/// Which columns show.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// The platform decides by the space that there is and by the style.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
