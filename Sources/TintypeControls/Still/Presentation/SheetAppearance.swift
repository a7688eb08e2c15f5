/// How a toolbar is used; a still picture shows all toolbars alike.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// For editing.
  public static let editor = ToolbarRole(name: "editor")
  /// For moving on.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Where a ground of a container shows.
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

/// How a sheet lets what is below it be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// Yes.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// No.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// Up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a sheet becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing else.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How wide a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As a form.
  public static let form = PresentationSizing(name: "form")
  /// As a page.
  public static let page = PresentationSizing(name: "page")
  /// As its content.
  public static let fitted = PresentationSizing(name: "fitted")
}

extension View {
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Shows no inspector in a still picture.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }
  /// Changes nothing: toolbars of all roles look alike.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Sets how the title of the screen shows.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: NavigationTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode)
  }
  /// Puts a ground behind the whole of the container.
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
  /// Changes nothing: a still picture has no home indicator.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: a still picture has no status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
  /// Changes nothing: values do not change in a still picture.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
