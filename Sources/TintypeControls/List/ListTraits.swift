// What a row tells the list around it.

enum ListRowInsetsTrait: TraitKey { typealias Value = EdgeInsets }
enum ListRowSeparatorTrait: TraitKey { typealias Value = Visibility }
enum ListRowSeparatorTintTrait: TraitKey { typealias Value = Color }
enum ListRowBackgroundTrait: TraitKey { typealias Value = AnyView }
enum BadgeTrait: TraitKey { typealias Value = Text }
enum NavigationLinkTrait: TraitKey { typealias Value = Bool }
enum DeletableTrait: TraitKey { typealias Value = Bool }

/// A mark for the list around a row.
private nonisolated struct RowTraitModifier<K: TraitKey>: TraitModifier {
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
  /// Marks rows as deletable: they make room for a button while their list is edited.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier<DeletableTrait>(value: action == nil ? nil : true))
  }

  /// Changes nothing: rows of a still picture do not move.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowTraitModifier<DeletableTrait>(value: nil))
  }
}

extension View {
  /// Sets the room around the content of a list's row, in points; nil for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier<ListRowInsetsTrait>(value: insets))
  }

  /// Shows or hides the line below a list's row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitModifier<ListRowSeparatorTrait>(value: edges.contains(.bottom) ? visibility : nil))
  }

  /// Sets the color of the line below a list's row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitModifier<ListRowSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil))
  }

  /// Changes nothing: lists draw no lines between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Puts a view under a list's row, as large as the row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Shows a number at the end of a list's row or on a tab; nothing for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(RowTraitModifier<BadgeTrait>(value: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text at the end of a list's row or on a tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier<BadgeTrait>(value: label))
  }

  /// Shows a text at the end of a list's row or on a tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Shows a text at the end of a list's row or on a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }

  /// Changes nothing: rows of a still picture are not swiped.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture is not pulled.
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Changes nothing: rows of a still picture are not deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Changes nothing: rows of a still picture do not move.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Changes nothing: rows of a still picture are not chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the color of the icons of labels in rows; nil for the accent color.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    changingEnvironment { $0.listItemTint = tint }
  }
}

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  /// The color of the icons of labels in rows; nil for the accent color.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
