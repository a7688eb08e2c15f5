/// Controls that belong together.
///
/// No figures of Apple's are recorded: on iOS 26 a group is a capsule of glass, 44 points high, whose
/// controls have thin lines between them.
public nonisolated struct ControlGroup<Content: View>: View, BuiltIn {
  @EnvironmentStyle<ControlGroupStyleConfiguration> private var style
  private let label: ErasedPart
  private let content: Content

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = ErasedPart(EmptyView())
  }

  /// Creates a group with a label, which shows where the group becomes a menu.
  public nonisolated init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
    self.label = ErasedPart(label())
  }

  /// Creates a group with a title, which shows where the group becomes a menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title, which shows where the group becomes a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The controls in the environment's style.
  @MainActor public var body: some View {
    style.make(
      ControlGroupStyleConfiguration(
        content: .init(part: ErasedPart(content)), label: .init(part: label))
    )
    .isStyled(.controlGroup, style.name)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of a configuration, inside a style.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    _style.skipStyle()
  }
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that a group consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a control group style is given.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public nonisolated struct Content: View, BuiltIn {
    let part: ErasedPart
    /// The controls as they were given.
    @MainActor public var body: some View { part }
  }
  /// The label.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The platform's style of control groups: side by side on one background.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// The controls with lines between them, on a capsule.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(content: configuration.content, tile: .named)
  }
}

/// Control groups in menus: side by side in one row, each with its icon above its title.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.compactMenu` is short.
  public nonisolated init() {}
  /// A row of the menu around; elsewhere the platform's style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(content: configuration.content, tile: .named)
  }
}

/// Control groups in menus: icons side by side in one row.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.palette` is short.
  public nonisolated init() {}
  /// A row of the menu around; elsewhere the platform's style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(content: configuration.content, tile: .icon)
  }
}

/// Control groups in bars: side by side without a background.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.navigation` is short.
  public nonisolated init() {}
  /// The controls side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NavigationControlRow(content: configuration.content)
  }
}

/// Control groups as menus.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.menu` is short.
  public nonisolated init() {}
  /// The label; a still picture shows the menu closed.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(AutomaticControlGroupStyle()) }
}

extension StyleBox<ControlGroupStyleConfiguration> {
  nonisolated init(_ style: some ControlGroupStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of control groups inside.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}

/// Controls side by side on one capsule, or in a row of the menu around.
private nonisolated struct ControlCapsule<Content: View>: View, BuiltIn {
  @Environment(\.menuColumns) private var columns
  let content: Content
  /// What the controls look like in a menu.
  let tile: MenuTile

  @MainActor var body: some View {
    if columns != nil {
      MenuTileRow(content: content, tile: tile)
    } else {
      ControlRow(content: content)
        .background { Capsule().fill(Color(system: .controlFill)) }
    }
  }
}

/// Controls side by side with gaps between them.
private nonisolated struct NavigationControlRow<Content: View>: View, BuiltIn {
  @Environment(\.generation) private var generation
  let content: Content

  @MainActor var body: some View {
    HStack(spacing: generation.controls.group.padding) { content }
  }
}

/// Controls side by side, with a line between each two.
private nonisolated struct ControlRow<Content: View>: PrimitiveView, BuiltIn {
  let content: Content

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment[style: PrimitiveButtonStyleConfiguration.self] = StyleBox(
      primitive: DefaultButtonStyle())
    let elements = resolver.collect(orientation: .horizontal, view.content)
    resolver.environment = outer
    let lengths = outer.generation.controls.group
    let row = HStack(spacing: 0) {
      ForEach(elements.indices, id: \.self) { index in
        if index > 0 { Divider().frame(height: lengths.line) }
        ResolvedElement(element: elements[index])
          .padding(.horizontal, lengths.padding)
          .frame(height: lengths.height)
      }
    }
    resolver.withIdentity(1) { resolver.resolve(row) }
  }
}
