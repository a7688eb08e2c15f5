/// The look of lists; one of the built-in types.
public protocol ListStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  nonisolated static var lookNumber: Int { get }
}

/// How a list looks.
enum ListStyleKind: Int {
  case insetGrouped
  case plain
  case grouped
  case sidebar
  case inset

  /// Whether sections stand on cards.
  var hasCards: Bool { self == .insetGrouped || self == .grouped }
}

/// The platform's style of lists: cards with room around (`chrome.md` 1).
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Cards with room around.
  public nonisolated static var lookNumber: Int { ListStyleKind.insetGrouped.rawValue }
}
/// Lists on plain ground.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Plain.
  public nonisolated static var lookNumber: Int { ListStyleKind.plain.rawValue }
}
/// Lists of sections as wide as the list; their metrics are those of cards, none are recorded.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Sections as wide as the list.
  public nonisolated static var lookNumber: Int { ListStyleKind.grouped.rawValue }
}
/// Lists of cards with room around.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Cards with room around.
  public nonisolated static var lookNumber: Int { ListStyleKind.insetGrouped.rawValue }
}
/// Lists beside content, with the metrics of cards that are not drawn, since none are recorded.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Beside content.
  public nonisolated static var lookNumber: Int { ListStyleKind.sidebar.rawValue }
}
/// Lists with room around their rows, on plain ground; metrics are those of the plain style.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Plain.
  public nonisolated static var lookNumber: Int { ListStyleKind.inset.rawValue }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Plain ground.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections as wide as the list.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards with room around.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Beside content.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Room around rows on plain ground.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

/// The look of forms; all of them are lists in the grouped style.
public struct FormStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = FormStyle(name: "automatic")
  /// Grouped rows.
  public static let grouped = FormStyle(name: "grouped")
}

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?
  /// As usual.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Close together.
  public static let compact = ListSectionSpacing(length: 8.75)
  /// A distance, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// The values that a list reads from the environment.
struct ListSettings {
  var style = ListStyleKind.insetGrouped
  var sectionSpacing: CGFloat?
  var rowSpacing: CGFloat?
  var minRowHeight: CGFloat?
  var hidesGround = false
  var isEditing = false
  var headerProminence = Prominence.standard
}

extension EnvironmentValues {
  private enum ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
  }

  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }

  /// The least height of a list's rows, in points; nil for the platform's.
  public var defaultMinListRowHeight: CGFloat? {
    get { listSettings.minRowHeight }
    set { listSettings.minRowHeight = newValue }
  }

  /// Whether lists are being edited, as a connection.
  public var editMode: Binding<EditMode>? {
    get { .constant(listSettings.isEditing ? .active : .inactive) }
    set { listSettings.isEditing = newValue?.wrappedValue.isEditing ?? false }
  }
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is for a moment.
  case transient
  /// It is.
  case active
  /// Whether it is being edited at all.
  public var isEditing: Bool { self != .inactive }
}

extension View {
  /// Sets the style of lists inside.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.listSettings.style = ListStyleKind(rawValue: S.lookNumber) ?? .insetGrouped
    }
  }

  /// Changes nothing: all forms are lists in the grouped style.
  public nonisolated func formStyle(_ style: FormStyle) -> some View { self }

  /// Sets how far apart the sections of lists inside are.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listSettings.sectionSpacing = spacing.length }
  }

  /// Sets how far apart the sections of lists inside are, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.listSettings.sectionSpacing = spacing }
  }

  /// Sets the gap between rows of lists inside, in points; each row gets a card of its own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment { $0.listSettings.rowSpacing = spacing }
  }

  /// Hides the ground of lists inside.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.listSettings.hidesGround = visibility == .hidden }
  }

  /// Sets how much headers of sections inside stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.listSettings.headerProminence = prominence }
  }
}
