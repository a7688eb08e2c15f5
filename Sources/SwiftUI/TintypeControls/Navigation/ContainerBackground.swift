/// Where a background of a container shows.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Behind a screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind a column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// Behind a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Puts a background behind the whole of the container.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Puts a view behind the whole of the container.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
