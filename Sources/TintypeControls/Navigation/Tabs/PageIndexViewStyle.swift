/// The look of the dots of pages.
public struct PageIndexViewStyle: Sendable {
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
  let mode: BackgroundDisplayMode
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with or without a background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
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
  public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    changingEnvironment { $0.pageIndexBackground = style.mode.isShown }
  }
}
