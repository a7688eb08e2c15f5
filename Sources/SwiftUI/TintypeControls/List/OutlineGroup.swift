/// A row for each element of a tree; elements with children are closed groups.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View,
  BuiltIn
{
  private enum Roots {
    case one(Data.Element)
    case all(Data)
  }

  private let roots: Roots
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let row: (Data.Element) -> Row

  /// Creates the rows of a tree; a key path names the elements.
  public init<Element>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Element == Data.Element {
    self.init(roots: .all(data), id: id, children: { $0[keyPath: children] }, row: content)
  }

  /// Creates the rows of a tree with one root; a key path names the elements.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Element == Data.Element {
    self.init(roots: .one(root), id: id, children: { $0[keyPath: children] }, row: content)
  }

  /// Creates the rows of a tree that can be changed; a key path names the elements.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Row
  ) where Data == Binding<C>, E == C.Element {
    self.init(roots: .all(data), id: id, children: children, content: content)
  }

  /// Creates the rows of a tree that can be changed and has one root; a key path names the elements.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Row
  ) where Data == Binding<C>, E == C.Element {
    self.init(roots: .one(root), id: id, children: children, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection, E>(
    roots: Roots, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    content: @escaping (Binding<E>) -> Row
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      roots: roots, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, row: content)
  }

  private init(
    roots: Roots, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    row: @escaping (Data.Element) -> Row
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.row = row
  }

  /// Rows and groups.
  @MainActor public var body: some View {
    switch roots {
    case .one(let element): branch(element)
    case .all(let elements): ForEach(elements, id: id) { branch($0) }
    }
  }

  @MainActor @ViewBuilder private func branch(_ element: Data.Element) -> some View {
    if let inner = children(element) {
      DisclosureGroup {
        AnyView(OutlineGroup(roots: .all(inner), id: id, children: children, row: row))
      } label: {
        row(element)
      }
    } else {
      row(element)
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
