// Made of Fixtures/Names/TintypeControls/LabelsInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension LabeledContent where Label == Text {
  /// Creates a title with a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
  /// Creates a title with a view.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title with a string.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(content: { Text(value) }, label: { Text(titleKey) }) }
  /// Creates a title with a string.
  @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(content: { Text(value) }, label: { Text(title) }) }
  /// Creates a title with a value in a format, in the environment's locale.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(content: { Text(value, format: format) }, label: { Text(titleKey) }) }
  /// Creates a title with a value in a format, in the environment's locale.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(content: { Text(value, format: format) }, label: { Text(title) }) }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
  /// Creates a box with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
  /// Creates a group that is closed, with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
  /// Creates a group with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  /// Creates a group with a title that is open as a binding says.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
