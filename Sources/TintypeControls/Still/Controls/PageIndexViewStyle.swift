/// The look of the dots of pages.
public struct PageIndexViewStyle: Sendable {
  /// When a background shows behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    /// The platform decides by the number of pages.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While somebody touches them.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  /// Creates the style; a still picture shows the dots without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with or without a background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Changes nothing: pages of a tab view show their dots without a background.
  public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}
