/// A control that opens a menu; a still picture shows it closed.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu with an action of its own.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The label as a button.
  @MainActor public var body: some View {
    Button(action: {}) { label }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TintypeControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) }
  }
}
