// Made of Fixtures/Names/TintypeControls/FieldsInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension TextField {
  /// Creates a text field of a value in a formatter's words.
  public nonisolated init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt, label: label) }
  /// Creates a text field of a text of which a part may be chosen.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label) { self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label) }
}

extension TextField where Label == Text {
  /// Creates a text field of a value in a formatter's words, with a title and actions, which a still picture never runs.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) { self.init(titleKey, value: value, formatter: formatter) }
  /// Creates a text field of a value in a formatter's words, with a title and an action, which a still picture never runs.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) { self.init(titleKey, value: value, formatter: formatter) }
  /// Creates a text field of a value in a formatter's words, with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }
  /// Creates a text field of a formatted value with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
  /// Creates a text field with a title, which shows while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) } }
  /// Creates a text field with a title, which shows while the text is empty.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }
  /// Creates a text field with a title and actions, which a still picture never runs.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) { self.init(text: text) { Text(titleKey) } }
  /// Creates a text field with a title and an action, which a still picture never runs.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(text: text) { Text(titleKey) } }
  /// Creates a text field of a formatted value with a title.
  public nonisolated init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }
  /// Creates a text field of a value in a formatter's words, with a title.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) { self.init(titleKey, text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt) }
  /// Creates a text field whose chosen part is known; a still picture shows none.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal) }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title and an action, which a still picture never runs.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(titleKey, text: text) }
  /// Creates a secure field with a title, which shows while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
  /// Creates a secure field with a title, which shows while the text is empty.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) { self.init(text: text, prompt: prompt) { Text(title) } }
}

extension TextEditor {
  /// Creates a text editor whose chosen part is known; a still picture shows none.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
