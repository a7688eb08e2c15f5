/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that a box consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box style is given.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The title as it was given.
    @MainActor public var body: some View { part }
  }
  /// The content of the box.
  public nonisolated struct Content: View, BuiltIn {
    let part: ErasedPart
    /// The content as it was given.
    @MainActor public var body: some View { part }
  }
  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The platform's style of group boxes: a background with round corners.
///
/// 16 points around, a stack's own gap between title and content, radius 8: `Rules/Controls#Group-boxes`. The background is that of `backgroundStyle`, where one is set.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.backgroundStyle) private var backgroundStyle
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Title and content on a background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(generation.controls.box)
    .background {
      RoundedRectangle(cornerRadius: generation.controls.boxCorner)
        .fill(backgroundStyle ?? AnyShapeStyle(Color(system: .box)))
    }
  }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(DefaultGroupBoxStyle()) }
}

extension StyleBox<GroupBoxStyleConfiguration> {
  nonisolated init(_ style: some GroupBoxStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of group boxes inside.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}
