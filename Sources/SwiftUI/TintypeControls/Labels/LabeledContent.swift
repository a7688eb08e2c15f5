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

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the label and the value of a configuration, inside a style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    _style.skipStyle()
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
