/// Rows in sections, one below the other, as high as the space.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, BuiltIn {
  @Environment(\.listSettings) private var settings
  private let content: Content
  private let selection: (() -> Set<AnyHashable>)?
  private let selectsMany: Bool

  init(
    content: Content, selection: (() -> Set<AnyHashable>)?, selectsMany: Bool = false
  ) {
    self.content = content
    self.selection = selection
    self.selectsMany = selectsMany
  }

  /// The rows in the environment's style.
  @MainActor public var body: some View {
    ListBody(
      kind: "List", content: content, selection: selection?() ?? [],
      isSelectable: selection != nil, selectsMany: selectsMany
    )
    .isStyled(.list, .look("\(settings.style)"))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element; elements with children are shown closed.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
