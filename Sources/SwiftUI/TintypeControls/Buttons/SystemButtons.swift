/// A button of macOS that opens help: a question mark in a circle.
public nonisolated struct HelpLink: View, BuiltIn {
  /// Creates a button with an action, which a still picture never runs.
  public nonisolated init(action: @escaping () -> Void) {}
  /// Creates a button to an address.
  public nonisolated init(destination: URL) {}
  /// Creates a button to a place of the program's help.
  public nonisolated init(anchor: String, book: String? = nil) {}
  /// The mark.
  @MainActor public var body: some View {
    Button {
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonBorderShape(.circle)
    .buttonStyle(.bordered)
  }
}

/// A button of macOS that opens the program's settings; a still picture never does.
public nonisolated struct SettingsLink<Label: View>: View, BuiltIn {
  private let label: Label
  /// Creates a button.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// A button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the usual title.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The usual title of a button that opens settings.
public nonisolated struct DefaultSettingsLinkLabel: View, BuiltIn {
  /// The title.
  @MainActor public var body: some View { Text("Settings…") }
}
