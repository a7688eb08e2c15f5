/// One of two views.
public nonisolated struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }

  /// Adds the elements of the view that is there; each side has an identity of its own.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    switch view.storage {
    case .first(let first): resolver.withIdentity(0) { resolver.resolve(first) }
    case .second(let second): resolver.withIdentity(1) { resolver.resolve(second) }
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
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if let view { resolver.resolve(view) }
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

extension ViewBuilder {
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
}
