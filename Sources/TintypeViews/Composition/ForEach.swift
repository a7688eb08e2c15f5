/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// Finds the elements where only a pass knows them; nil where they are given.
  private var find: (@MainActor (ViewResolver) -> Data)?
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

  /// Adds the elements of each view in turn; identity follows the element, not its place.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var view = view
    if let find = view.find { view.data = find(resolver) }
    let tags = view.tags
    guard let rows = resolver.beginRows(count: view.data.count) else {
      var offset = 0
      for element in view.data {
        view.resolve(element, of: DataRow(source: tags, offset: offset), in: resolver)
        offset += 1
      }
      return
    }
    for element in view.data.dropFirst(rows.window.lowerBound) {
      guard rows.takesNext() else { break }
      let first = resolver.elements.count
      let row = DataRow(source: tags, offset: rows.window.upperBound)
      view.resolve(element, of: row, in: resolver)
      rows.note(resolver.elements[first...])
    }
    resolver.endRows(rows)
  }

  @MainActor private func resolve(
    _ element: Data.Element, of row: DataRow, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    let firstPart = resolver.parts?.count ?? 0
    resolver.resolve(content(element), namedBy: id(element))
    resolver.setRow(row, from: first)
    resolver.markParts(from: firstPart) { $0.setRowIfAbsent(row) }
  }

  /// The tags that the elements give their views.
  private var tags: DataRow.Source {
    let (data, id) = (data, id)
    return DataRow.Source { offset in
      AnyHashable(id(data[data.index(data.startIndex, offsetBy: offset)]))
    }
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
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Creates a view for each element of a collection; a key path names them.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Creates a view for each number of a range.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
  }

  /// Creates a view for each element of a collection that can be changed.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
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
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content == Subview {
  /// Creates a list of views of a list.
  public nonisolated init(_ data: SubviewsCollection) { self.init(data) { $0 } }
}

extension ForEach
where Data == Slice<SubviewsCollection>, ID == Subview.ID, Content == Subview {
  /// Creates a list of views of a list.
  public nonisolated init(_ data: Slice<SubviewsCollection>) { self.init(data) { $0 } }
}
