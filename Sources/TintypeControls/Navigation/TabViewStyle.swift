/// The look of tab views; one of the built-in types.
public protocol TabViewStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  nonisolated var lookNumber: Int { get }
}

/// How a tab view looks.
enum TabViewStyleKind: Int {
  case automatic
  case page
  case pageWithoutDots
}

/// The platform's style of tab views: a bar below.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A bar.
  public nonisolated var lookNumber: Int { TabViewStyleKind.automatic.rawValue }
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
  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
  /// Pages.
  public nonisolated var lookNumber: Int {
    (mode.isVisible ? TabViewStyleKind.page : .pageWithoutDots).rawValue
  }
}

/// Tab views that become sidebars where there is room; a bar here.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// A bar.
  public nonisolated var lookNumber: Int { TabViewStyleKind.automatic.rawValue }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room; a bar here.
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

extension EnvironmentValues {
  private enum TabViewStyleKindKey: EnvironmentKey {
    static var defaultValue: TabViewStyleKind { .automatic }
  }

  var tabViewStyleKind: TabViewStyleKind {
    get { self[TabViewStyleKindKey.self] }
    set { self[TabViewStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyleKind, TabViewStyleKind(rawValue: style.lookNumber) ?? .automatic)
  }
}
