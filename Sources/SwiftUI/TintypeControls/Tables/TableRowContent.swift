/// Rows of a table.
///
/// Rows of your own have a `tableRowBody` made of other rows.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: View {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows that these consist of.
  associatedtype TableRowBody: View = Never
  /// What the rows consist of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: the engine draws its own rows without it.
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no rows of its own") }
}

extension TableRowContent where TableRowBody: TableRowContent {
  /// The rows as a view.
  public var body: TableRowBody { tableRowBody }
}

/// Makes a list of the rows that a closure lists.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// The rows of an expression.
  @MainActor public static func buildExpression<Content: View>(
    _ content: Content
  ) -> TableRows<Value, Content> {
    TableRows(content)
  }
  /// Rows one after another.
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TableRows<Value, TupleView<(repeat each Content)>> {
    TableRows(ViewBuilder.buildBlock(repeat each content))
  }
  /// Rows or none.
  @MainActor public static func buildIf<Content: View>(
    _ content: Content?
  ) -> TableRows<Value, Content?> {
    TableRows(content)
  }
  /// The first of two alternatives.
  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> TableRows<Value, ConditionalContent<First, Second>> {
    TableRows(ViewBuilder.buildEither(first: first))
  }
  /// The second of two alternatives.
  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> TableRows<Value, ConditionalContent<First, Second>> {
    TableRows(ViewBuilder.buildEither(second: second))
  }
}

/// Rows that a builder made.
public nonisolated struct TableRows<TableRowValue: Identifiable, Content: View>: TableRowContent,
  BuiltIn
{
  private let content: Content
  init(_ content: Content) { self.content = content }
  /// The rows.
  @MainActor public var body: Content { content }
}

extension TableRow: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
}

extension DisclosureTableRow: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
}

extension TableForEachContent: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Data.Element
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows have none of their own.
  public typealias TableRowBody = Never
}
