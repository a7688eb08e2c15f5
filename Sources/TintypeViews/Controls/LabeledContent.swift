/// A label with a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  private let label: Label
  private let content: Content

  /// Creates a label with a view.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label at the leading side and the content, in a fainter color, at the trailing one.
  @MainActor public var body: some View {
    if areLabelsHidden {
      content
    } else {
      LabeledControlLayout(minHeight: 0) {
        VStack(alignment: .leading) { label }
        HStack { content }
          .foregroundStyle(HierarchicalShapeStyle.secondary)
          .environment(\.areLabelsHidden, true)
      }
    }
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

  /// Creates a title with a formatted value.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init(
      content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
  }
}

/// Content on a ground of its own, with a title.
///
/// No figures of Apple's are recorded: 16 points around, 8 between title and content, radius 16.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
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

  /// Title and content on a ground.
  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack { label }.font(.headline)
      VStack { content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(system: .box)) }
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

/// A title that hides or shows content.
///
/// No figures of Apple's are recorded: the content stands below the title, 8 points away.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.listRowContext) private var row
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

  /// The title with its mark, and the content where it is open; rows of their own in a list.
  @MainActor public var body: some View {
    let isExpanded = isExpanded?.wrappedValue ?? isOpen
    let header = HStack {
      label
      Spacer()
      DisclosureChevron(isOpen: isExpanded, isTinted: true)
    }
    if row != nil {
      header
      if isExpanded { content }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header.foregroundStyle(TintShapeStyle())
        if isExpanded { VStack { content }.frame(maxWidth: .infinity) }
      }
    }
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
