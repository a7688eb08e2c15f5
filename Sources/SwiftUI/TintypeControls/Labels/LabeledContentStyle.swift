/// The look of labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that a label with its value consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of a label with its value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a labeled content style is given.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The value.
  public nonisolated struct Content: View, BuiltIn {
    let part: ErasedPart
    /// The value as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The platform's style: the label at the leading side and the value, fainter, at the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltIn {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// The label and the value, or the value alone where labels are hidden.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if areLabelsHidden {
      configuration.content
    } else {
      LabeledControlLayout(minHeight: 0, sharesWidth: true) {
        LabelParts(configuration.label)
        HStack { configuration.content }
          .environment(\.multilineTextAlignment, .trailing)
          .foregroundStyle(HierarchicalShapeStyle.secondary)
          .environment(\.areLabelsHidden, true)
      }
    }
  }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(AutomaticLabeledContentStyle()) }
}

extension StyleBox<LabeledContentStyleConfiguration> {
  nonisolated init(_ style: some LabeledContentStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of labels with values inside.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}
