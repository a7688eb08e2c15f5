/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that a group consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style is given.
public struct DisclosureGroupStyleConfiguration {
  /// The title of the group.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The title as it was given.
    @MainActor public var body: some View { part }
  }
  /// The content of the group.
  public nonisolated struct Content: View, BuiltIn {
    let part: ErasedPart
    /// The content as it was given.
    @MainActor public var body: some View { part }
  }
  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content shows.
  @Binding public var isExpanded: Bool
}

/// The platform's style of disclosure groups: a title with a mark; rows of their own in a list, those
/// of the content further in (`Rules/Lists#Groups-in-lists`).
///
/// No figures of Apple's are recorded: the content stands below the title, 8 points away.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltIn {
  @Environment(\.listRowContext) private var row
  @Environment(\.rowLevel) private var level
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// The title with its mark, and the content where it is open.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let header = HStack {
      configuration.label
      Spacer()
      DisclosureChevron(isOpen: configuration.isExpanded, isTinted: true)
    }
    if row != nil {
      header
      if configuration.isExpanded {
        configuration.content
          .environment(\.rowLevel, level + 1)
          .modifier(RowTraitModifier<RowLevelTrait>(value: level + 1))
      }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header.foregroundStyle(TintShapeStyle())
        if configuration.isExpanded {
          VStack { configuration.content }.frame(maxWidth: .infinity)
        }
      }
    }
  }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(AutomaticDisclosureGroupStyle()) }
}

extension StyleBox<DisclosureGroupStyleConfiguration> {
  nonisolated init(_ style: some DisclosureGroupStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of disclosure groups inside.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}
