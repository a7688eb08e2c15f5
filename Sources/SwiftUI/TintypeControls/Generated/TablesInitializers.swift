// Made of Fixtures/Names/TintypeControls/TablesInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Table {
  /// Creates a table of rows.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self.init(columns(), rows()) }
  /// Creates a table of rows of which one may be chosen.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self.init(columns(), rows(), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }) }
  /// Creates a table of rows of which several may be chosen.
  public init<Columns: TableColumnContent>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Rows) { self.init(columns(), rows(), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true) }
  /// Creates a table of a collection.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self.init(columns(), TableForEachContent(data: data)) }
  /// Creates a table of a collection in which one row may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self.init(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }) }
  /// Creates a table of a collection in which several rows may be chosen.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns) where Data.Element == Value, Rows == TableForEachContent<Data> { self.init(columns(), TableForEachContent(data: data), { Set(selection.wrappedValue.map { AnyHashable($0) }) }, selectsMany: true) }
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
  public init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, by: value, cell: content) }
  /// Creates a column by whose texts rows can be sorted, in an order of letters of its own.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(titleKey, value: value, content: content) }
  /// Creates a column by which rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), by: comparator.keyPath, cell: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts by which rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) { self.init(label: Text(titleKey), by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) { self.init(label: Text(title), by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted.
  public init(_ text: Text, value: KeyPath<RowValue, String>) { self.init(label: text, by: value) { Text($0[keyPath: value]) } }
  /// Creates a column of texts by which rows can be sorted, in an order of letters of its own.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) { self.init(titleKey, value: value) }
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
