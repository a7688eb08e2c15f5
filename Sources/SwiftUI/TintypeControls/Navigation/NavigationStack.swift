/// A container that shows one screen at a time, below a bar: the last of its path.
public nonisolated struct NavigationStack<Root: View>: PrimitiveView, BuiltIn {
  private let root: Root
  private let route: () -> NavigationRoute

  /// Creates a navigation stack that shows its first screen, unless a binding inside shows another.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
    route = { NavigationRoute() }
  }

  /// Creates a navigation stack that has followed values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    route = {
      NavigationRoute(values: path.wrappedValue.values) { count in
        path.wrappedValue.removeLast(path.wrappedValue.count - count)
      }
    }
  }

  /// Creates a navigation stack that has followed values of one type.
  public nonisolated init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    route = {
      NavigationRoute(values: path.wrappedValue.map { AnyHashable($0) }) { count in
        path.wrappedValue = Data(path.wrappedValue.prefix(count))
      }
    }
  }

  /// Adds one node over the screens and the bar of the last one.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let route = view.route()
    if resolver.environment.isInColumn {
      // A column is a stack itself: the one inside goes on in it.
      resolver.environment.isInColumn = false
      resolver.resolve(view.root.changingTargets { $0.route = route })
      resolver.environment.isInColumn = true
      return
    }
    resolver.addNavigation(kind: "NavigationStack", view.root, route: route)
  }
}

extension EnvironmentValues {
  private enum BarLeadKey: EnvironmentKey {
    static var defaultValue: TopLead? { nil }
  }

  private enum InColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

  private enum InNavigationKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether links lead anywhere: whether a stack or a column is around.
  var isInNavigation: Bool {
    get { self[InNavigationKey.self] }
    set { self[InNavigationKey.self] = newValue }
  }

  private enum BelowTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the bar of a screen shares its row with a tablet's tab bar.
  var isBelowTabBar: Bool {
    get { self[BelowTabBarKey.self] }
    set { self[BelowTabBarKey.self] = newValue }
  }

  /// What is above the bars of screens, such as a status bar.
  var barLead: TopLead {
    get { self[BarLeadKey.self] ?? generation.bars.lead }
    set { self[BarLeadKey.self] = newValue }
  }

  /// Whether a view is a column of a split view, whose screens are those of a stack inside.
  var isInColumn: Bool {
    get { self[InColumnKey.self] }
    set { self[InColumnKey.self] = newValue }
  }
}
