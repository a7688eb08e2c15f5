// What a row tells the list around it.

enum ListRowInsetsTrait: TraitKey { typealias Value = EdgeInsets }

enum ListRowSeparatorTrait: TraitKey { typealias Value = Visibility }

/// Whether the line above a row shows, where it is the first of its section.
enum ListRowTopSeparatorTrait: TraitKey { typealias Value = Visibility }

/// Whether the line above the first row of the row's section shows.
enum ListSectionTopSeparatorTrait: TraitKey { typealias Value = Visibility }

/// Whether the line below the last row of the row's section shows.
enum ListSectionBottomSeparatorTrait: TraitKey { typealias Value = Visibility }

enum ListRowSeparatorTintTrait: TraitKey { typealias Value = Color }

/// The color of the line above the row's section.
enum ListSectionTopTintTrait: TraitKey { typealias Value = Color }

/// The color of the line below the row's section.
enum ListSectionBottomTintTrait: TraitKey { typealias Value = Color }

enum ListRowBackgroundTrait: TraitKey { typealias Value = AnyView }

enum NavigationLinkTrait: TraitKey { typealias Value = Bool }

enum DeletableTrait: TraitKey { typealias Value = Bool }

enum MovableTrait: TraitKey { typealias Value = Bool }

/// How many open groups a row stands in.
enum RowLevelTrait: TraitKey { typealias Value = Int }

/// A mark for the list around a row.
nonisolated struct RowTraitModifier<K: TraitKey>: TraitModifier {
  let value: K.Value?
  func mark(_ traits: inout ViewTraits) {
    if let value { traits.setIfAbsent(value, for: K.self) }
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the collection.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Marks rows as deletable: they make space for a button while their list is edited.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier<DeletableTrait>(value: action == nil ? nil : true))
  }

  /// Marks rows as movable: they show a grip while their list is edited.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier<MovableTrait>(value: action == nil ? nil : true))
  }
}

extension View {
  /// Sets the space around the content of a list's row, in points; nil for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier<ListRowInsetsTrait>(value: insets))
  }

  /// Shows or hides the lines at the edges of a list's row (`Rules/Lists#Separators`).
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitModifier<ListRowSeparatorTrait>(value: edges.contains(.bottom) ? visibility : nil)
    )
    .modifier(
      RowTraitModifier<ListRowTopSeparatorTrait>(value: edges.contains(.top) ? visibility : nil))
  }

  /// Shows or hides the lines above and below a section of a plain list
  /// (`Rules/Lists#Separators`).
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitModifier<ListSectionTopSeparatorTrait>(
        value: edges.contains(.top) ? visibility : nil)
    )
    .modifier(
      RowTraitModifier<ListSectionBottomSeparatorTrait>(
        value: edges.contains(.bottom) ? visibility : nil))
  }

  /// Sets the color of the lines above and below a section of a plain list.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier<ListSectionTopTintTrait>(value: edges.contains(.top) ? color : nil))
      .modifier(
        RowTraitModifier<ListSectionBottomTintTrait>(
          value: edges.contains(.bottom) ? color : nil))
  }

  /// Sets the color of the line below a list's row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitModifier<ListRowSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil))
  }

  /// Puts a view under a list's row, as large as the row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Sets the color of the icons of labels in rows; nil for the accent color.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    changingEnvironment { $0.listItemTint = tint }
  }
}

/// The color of the icons of labels in rows.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A color that the system does not replace.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color that the system may replace, which it does not here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// That of text.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Sets the color of the icons of labels in rows; nil for the accent color.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    listItemTint(tint?.color)
  }
}

extension EnvironmentValues {
  private enum RowLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// How many open groups of a list the view stands in.
  var rowLevel: Int {
    get { self[RowLevelKey.self] }
    set { self[RowLevelKey.self] = newValue }
  }

  private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  /// The color of the icons of labels in rows; nil for the accent color.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
