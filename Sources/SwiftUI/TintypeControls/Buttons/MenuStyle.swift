/// The look of menus that are closed.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that a menu consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = MenuStyleConfiguration
  /// The view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style is given.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The entries of the menu.
  public nonisolated struct Content: View, BuiltIn {
    let part: ErasedPart
    /// The entries as they were given.
    @MainActor public var body: some View { part }
  }
  let label: Label
  let content: Content
}

/// The platform's style of menus: their labels (`Rules/Controls`).
public nonisolated struct DefaultMenuStyle: MenuStyle, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// Menus as buttons, which are drawn as their labels.
public nonisolated struct ButtonMenuStyle: MenuStyle, BuiltIn {
  /// Creates the style, for which `.button` is short.
  public nonisolated init() {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// Menus as buttons without a background.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, BuiltIn {
  /// Creates the style, for which `.borderlessButton` is short.
  public nonisolated init() {}
  /// Creates the style with a mark of the menu, which a Mac shows, or without.
  public nonisolated init(showsMenuIndicator: Bool) {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(DefaultMenuStyle()) }
}

extension StyleBox<MenuStyleConfiguration> {
  nonisolated init(_ style: some MenuStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of menus inside; the platform's all look like their labels (`Rules/Controls`).
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a configuration, inside a style.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    isStyled = true
  }
}

/// Menus as buttons with a border.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, BuiltIn {
  /// Creates the style, for which `.borderedButton` is short.
  public nonisolated init() {}
  /// The label on a light background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}
