/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// Adds the elements of the changed view to the list that is being resolved.
  @_documentation(visibility: internal)
  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver)

  /// The number of elements of the changed view; nil where it depends on data.
  @_documentation(visibility: internal)
  nonisolated static func staticElementCount(ofContent count: Int?) -> Int?
}

extension ViewModifier {
  /// Evaluates the body around the content.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    var modifier = modifier
    resolver.connect(&modifier)
    let placeholder = ViewModifierContent<Self> { resolver in
      resolver.withIdentity(1) { resolver.resolve(content) }
    }
    resolver.resolveNoting(bodyOf: Self.self) {
      resolver.withIdentity(0) { resolver.resolve(modifier.body(content: placeholder)) }
    }
  }

  /// That of the body where the content is one view; else unknown.
  @_documentation(visibility: internal)
  public nonisolated static func staticElementCount(ofContent count: Int?) -> Int? {
    count == 1 ? Body.staticElementCount : nil
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies its own modifiers without a body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine")
  }
}

/// The view that a modifier changes, inside the modifier's body.
public nonisolated struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  private let resolve: @MainActor (ViewResolver) -> Void

  init(_ resolve: @escaping @MainActor (ViewResolver) -> Void) { self.resolve = resolve }

  /// Adds the elements of the view that is changed.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    view.resolve(resolver)
  }

  /// One: counts are only asked where the content is one view.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { 1 }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  @inlinable public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("ModifiedContent is resolved by the engine") }

  /// Adds the elements of the changed view.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    guard resolver.lists.parts != nil, Modifier.Body.self == Never.self else {
      return Modifier.resolveElements(of: view.modifier, content: view.content, in: resolver)
    }
    let outer = resolver.environment
    (view.modifier as? any EnvironmentModifier)?.change(&resolver.environment)
    let parts = resolver.collectParts(of: view.content)
    resolver.environment = outer
    resolver.lists.parts?.append(contentsOf: parts.map { $0.modified(by: view.modifier) })
  }

  /// That of the modifier for the content's.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? {
    Modifier.staticElementCount(ofContent: Content.staticElementCount)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Never called: the engine applies both modifiers without a body.
  public func body(content: ViewModifierContent<Self>) -> Never {
    preconditionFailure("ModifiedContent is applied by the engine")
  }

  /// Applies both modifiers, the first one inside.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    resolver.resolve(
      ModifiedContent<ModifiedContent<V, Content>, Modifier>(
        content: ModifiedContent<V, Content>(content: content, modifier: modifier.content),
        modifier: modifier.modifier))
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static var identity: EmptyModifier { EmptyModifier() }
  /// Creates the modifier.
  public nonisolated init() {}
  /// Adds the elements of the content.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    resolver.resolve(content)
  }
  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

// A modifier takes its view over: a view is as long as all views within, and each modifier would copy it.
extension View {
  /// Applies a modifier.
  @inlinable public nonisolated consuming func modifier<M: ViewModifier>(
    _ modifier: M
  ) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies another modifier around this one.
  public nonisolated func concat<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
