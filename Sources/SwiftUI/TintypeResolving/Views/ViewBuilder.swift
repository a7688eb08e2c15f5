/// Makes one view out of the views that a closure lists.
///
/// The steps that make a view of the library's own stand beside that view.
@resultBuilder
public enum ViewBuilder {
  /// An expression as it is.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// One view as it is.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A view or nothing.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
