/// How columns share the space; one of the built-in types.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated var look: SplitViewLook { get }
}

/// The platform decides by the space that there is.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Which look it is.
  @_documentation(visibility: internal)
  public nonisolated var look: SplitViewLook { .automatic }
}

/// Columns stand side by side.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style, for which `.balanced` is short.
  public nonisolated init() {}
  /// Which look it is.
  @_documentation(visibility: internal)
  public nonisolated var look: SplitViewLook { .balanced }
}

/// The detail keeps its size, and the other columns lie over it.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
  Sendable
{
  /// Creates the style, for which `.prominentDetail` is short.
  public nonisolated init() {}
  /// Which look it is.
  @_documentation(visibility: internal)
  public nonisolated var look: SplitViewLook { .prominentDetail }
}

extension EnvironmentValues {
  private enum SplitStyleKey: EnvironmentKey {
    static var defaultValue: SplitViewLook { .automatic }
  }

  /// How the columns of split views share the space.
  var splitViewStyle: SplitViewLook {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of split views inside share the space.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.splitViewStyle, style.look)
  }
}
