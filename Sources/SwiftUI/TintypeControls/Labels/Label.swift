/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View, BuiltIn {
  @EnvironmentStyle<LabelStyleConfiguration> private var style
  private let title: Title
  private let icon: Icon
  /// Whether the author named a title and a picture, and wrote no views for them.
  package private(set) var isWhole = false

  /// Creates a label.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Title and icon in the environment's style.
  @MainActor public var body: some View {
    style.make(
      LabelStyleConfiguration(
        title: .init(part: ErasedPart(title)), icon: .init(part: ErasedPart(icon)))
    )
    .isStyled(.label, style.name)
  }
}

extension Label: WholeView {}

extension Label where Title == Text, Icon == Image {
  /// Creates the label of an author who named a title and a picture.
  nonisolated init(_ title: Text, _ icon: Image) {
    self.init(title: { title }, icon: { icon })
    isWhole = true
  }

  /// Creates a label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }

  /// Creates a label with a picture of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }

  /// Creates a label with a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
  }

  /// Creates a label with a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// Creates a label with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration, inside a style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
    _style.skipStyle()
  }
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that a label consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style is given.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public nonisolated struct Title: View, BuiltIn {
    let part: ErasedPart
    /// The title as it was given.
    @MainActor public var body: some View { part }
  }
  /// The icon of the label.
  public nonisolated struct Icon: View, BuiltIn {
    let part: ErasedPart
    /// The icon as it was given.
    @MainActor public var body: some View { part }
  }
  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
}

extension LabelStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(DefaultLabelStyle()) }
}

extension StyleBox<LabelStyleConfiguration> {
  nonisolated init(_ style: some LabelStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels inside.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }

  /// Hides the labels of controls inside.
  public nonisolated func labelsHidden() -> some View {
    changingEnvironment { $0.areLabelsHidden = true }
  }

  /// Leaves the labels of controls inside out, or brings them back; `.automatic` keeps what is around.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// The platform's style of labels: icon and title, or what the container prefers.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(title: configuration.title, icon: configuration.icon)
  }
}

/// Labels of an icon and a title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.titleAndIcon` is short.
  public nonisolated init() {}
  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(title: configuration.title, icon: configuration.icon)
  }
}

/// Labels of a title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.titleOnly` is short.
  public nonisolated init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels of an icon.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.iconOnly` is short.
  public nonisolated init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.isTitled(configuration.title.part.text)
  }
}
