extension EnvironmentValues {
  private enum DefaultActionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether an action is the one that the return key starts.
  var isDefaultAction: Bool {
    get { self[DefaultActionKey.self] }
    set { self[DefaultActionKey.self] = newValue }
  }
}

extension View {
  /// Gives a control its keys; an alert's action that the return key starts stands out.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.isDefaultAction, shortcut == .defaultAction)
  }

  /// Gives a control its keys, or none; an alert's action that the return key starts stands out.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.isDefaultAction, shortcut == .defaultAction)
  }
}
