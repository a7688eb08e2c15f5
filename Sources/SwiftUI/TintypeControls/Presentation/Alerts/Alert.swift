/// A message with buttons, in the older way to write it.
public struct Alert {
  /// A button of a message or a choice.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      self.label = label
      self.role = role
      self.action = action ?? {}
    }

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }
    /// A button that stops something.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .cancel, action)
    }
    /// A button that stops something.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }

  let text: ActionText
  let buttons: [Button]

  /// Creates a message with one button; "OK" for nil.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    text = ActionText(title: title, message: message.map { ErasedPart($0) })
    buttons = dismissButton.map { [$0] } ?? []
  }
  /// Creates a message with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    text = ActionText(title: title, message: message.map { ErasedPart($0) })
    buttons = [primaryButton, secondaryButton]
  }

  /// A message with two buttons side by side, as a watch has it.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }
}

/// A choice of actions, in the older way to write it.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  let text: ActionText
  let buttons: [Button]

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    text = ActionText(title: title, message: message.map { ErasedPart($0) })
    self.buttons = buttons
  }
}

/// The buttons of an older message.
private nonisolated struct OlderButtons: View, BuiltIn {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

/// Shows an older message or choice while there is one.
private nonisolated struct OlderPresentation: ViewModifier, BuiltIn {
  let make: () -> (style: Presentation.Style, buttons: [Alert.Button])?
  let dismiss: () -> Void

  @MainActor func body(content: Content) -> some View {
    let made = make()
    content.modifier(
      PresentationModifier(
        style: made?.style ?? .alert(ActionText()),
        content: { made.map { OlderButtons(buttons: $0.buttons) } }, dismiss: dismiss))
  }
}

extension View {
  /// Shows a message over the screen while a value is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      OlderPresentation {
        guard isPresented.wrappedValue else { return nil }
        let alert = content()
        return (.alert(alert.text), alert.buttons)
      } dismiss: {
        isPresented.wrappedValue = false
      })
  }

  /// Shows a message over the screen while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      OlderPresentation {
        item.wrappedValue.map(content).map { (.alert($0.text), $0.buttons) }
      } dismiss: {
        item.wrappedValue = nil
      })
  }

  /// Shows a choice at the view while a value is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      OlderPresentation {
        guard isPresented.wrappedValue else { return nil }
        let sheet = content()
        return (.dialog(sheet.text), sheet.buttons)
      } dismiss: {
        isPresented.wrappedValue = false
      })
  }

  /// Shows a choice at the view while there is an item.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      OlderPresentation {
        item.wrappedValue.map(content).map { (.dialog($0.text), $0.buttons) }
      } dismiss: {
        item.wrappedValue = nil
      })
  }
}
