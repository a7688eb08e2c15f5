/// The bar above a screen.
public enum NavigationBarItem {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen before; large on the first one.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private enum Kind { case automatic, inline, inlineLarge, large }
  private let kind: Kind

  /// As the screen before; large on the first one.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// Small, in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
  /// Large, at the leading end of the bar, among its items.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
}

extension ToolbarTitleDisplayMode {
  fileprivate init(_ mode: NavigationBarItem.TitleDisplayMode) {
    switch mode {
    case .automatic: self = .automatic
    case .inline: self = .inline
    case .large: self = .large
    }
  }
}

extension View {
  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    changingScreen { $0.title = title }
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, which may be changed.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    changingScreen { $0.title = Text(title.wrappedValue) }
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title of the screen is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(ToolbarTitleDisplayMode(displayMode))
  }

  /// Hides the bar of the screen.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    changingScreen { $0.isHidden = hidden }
  }

  /// Sets how the title of the screen shows.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    changingScreen { $0.displayMode = mode }
  }
}
