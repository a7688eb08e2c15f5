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

/// A still picture shows the screen below every message and choice.
extension View {
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
}
