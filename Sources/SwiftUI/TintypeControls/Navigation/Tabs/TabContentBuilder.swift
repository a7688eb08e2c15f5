/// Makes one value out of the tabs that a closure lists, all of whose values have one type.
@resultBuilder
public nonisolated struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a tab view.
  public nonisolated struct Content<C: TabContent>: PrimitiveView, PassingView {
    private let tabs: C

    nonisolated init(_ tabs: C) { self.tabs = tabs }

    /// Adds an element for each tab.
    @_documentation(visibility: internal)
    @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
      C.resolveTabs(of: view.tabs, in: resolver)
    }

    /// Unknown.
    @_documentation(visibility: internal)
    public static var staticElementCount: Int? { nil }
  }

  /// The tabs of an expression.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }

  /// Tabs as they are.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Tabs one after another.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TupleTabContent<TabValue, (repeat each C)> {
    TupleTabContent(repeat each content)
  }

  /// Tabs or none.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }

  /// The first of two alternatives.
  public static func buildEither<C: TabContent>(first: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(first, branch: 0)
  }

  /// The second of two alternatives.
  public static func buildEither<C: TabContent>(second: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(second, branch: 1)
  }

  /// Tabs that only newer systems have.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> AnyTabContent<TabValue> where C.TabValue == TabValue {
    AnyTabContent(content)
  }
}
