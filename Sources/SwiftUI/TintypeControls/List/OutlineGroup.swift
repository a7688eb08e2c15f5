/// A row for each element of a tree; elements with children are closed groups.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View,
  BuiltIn
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row

  /// Creates the rows of a tree; a key path names the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    row = content
  }

  /// Rows and groups.
  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, id: id, children: children, content: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree; a key path names the elements, and those with children are closed.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
