// Made of Fixtures/Names/TintypeControls/TablesInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Table {
  /// Creates a table of rows.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self.init(columns(), rows()) }
  /// Creates a table of rows whose columns somebody may arrange.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows()).arranged(columnCustomization) }
  /// Creates a table of rows in an order.
  public init<Columns: TableColumnContent, Sort>(of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows()).ordered(by: sortOrder.wrappedValue) }
  /// Creates a table of rows in an order, and whose columns somebody may arrange.
  public init<Columns: TableColumnContent, Sort>(of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows()).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of rows of which one may be chosen.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self.init(columns(), rows(), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }) }
  /// Creates a table of rows of which one may be chosen, and whose columns somebody may arrange.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows(), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).arranged(columnCustomization) }
  /// Creates a table of rows in an order of which one may be chosen.
  public init<Columns: TableColumnContent, Sort>(of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows(), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).ordered(by: sortOrder.wrappedValue) }
  /// Creates a table of rows in an order of which one may be chosen, and whose columns somebody may arrange.
  public init<Columns: TableColumnContent, Sort>(of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows(), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of rows of which several may be chosen.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self.init(columns(), rows(), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true) }
  /// Creates a table of rows of which several may be chosen, and whose columns somebody may arrange.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows(), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).arranged(columnCustomization) }
  /// Creates a table of rows in an order of which several may be chosen.
  public init<Columns: TableColumnContent, Sort>(of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows(), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).ordered(by: sortOrder.wrappedValue) }
  /// Creates a table of rows in an order of which several may be chosen, and whose columns somebody may arrange.
  public init<Columns: TableColumnContent, Sort>(of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self = Table(columns(), rows(), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of a collection.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self.init(columns(), TableForEachContent(data: data)) }
  /// Creates a table of a collection whose columns somebody may arrange.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data)).arranged(columnCustomization) }
  /// Creates a table of a collection in an order.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data)).ordered(by: sortOrder.wrappedValue) }
  /// Creates a table of a collection in an order, and whose columns somebody may arrange.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data)).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of a collection of which one may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self.init(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }) }
  /// Creates a table of a collection of which one may be chosen, and whose columns somebody may arrange.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).arranged(columnCustomization) }
  /// Creates a table of a collection in an order of which one may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).ordered(by: sortOrder.wrappedValue) }
  /// Creates a table of a collection in an order of which one may be chosen, and whose columns somebody may arrange.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of a collection of which several may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self.init(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true) }
  /// Creates a table of a collection of which several may be chosen, and whose columns somebody may arrange.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).arranged(columnCustomization) }
  /// Creates a table of a collection in an order of which several may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).ordered(by: sortOrder.wrappedValue) }
  /// Creates a table of a collection in an order of which several may be chosen, and whose columns somebody may arrange.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self = Table(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of a tree.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> { self = Table(columns(), TableOutlineGroupContent(data: data, children: children)).arranged(columnCustomization) }
  /// Creates a table of a tree in an order.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> { self = Table(columns(), TableOutlineGroupContent(data: data, children: children)).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of a tree of which one may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> { self = Table(columns(), TableOutlineGroupContent(data: data, children: children), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).arranged(columnCustomization) }
  /// Creates a table of a tree in an order of which one may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> { self = Table(columns(), TableOutlineGroupContent(data: data, children: children), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
  /// Creates a table of a tree of which several may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> { self = Table(columns(), TableOutlineGroupContent(data: data, children: children), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).arranged(columnCustomization) }
  /// Creates a table of a tree in an order of which several may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> { self = Table(columns(), TableOutlineGroupContent(data: data, children: children), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true).ordered(by: sortOrder.wrappedValue).arranged(columnCustomization) }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), cell: content) }
  /// Creates a column.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), cell: content) }
  /// Creates a column.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, cell: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by whose values rows can be sorted.
  public init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted, in an order of its own.
  public init<C: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: value, cell: content) }
  /// Creates a column by whose texts rows can be sorted, in an order of letters of its own.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: value, cell: content) }
  /// Creates a column by which rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: comparator.keyPath, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(_ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted, in an order of its own.
  @_disfavoredOverload public init<S: StringProtocol, C: SortComparator>(_ title: S, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: value, cell: content) }
  /// Creates a column by whose texts rows can be sorted, in an order of letters of its own.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: value, cell: content) }
  /// Creates a column by which rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, sortUsing comparator: KeyPathComparator<RowValue>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), by: comparator.keyPath, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init(_ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted.
  public init(_ text: Text, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by whose values rows can be sorted, in an order of its own.
  public init<C: SortComparator>(_ text: Text, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by whose texts rows can be sorted, in an order of letters of its own.
  public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by which rows can be sorted.
  public init(_ text: Text, sortUsing comparator: KeyPathComparator<RowValue>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: comparator.keyPath, cell: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts by which rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) { self.init(label: Text(titleKey), by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted, in an order of letters of its own.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) { self.init(label: Text(titleKey), by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) { self.init(label: Text(title), by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted, in an order of letters of its own.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) { self.init(label: Text(title), by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted.
  public init(_ text: Text, value: KeyPath<RowValue, String>) { self.init(label: text, by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted, in an order of letters of its own.
  public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) { self.init(label: text, by: value) { Text($0[keyPath: value]) } }
}

extension SceneStorage {
  /// Keeps how somebody arranged the columns of a table: not at all.
  public init<RowValue>(_ key: String, store: UserDefaults? = nil) where Value == TableColumnCustomization<RowValue> { self.init(wrappedValue: TableColumnCustomization(), key) }
  /// Keeps how somebody arranged tabs: not at all.
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization { self.init(wrappedValue: TabViewCustomization(), key) }
}

extension AppStorage {
  /// Keeps how somebody arranged the columns of a table: not at all.
  public init<RowValue>(_ key: String, store: UserDefaults? = nil) where Value == TableColumnCustomization<RowValue> { self.init(wrappedValue: TableColumnCustomization(), key, store: store) }
  /// Keeps how somebody arranged tabs: not at all.
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization { self.init(wrappedValue: TabViewCustomization(), key, store: store) }
}
