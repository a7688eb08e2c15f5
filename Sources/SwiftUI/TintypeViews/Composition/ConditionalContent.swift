/// One of two views.
public nonisolated enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  // A type of its own inside of a generic one would have to be looked up for each view.
  /// The view of a condition that holds.
  @_documentation(visibility: internal)
  case first(First)
  /// The view of a condition that does not hold.
  @_documentation(visibility: internal)
  case second(Second)

  /// Adds the elements of the view that is there; each side has an identity of its own.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    switch view {
    case .first(let first): resolver.resolveAlone(first, at: 0)
    case .second(let second): resolver.resolveAlone(second, at: 1)
    }
  }

  /// Unknown: the two sides may differ.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

extension ConditionalContent: TransparentView {}
extension Optional: TransparentView where Wrapped: View {}

extension Optional: View where Wrapped: View {
  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("Optional is resolved by the engine") }

  /// Adds the elements of the view, if there is one.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if let view { resolver.resolve(view) }
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

extension ViewBuilder {
  /// The first of two alternatives.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second of two alternatives.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }
}
