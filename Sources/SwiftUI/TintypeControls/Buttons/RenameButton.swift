/// A button that starts renaming what is around it; a still picture shows the button.
public nonisolated struct RenameButton: View, BuiltIn {
  /// Creates the button with the system's label.
  public nonisolated init() {}

  /// The system's label as a button.
  @MainActor public var body: some View {
    Button(action: {}) { Label("Rename", systemImage: "pencil") }
  }
}
