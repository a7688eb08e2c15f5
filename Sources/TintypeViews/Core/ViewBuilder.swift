/// Makes one view out of the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
  /// An expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views as a list.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// A view or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// The second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
