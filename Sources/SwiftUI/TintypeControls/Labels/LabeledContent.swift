/// A label with a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View, BuiltIn {
  @EnvironmentStyle<LabeledContentStyleConfiguration> private var style
  private let label: Label
  private let content: Content

  /// Creates a label with a view.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content in the environment's style.
  @MainActor public var body: some View {
    style.make(
      LabeledContentStyleConfiguration(
        label: .init(part: ErasedPart(label)), content: .init(part: ErasedPart(content)))
    )
    .isStyled(.labeledContent, style.name)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a title with a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a title with a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title with a string.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a title with a string.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a title with a value in a format, in the environment's locale.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a title with a value in a format, in the environment's locale.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// Content on a background of its own, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View, BuiltIn {
  @EnvironmentStyle<GroupBoxStyleConfiguration> private var style
  private let label: Label
  private let content: Content

  /// Creates a box with a title.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a title.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Title and content in the environment's style.
  @MainActor public var body: some View {
    style.make(
      GroupBoxStyleConfiguration(
        label: .init(part: ErasedPart(label)), content: .init(part: ErasedPart(content)))
    )
    .isStyled(.groupBox, style.name)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a configuration, inside a style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    _style.skipStyle()
  }
}

/// A title that hides or shows content.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, BuiltIn {
  @State private var isOpen = false
  @EnvironmentStyle<DisclosureGroupStyleConfiguration> private var style
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  /// Creates a group that is closed.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content()
  }

  /// Creates a group.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// Title and content in the environment's style.
  @MainActor public var body: some View {
    style.make(
      DisclosureGroupStyleConfiguration(
        label: .init(part: ErasedPart(label)), content: .init(part: ErasedPart(content)),
        isExpanded: isExpanded ?? $isOpen)
    )
    .isStyled(.disclosureGroup, style.name)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that is closed, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
