/// Rows for each element of a tree; elements with children are closed groups.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: View, BuiltIn
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// A row for each element.
  @MainActor public var body: some View {
    OutlineGroup(data, children: children) { TableRow($0) }
  }
}

extension TableOutlineGroupContent: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Data.Element
}
