/// A button that pastes; a still picture shows the button.
///
/// No figures of Apple's are recorded: the system's label on a capsule of the accent color.
public nonisolated struct PasteButton: View, BuiltIn {
  /// Creates a button for values of a type.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  /// Creates a button for values of some kinds.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// Creates a button for values of some kinds that something is made of.
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}

  /// The system's label on a prominent button.
  @MainActor public var body: some View {
    Button(action: {}) { Label("Paste", systemImage: "doc.on.clipboard") }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
  }
}
