/// A view whose type is erased.
public nonisolated struct AnyView: PrimitiveView {
  private let base: any View

  /// Erases the type of a view.
  public nonisolated init<V: View>(_ view: V) { base = view }
  /// Erases the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Adds the elements of the view inside; another type of view is another identity.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    func open<V: View>(_ inner: V) {
      resolver.withIdentity(ObjectIdentifier(V.self)) { resolver.resolve(inner) }
    }
    open(view.base)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

extension ViewBuilder {
  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
