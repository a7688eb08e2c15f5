// Made of Fixtures/Names/TintypeControls/ListInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension ForEach {
  /// Creates a view for each element of a collection whose rows may be changed.
  public nonisolated init<C, R: View>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable, Content == EditableCollectionContent<R, C> { self.init(data) { EditableCollectionContent(row: content($0), actions: editActions) } }
  /// Creates a view for each element of a collection whose rows may be changed.
  public nonisolated init<C, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable, Content == EditableCollectionContent<R, C> { self.init(data, id: id) { EditableCollectionContent(row: content($0), actions: editActions) } }
}

extension List {
  /// Creates a list of a collection whose rows may be changed and of which one may be chosen.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data, editActions: editActions, content: rowContent)) } }
  /// Creates a list of a collection whose rows may be changed and of which several may be chosen.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data, editActions: editActions, content: rowContent)) } }
  /// Creates a list of a collection whose rows may be changed and of which one may be chosen; a key path names the elements.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data, id: id, editActions: editActions, content: rowContent)) } }
  /// Creates a list of a collection whose rows may be changed and of which several may be chosen; a key path names the elements.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data, id: id, editActions: editActions, content: rowContent)) } }
  /// Creates a list in which several rows may be chosen.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.init(content: content(), selection: selection.map { binding in { Set(binding.wrappedValue.map { AnyHashable($0) }) } }, selectsMany: selection != nil) }
  /// Creates a list in which one row may be chosen.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(content: content(), selection: selection.map { binding in { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) } }) }
  /// Creates a list of a collection in which one row may be chosen.
  @_disfavoredOverload public nonisolated init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> { self.init(selection: selection) { ForEach(data, content: rowContent) } }
  /// Creates a list of a collection in which several rows may be chosen.
  @_disfavoredOverload public nonisolated init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> { self.init(selection: selection) { ForEach(data, content: rowContent) } }
  /// Creates a list of a collection in which one row may be chosen; a key path names the elements.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { self.init(selection: selection) { ForEach(data, id: id, content: rowContent) } }
  /// Creates a list of a collection in which several rows may be chosen; a key path names them.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { self.init(selection: selection) { ForEach(data, id: id, content: rowContent) } }
  /// Creates a list of the numbers of a range in which one row may be chosen.
  public nonisolated init<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(selection: selection) { ForEach(data, content: rowContent) } }
  /// Creates a list of the numbers of a range in which several rows may be chosen.
  public nonisolated init<RowContent: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(selection: selection) { ForEach(data, content: rowContent) } }
  /// Creates a list of a tree in which one row may be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) } }
  /// Creates a list of a tree in which several rows may be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) } }
  /// Creates a list of a collection that can be changed and of whose rows one may be chosen.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Data.Element: Identifiable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data) { rowContent($0) }) } }
  /// Creates a list of a collection that can be changed and of whose rows one may be chosen; a key path names them.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data, id: id) { rowContent($0) }) } }
  /// Creates a list of a tree in which one may be chosen; a key path names its elements.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) } }
  /// Creates a list of a collection that can be changed and of whose rows several may be chosen.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Data.Element: Identifiable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data) { rowContent($0) }) } }
  /// Creates a list of a collection that can be changed and of whose rows several may be chosen; a key path names them.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Content == AnyView { self.init(selection: selection) { AnyView(ForEach(data, id: id) { rowContent($0) }) } }
  /// Creates a list of a tree in which several may be chosen; a key path names its elements.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) } }
  /// Creates a list of a tree that can be changed and of whose rows one may be chosen.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) } }
  /// Creates a list of a tree that can be changed and of whose rows several may be chosen.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) } }
  /// Creates a list of a tree that can be changed and of whose rows one may be chosen; a key path names its elements.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Content == OutlineGroup<Binding<Data>, ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) } }
  /// Creates a list of a tree that can be changed and of whose rows several may be chosen; a key path names its elements.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Content == OutlineGroup<Binding<Data>, ID, RowContent> { self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) } }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
  /// Creates a list with a row for each element of a collection whose elements name themselves.
  @_disfavoredOverload public nonisolated init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> { self.init(content: ForEach(data, content: rowContent), selection: nil) }
  /// Creates a list with a row for each element of a collection; a key path names them.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { self.init(content: ForEach(data, id: id, content: rowContent), selection: nil) }
  /// Creates a list with a row for each number of a range.
  public nonisolated init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(content: ForEach(data, content: rowContent), selection: nil) }
  /// Creates a list with a row for each element of a collection that can be changed.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable, Content == AnyView { self.init(content: AnyView(ForEach(data) { rowContent($0) }), selection: nil) }
  /// Creates a list with a row for each element of a collection that can be changed; a key path names them.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, Content == AnyView { self.init(content: AnyView(ForEach(data, id: id) { rowContent($0) }), selection: nil) }
  /// Creates a list of a tree that can be changed.
  public nonisolated init<Data, RowContent: View>(_ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent> { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil) }
  /// Creates a list of a tree that can be changed; a key path names its elements.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection & RandomAccessCollection, Content == OutlineGroup<Binding<Data>, ID, RowContent> { self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil) }
}

extension OutlineGroup {
  /// Creates the rows of a tree.
  public init<Element: Identifiable>(_ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row) where Element == Data.Element, ID == Element.ID { self.init(data, id: \.id, children: children, content: content) }
  /// Creates the rows of a tree with one root.
  public init<Element: Identifiable>(_ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row) where Element == Data.Element, ID == Element.ID { self.init(root, id: \.id, children: children, content: content) }
  /// Creates the rows of a tree that can be changed.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Row) where Data == Binding<C>, E == C.Element, ID == E.ID { self.init(data, id: \.id, children: children, content: content) }
  /// Creates the rows of a tree that can be changed and has one root.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Row) where Data == Binding<C>, E == C.Element, ID == E.ID { self.init(root, id: \.id, children: children, content: content) }
}
