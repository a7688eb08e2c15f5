/// The look of lists; one of the built-in types.
public protocol ListStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: ListLook { get }
}

/// How a list looks.
@_documentation(visibility: internal)
public enum ListLook: Hashable, Sendable {
  /// Sections on cards with space beside them.
  case insetGrouped
  /// Rows from side to side on plain background.
  case plain
  /// Sections on cards from side to side.
  case grouped
  /// Sections with space beside them and no cards.
  case sidebar
  /// Rows with the metrics of the plain look.
  case inset

  /// Whether sections stand on cards.
  var hasCards: Bool { self == .insetGrouped || self == .grouped }
}

/// Lists of a watch, with the metrics of the plain style, since none are recorded.
public nonisolated struct CarouselListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.carousel` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .plain }
}

extension ListStyle where Self == CarouselListStyle {
  /// Lists of a watch.
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// The platform's style of lists: cards with space around (`Rules/Lists#Rows`).
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Cards with space around.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .insetGrouped }
}

/// Lists on plain background.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.plain` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .plain }
}

/// Lists of sections as wide as the list; their metrics are those of cards, none are recorded.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.grouped` is short.
  public nonisolated init() {}
  /// Sections as wide as the list.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .grouped }
}

/// Lists of cards with space around.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.insetGrouped` is short.
  public nonisolated init() {}
  /// Cards with space around.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .insetGrouped }
}

/// Lists beside content, with the metrics of cards that are not drawn, since none are recorded.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.sidebar` is short.
  public nonisolated init() {}
  /// Beside content.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .sidebar }
}

/// Lists with space around their rows, on plain background; metrics are those of the plain style.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.inset` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .inset }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Plain background.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as wide as the list.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards with space around.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Beside content.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Room around rows on plain background.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension View {
  /// Sets the style of lists inside.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.listSettings.style = S.look
    }
  }
}
