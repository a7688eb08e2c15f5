/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element) -> ID
  /// Adds the elements of the views; nil where content is no view.
  @usableFromInline var resolveRows: (@MainActor (ForEach, ViewResolver) -> Void)?
  /// Finds the elements where only a pass knows them; nil where they are given.
  @usableFromInline var find: (@MainActor (ViewResolver) -> Data)?
}

extension ForEach: TransparentView {}

/// A collection of views with identities of their own.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: View where Content: View {
  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("ForEach is resolved by the engine") }

  /// Adds the elements of each view in turn; identity follows the element, not its position.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var view = view
    if let find = view.find { view.data = find(resolver) }
    view.resolveRows?(view, resolver)
  }

  /// Adds the elements of the views of those elements that are resolved.
  ///
  /// It is inlined where a list is made, where the types of its elements are known.
  @inlinable @MainActor func resolveRows(in resolver: ViewResolver) {
    let (data, id) = (data, id)
    var rows = resolver.beginData(count: data.count) { offset in
      AnyHashable(id(data[data.index(data.startIndex, offsetBy: offset)]))
    }
    for element in data.dropFirst(rows.first) {
      guard rows.beginNext() else { break }
      resolver.resolve(content(element), at: id(element).hashValue)
      rows.endNext()
    }
    rows.end()
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach {
  /// Creates something that is no view for each element of a collection; a key path names them.
  package nonisolated init(
    entriesOf data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// What names an element among the others.
  package nonisolated func identity(of element: Data.Element) -> ID { id(element) }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection whose elements name themselves.
  @inlinable public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  )
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
    resolveRows = { $0.resolveRows(in: $1) }
  }

  /// Creates a view for each element of a collection; a key path names them.
  @inlinable public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    resolveRows = { $0.resolveRows(in: $1) }
  }

  /// Creates a view for each number of a range.
  @inlinable public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  )
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
    resolveRows = { $0.resolveRows(in: $1) }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each of the views that content stands for.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    data = SubviewsCollection([])
    self.content = content
    id = { $0.id }
    nonisolated(unsafe) let view = view
    find = { SubviewsCollection($0.collectParts(of: view)) }
    resolveRows = { $0.resolveRows(in: $1) }
  }

  /// Creates a view for each of the sections that content stands for.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID {
    data = SectionCollection([])
    self.content = content
    id = { $0.id }
    nonisolated(unsafe) let view = view
    find = { SectionCollection($0.collectParts(of: view)) }
    resolveRows = { $0.resolveRows(in: $1) }
  }

  /// Creates a view for each element of a collection that can be changed; a key path names them.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.content = { pair in
      content(
        Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
    }
    self.id = { $0.1 }
    resolveRows = { $0.resolveRows(in: $1) }
  }
}
