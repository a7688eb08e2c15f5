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
