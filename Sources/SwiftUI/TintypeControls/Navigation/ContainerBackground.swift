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

/// What is behind a widget, as its view says.
package enum WidgetBackground: PreferenceKey {
  package static var defaultValue: AnyView? { nil }
  package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

private enum IsInWidgetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is shown in a widget, which draws its ground itself.
  package var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }
}

/// Hands the ground of a widget up to the widget; where there is none it is behind the view itself.
private nonisolated struct ContainerBackgroundModifier<V: View>: ViewModifier, BuiltIn {
  let placement: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: V
  @Environment(\.isInWidget) private var isInWidget

  init(_ placement: ContainerBackgroundPlacement, _ alignment: Alignment, _ background: V) {
    self.placement = placement
    self.alignment = alignment
    self.background = background
  }

  @MainActor func body(content: Content) -> some View {
    if placement == .widget, isInWidget {
      content.preference(
        key: WidgetBackground.self,
        value: AnyView(
          background.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    } else {
      content.background(alignment: alignment) { background }
    }
  }
}

extension View {
  /// Puts a background behind the whole of the container.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(container, .center, Rectangle().fill(style).ignoresSafeArea()))
  }

  /// Puts a view behind the whole of the container.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(container, alignment, content()))
  }
}
