/// A row of a collection that may be changed.
public nonisolated struct EditableCollectionContent<Row: View, Data>: View, BuiltIn {
  let row: Row
  let actions: EditActions<Data>
  /// The row with its marks for the list.
  @MainActor public var body: some View {
    row
      .modifier(
        RowTraitModifier<DeletableTrait>(value: actions.contains(.delete) ? true : nil)
      )
      .modifier(RowTraitModifier<MovableTrait>(value: actions.contains(.move) ? true : nil))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a collection whose rows may be changed.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable, Content == AnyView
  {
    self.init { AnyView(ForEach(data, editActions: editActions, content: rowContent)) }
  }

  /// Creates a list of a collection whose rows may be changed; a key path names the elements.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Content == AnyView
  {
    self.init { AnyView(ForEach(data, id: id, editActions: editActions, content: rowContent)) }
  }
}
