/// The look of tab views; one of the built-in types.
public protocol TabViewStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated var look: TabViewLook { get }
}

/// How a tab view looks.
@_documentation(visibility: internal)
public enum TabViewLook: Hashable, Sendable {
  /// A bar of the tabs' names below the content.
  case automatic
  /// A bar that becomes a sidebar at the touch of its button, where there is space for one.
  case sidebarAdaptable
  /// The chosen page with a dot for each page.
  case page
  /// The chosen page alone.
  case pageWithoutDots

  /// Whether the tabs have a bar.
  var hasBar: Bool { self == .automatic || self == .sidebarAdaptable }
}

/// The platform's style of tab views: a bar below.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook { .automatic }
}

/// Tab views as pages without a bar.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether pages show dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let isVisible: Bool
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(isVisible: true)
    /// Yes.
    public static let always = IndexDisplayMode(isVisible: true)
    /// No.
    public static let never = IndexDisplayMode(isVisible: false)
  }
  private let mode: IndexDisplayMode
  /// Creates the style, for which `.page` is short.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
  /// Pages.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook {
    mode.isVisible ? .page : .pageWithoutDots
  }
}

/// Tab views that become sidebars where there is space: a bar, with a button for the sidebar on
/// tablets.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.sidebarAdaptable` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook { .sidebarAdaptable }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is space, which is closed here.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages with or without dots.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tab views with a bar, and no sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.tabBarOnly` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook { .automatic }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tab views with a bar, and no sidebar.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Tab views of macOS in a frame; a bar here, as on iOS.
public nonisolated struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.grouped` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook { .automatic }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tab views of macOS in a frame; a bar here, as on iOS.
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension EnvironmentValues {
  private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: TabViewLook { .automatic }
  }

  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style.look)
  }
}

/// Tab views of a watch, one page above the other.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// How one page follows another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    /// The platform decides.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Blurred.
    public static let blur = TransitionStyle(name: "blur")
    /// At once.
    public static let identity = TransitionStyle(name: "identity")
  }

  /// Creates the style, for which `.verticalPage` is short.
  public nonisolated init(transitionStyle: TransitionStyle = .automatic) {}
  /// Pages.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook { .page }
}

/// Tab views of a watch, whose pages turn.
public nonisolated struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.carousel` is short.
  public nonisolated init() {}
  /// Pages.
  @_documentation(visibility: internal)
  public nonisolated var look: TabViewLook { .pageWithoutDots }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// One page above the other.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }

  /// One page above the other.
  public nonisolated static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages that turn.
  public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
