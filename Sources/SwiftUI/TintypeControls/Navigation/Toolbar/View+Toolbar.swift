/// The bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind { case automatic, navigationBar, bottomBar, tabBar }
  let kind: Kind
  /// All of them.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar of a Mac's window: that with the title.
  public static let windowToolbar = ToolbarPlacement(kind: .navigationBar)
  /// What is below a headset's window: the bar below.
  public static let bottomOrnament = ToolbarPlacement(kind: .bottomBar)
  /// A further bar of a Mac's window: that with the title.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(kind: .navigationBar)
  }
}

/// Items of the bars of the screen, whose bodies are evaluated where they are added.
private nonisolated struct ToolbarItemsModifier<Items: ToolbarContent>: ViewModifier {
  typealias Body = Never
  let items: Items

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    var entries: [ToolbarEntry] = []
    resolver.withIdentity(1) {
      entries = modifier.items.entries(in: resolver).map { $0.handedIn(in: resolver.environment) }
    }
    let changed = content.changingScreen { screen in
      for entry in entries {
        if case .titleMenu(let menu) = entry.kind {
          screen.titleMenu = menu
        } else {
          screen.items.append(entry)
        }
      }
    }
    resolver.withIdentity(0) { resolver.resolve(changed) }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Adds items to the bars of the screen.
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(items: content()))
  }

  /// Adds views to the trailing end of the screen's bar.
  @MainActor @preconcurrency
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarItemsModifier(items: ToolbarItem(content: content)))
  }

  /// Hides or shows bars of the screen; the one with the title where none is named.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// Hides or shows bars of the screen; the one with the title where none is named.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  private nonisolated func toolbarVisibility(
    _ visibility: Visibility, of bars: [ToolbarPlacement]
  ) -> some View {
    changingScreen { screen in
      guard visibility == .hidden else { return }
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar.kind {
        case .automatic, .navigationBar: screen.isHidden = true
        case .bottomBar: screen.hidesBottomBar = true
        case .tabBar: screen.hidesTabBar = true
        }
      }
    }
  }

  /// Lays a style under the screen's bar.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    changingScreen { screen in
      if bars.allSatisfy({ $0.kind == .navigationBar || $0.kind == .automatic }) {
        screen.background = AnyShapeStyle(style)
      }
    }
  }

  /// Sets the appearance of the screen's bar.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    changingScreen { $0.colorScheme = colorScheme }
  }

  /// Adds views to both ends of the screen's bar.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    changingScreen {
      $0.items.append(ToolbarEntry(.topBarLeading, leading))
      $0.items.append(ToolbarEntry(.topBarTrailing, trailing))
    }
  }

  /// Adds a view to the leading end of the screen's bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    changingScreen { $0.items.append(ToolbarEntry(.topBarLeading, leading)) }
  }

  /// Adds a view to the trailing end of the screen's bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    changingScreen { $0.items.append(ToolbarEntry(.topBarTrailing, trailing)) }
  }
}
