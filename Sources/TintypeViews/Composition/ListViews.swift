/// A view that shows nothing and takes no room.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates the view.
  public nonisolated init() {}
  /// Adds nothing.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {}
  /// None.
  public nonisolated static var staticElementCount: Int? { 0 }
}

/// Views that share modifiers without a layout of their own.
public struct Group<Content> {
  private let content: Content
}

extension Group: View where Content: View {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Never called.
  public var body: Never { preconditionFailure("Group is resolved by the engine") }
  /// Adds the elements of the content.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.content)
  }
  /// That of the content.
  public nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

/// One of two views.
public nonisolated struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }

  /// Adds the elements of the view that is there; each side has an identity of its own.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    switch view.storage {
    case .first(let first): resolver.withIdentity(0) { resolver.resolve(first) }
    case .second(let second): resolver.withIdentity(1) { resolver.resolve(second) }
    }
  }

  /// Unknown: the two sides may differ.
  public nonisolated static var staticElementCount: Int? { nil }
}

extension Optional: View where Wrapped: View {
  /// Never called.
  public var body: Never { preconditionFailure("Optional is resolved by the engine") }
  /// Adds the elements of the view, if there is one.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if let view { resolver.resolve(view) }
  }
  /// Unknown.
  public nonisolated static var staticElementCount: Int? { nil }
}

/// A view whose type is erased.
public nonisolated struct AnyView: PrimitiveView {
  private let base: any View

  /// Erases the type of a view.
  public nonisolated init<V: View>(_ view: V) { base = view }
  /// Erases the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Adds the elements of the view inside; another type of view is another identity.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    func open<V: View>(_ inner: V) {
      resolver.withIdentity(ObjectIdentifier(V.self)) { resolver.resolve(inner) }
    }
    open(view.base)
  }

  /// Unknown.
  public nonisolated static var staticElementCount: Int? { nil }
}
