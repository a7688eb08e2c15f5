/// The values that a list reads from the environment.
struct ListSettings {
  var style = ListLook.insetGrouped
  var sectionSpacing = ListSectionSpacing.default
  var rowSpacing: CGFloat?
  var minRowHeight: CGFloat?
  var hidesBackground = false
  /// Whether lists stand on the glass of a sheet: cards alone are drawn, as shades of it.
  var isOnGlass = false
  var isEditing = false
  var headerProminence = Prominence.standard
}

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The space below a section.
  let length: CGFloat?
  /// The space above one without a header.
  var above: CGFloat?
  /// As usual.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Close together.
  public static let compact = ListSectionSpacing(length: 6, above: 6)
  /// A distance, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
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

  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { listSettings.headerProminence }
    set { listSettings.headerProminence = newValue }
  }
}

extension View {
  /// Sets how far apart the sections of lists inside are.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listSettings.sectionSpacing = spacing }
  }

  /// Sets how far apart the sections of lists inside are, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the gap between rows of lists inside, in points; each row gets a card of its own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment { $0.listSettings.rowSpacing = spacing }
  }

  /// Hides the background of lists and text editors inside.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.listSettings.hidesBackground = visibility == .hidden }
  }

  /// Sets how much headers of sections inside stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.listSettings.headerProminence = prominence }
  }
}
