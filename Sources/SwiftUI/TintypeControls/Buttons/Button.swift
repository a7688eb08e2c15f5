/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A button that deletes something.
  public static let destructive = ButtonRole("destructive")
  /// A button that stops something.
  public static let cancel = ButtonRole("cancel")
  /// A button that confirms something.
  public static let confirm = ButtonRole("confirm")
  /// A button that closes something.
  public static let close = ButtonRole("close")
}

/// A control that starts an action; a still picture never runs it.
public nonisolated struct Button<Label: View>: View, BuiltIn {
  @EnvironmentStyle<PrimitiveButtonStyleConfiguration> private var style
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a role.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the environment's style.
  @MainActor public var body: some View {
    style.make(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(part: ErasedPart(label)), action: action)
    )
    .isControl(.button, style: style.name)
  }
}

/// The label of a button that has nothing but a role (`Rules/Controls#Buttons`).
public nonisolated struct DefaultButtonLabel: View, BuiltIn {
  let role: ButtonRole

  /// The word and the symbol for what the button does.
  @MainActor public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .cancel: Label("Cancel", systemImage: "xmark")
    default: Label("Close", systemImage: "xmark")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, inside a style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
    _style.skipStyle()
  }
}

/// A button that switches lists between reading and editing; a still picture never does.
public nonisolated struct EditButton: View, BuiltIn {
  /// Creates the button.
  public nonisolated init() {}
  /// A button titled "Edit".
  @MainActor public var body: some View { Button("Edit") {} }
}

/// A control that opens an address; a still picture never does.
public nonisolated struct Link<Label: View>: View, BuiltIn {
  private let destination: URL
  private let label: Label

  /// Creates a link.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A plain button, which is said to be a link.
  @MainActor public var body: some View {
    Button(action: {}) { label }.accessibility {
      $0.properties.removedTraits = .isButton
      $0.properties.addedTraits = .isLink
      $0.properties.link = destination.absoluteString
    }
  }
}
