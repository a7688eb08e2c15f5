/// What closes a screen; nothing in a still picture.
public struct DismissAction {
  /// Does nothing.
  public func callAsFunction() {}
}

/// What a sheet's presentation is like.
public struct PresentationMode {
  /// Never: a still picture shows no sheets.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Closes the screen; nothing in a still picture.
  public var dismiss: DismissAction { DismissAction() }
  /// Whether the screen is a sheet; never in a still picture.
  public var isPresented: Bool { false }
  /// The older way to close a screen.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// A message with buttons, which a still picture does not show.
public struct Alert {
  /// A button of a message.
  public struct Button {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that stops something.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that stops something.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }
  /// Creates a message with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates a message with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A choice of actions, which a still picture does not show.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction")
  }
  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height")
  }
}

/// A still picture shows the screen below every sheet, message and choice.
extension View {
  /// Shows no sheet in a still picture.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows no sheet in a still picture.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Shows no cover in a still picture.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows no cover in a still picture.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Shows no popover in a still picture.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows no popover in a still picture.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    self
  }

  /// Shows no message in a still picture.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    self
  }

  /// Shows no choice in a still picture.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    self
  }

  /// Shows no choice in a still picture.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }

  /// Shows no choice in a still picture.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }

  /// Shows no choice in a still picture.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
