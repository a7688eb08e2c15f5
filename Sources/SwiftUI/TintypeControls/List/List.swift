/// Rows in sections, one below the other, as high as the space.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, BuiltIn {
  @Environment(\.listSettings) private var settings
  private let content: Content
  private let selection: (() -> Set<AnyHashable>)?
  private let selectsMany: Bool

  private init(
    content: Content, selection: (() -> Set<AnyHashable>)?, selectsMany: Bool = false
  ) {
    self.content = content
    self.selection = selection
    self.selectsMany = selectsMany
  }

  /// Creates a list in which several rows may be chosen.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(),
      selection: selection.map { binding in { Set(binding.wrappedValue.map { AnyHashable($0) }) } },
      selectsMany: selection != nil)
  }

  /// Creates a list in which one row may be chosen.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(),
      selection: selection.map { binding in
        { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
      })
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
  /// Creates a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Creates a list with a row for each element of a collection whose elements name themselves.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element of a collection; a key path names them.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each number of a range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element of a collection that can be changed.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable, Content == AnyView
  {
    self.init(content: AnyView(ForEach(data) { rowContent($0) }), selection: nil)
  }

  /// Creates a list with a row for each element; elements with children are shown closed.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension List {
  /// Creates a list of a collection in which one row may be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a collection in which several rows may be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a collection in which one row may be chosen; a key path names the elements.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of a collection in which several rows may be chosen; a key path names them.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list of the numbers of a range in which one row may be chosen.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the numbers of a range in which several rows may be chosen.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
