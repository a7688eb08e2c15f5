/// The older name of a navigation stack and, where there is space across, of a split view.
public nonisolated struct NavigationView<Content: View>: PrimitiveView, BuiltIn {
  private let content: Content

  /// Creates a navigation view; of several views the first one leads to the others.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds one node over the screens and the bar of the last one, or over the columns.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let environment = resolver.environment
    guard environment.horizontalSizeClass == .regular, environment.showsColumns else {
      resolver.addNavigation(kind: "NavigationView", onlyFirst: true, view.content)
      return
    }
    let parts = (view.content as? any ListedViews)?.listed ?? [AnyView(view.content)]
    resolver.addColumns(
      SplitColumns(
        sidebar: ErasedPart(parts[0]), content: parts.count > 2 ? ErasedPart(parts[1]) : nil,
        detail: parts.count > 1 ? ErasedPart(parts[parts.count - 1]) : ErasedPart(EmptyView())),
      visibility: .automatic, kind: "NavigationView")
  }
}

/// How a navigation view shows its screens; one of the built-in types.
public protocol NavigationViewStyle: Sendable {
  /// Whether screens stand side by side where there is space; the engine's hook.
  @_documentation(visibility: internal)
  static var showsColumns: Bool { get }
}

/// The platform decides by the space that there is.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style, for which `.automatic` is short.
  public init() {}
  /// Side by side where there is space.
  @_documentation(visibility: internal)
  public static var showsColumns: Bool { true }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style, for which `.stack` is short.
  public init() {}
  /// Never side by side.
  @_documentation(visibility: internal)
  public static var showsColumns: Bool { false }
}

/// Screens side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Side by side where there is space.
  @_documentation(visibility: internal)
  public static var showsColumns: Bool { true }
}

/// Two screens side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  /// Side by side where there is space.
  @_documentation(visibility: internal)
  public static var showsColumns: Bool { true }
}

extension View {
  /// Sets whether navigation views inside stand side by side where there is space.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.showsColumns, S.showsColumns)
  }
}

extension EnvironmentValues {
  private enum ShowsColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether navigation views stand side by side where there is space.
  fileprivate(set) var showsColumns: Bool {
    get { self[ShowsColumnsKey.self] }
    set { self[ShowsColumnsKey.self] = newValue }
  }
}
