/// The look of the marks of pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether the marks stand on a background; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated var hasBackground: Bool { get }
}

/// The look of the dots of pages.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When a background shows behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// The platform decides by the number of pages.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// While somebody touches them.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
  }
  /// Whether the dots stand on a background.
  @_documentation(visibility: internal)
  public let hasBackground: Bool
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasBackground = backgroundDisplayMode.isShown
  }
}

extension EnvironmentValues {
  private enum PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the dots of pages stand on a background.
  var pageIndexBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the dots of pages inside.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.pageIndexBackground = style.hasBackground }
  }
}
