/// A button that makes a new document, which a still picture does not.
public nonisolated struct NewDocumentButton<Label: View>: View, BuiltIn {
  private let label: Label

  /// Creates a button with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The label as a button.
  @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
}

/// A button of a watch that leads to a field for text, which a still picture does not show.
public nonisolated struct TextFieldLink<Label: View>: View, BuiltIn {
  private let label: Label

  /// Creates a button with a label.
  public nonisolated init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {
    self.label = label()
  }

  /// The label as a button.
  @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

/// A button that opens a menu, in the older way to write it.
public nonisolated struct MenuButton<Label: View, Content: View>: View, BuiltIn {
  private let label: Label
  private let content: Content

  /// Creates a button.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The menu.
  @MainActor public var body: some View { Menu(content: { content }, label: { label }) }
}
