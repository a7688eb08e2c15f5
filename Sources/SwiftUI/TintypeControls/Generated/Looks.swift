// Made of Fixtures/Names/TintypeControls/Looks.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The platform's style of pickers: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A menu.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .automatic }
}

/// Pickers as menus.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.menu` is short.
  public nonisolated init() {}
  /// A menu.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .menu }
}

/// Pickers as segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.segmented` is short.
  public nonisolated init() {}
  /// Segments.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .segmented }
}

/// Pickers as rows of choices; outside of menus they look like segments.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.palette` is short.
  public nonisolated init() {}
  /// Segments.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .segmented }
}

/// Pickers as wheels.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.wheel` is short.
  public nonisolated init() {}
  /// A wheel.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .wheel }
}

/// Pickers as rows of the list around.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.inline` is short.
  public nonisolated init() {}
  /// Rows.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .inline }
}

/// Pickers of a Mac as buttons of which one is chosen; rows elsewhere.
public nonisolated struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.radioGroup` is short.
  public nonisolated init() {}
  /// Rows.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .inline }
}

/// Pickers as rows that lead to a screen of their own.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style, for which `.navigationLink` is short.
  public nonisolated init() {}
  /// A row.
  @_documentation(visibility: internal) public nonisolated static var look: PickerLook { .navigationLink }
}

/// Lists of a watch, with the metrics of the plain style, since none are recorded.
public nonisolated struct CarouselListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.carousel` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .plain }
}

/// The platform's style of lists: cards with space around (`Rules/Lists#Rows`).
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Cards with space around.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .insetGrouped }
}

/// Lists on plain background.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.plain` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .plain }
}

/// Lists of sections as wide as the list; their metrics are those of cards, none are recorded.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.grouped` is short.
  public nonisolated init() {}
  /// Sections as wide as the list.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .grouped }
}

/// Lists of cards with space around.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.insetGrouped` is short.
  public nonisolated init() {}
  /// Cards with space around.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .insetGrouped }
}

/// Lists beside content, with the metrics of cards that are not drawn, since none are recorded.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.sidebar` is short.
  public nonisolated init() {}
  /// Beside content.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .sidebar }
}

/// Lists with space around their rows, on plain background; metrics are those of the plain style.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.inset` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal) public nonisolated static var look: ListLook { .inset }
}

/// The platform's style of date pickers: pills of text.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal) public nonisolated static var look: DatePickerLook { .compact }
}

/// Date pickers as pills of text.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.compact` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal) public nonisolated static var look: DatePickerLook { .compact }
}

/// Date pickers as wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.wheel` is short.
  public nonisolated init() {}
  /// Wheels.
  @_documentation(visibility: internal) public nonisolated static var look: DatePickerLook { .wheel }
}

/// Date pickers as a month with its days.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.graphical` is short.
  public nonisolated init() {}
  /// A month.
  @_documentation(visibility: internal) public nonisolated static var look: DatePickerLook { .graphical }
}

/// Date pickers of a Mac as fields; pills of text elsewhere.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.field` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal) public nonisolated static var look: DatePickerLook { .compact }
}

/// Date pickers of a Mac as fields with a stepper; pills of text elsewhere.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.stepperField` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal) public nonisolated static var look: DatePickerLook { .compact }
}

/// The platform's style of tab views: a bar below.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal) public nonisolated var look: TabViewLook { .automatic }
}

/// Tab views that become sidebars where there is space: a bar, with a button for the sidebar on tablets.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.sidebarAdaptable` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal) public nonisolated var look: TabViewLook { .sidebarAdaptable }
}

/// Tab views with a bar, and no sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.tabBarOnly` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal) public nonisolated var look: TabViewLook { .automatic }
}

/// Tab views of macOS in a frame; a bar here, as on iOS.
public nonisolated struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.grouped` is short.
  public nonisolated init() {}
  /// A bar.
  @_documentation(visibility: internal) public nonisolated var look: TabViewLook { .automatic }
}

/// Tab views of a watch, one page above the other.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// How one page follows another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    /// The platform decides.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Blurred.
    public static let blur = TransitionStyle(name: "blur")
    /// At once.
    public static let identity = TransitionStyle(name: "identity")
  }
  /// Creates the style, for which `.verticalPage` is short.
  public nonisolated init(transitionStyle: TransitionStyle = .automatic) {}
  /// Pages.
  @_documentation(visibility: internal) public nonisolated var look: TabViewLook { .page }
}

/// Tab views of a watch, whose pages turn.
public nonisolated struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style, for which `.carousel` is short.
  public nonisolated init() {}
  /// Pages.
  @_documentation(visibility: internal) public nonisolated var look: TabViewLook { .pageWithoutDots }
}
