/// An element that has been resolved before, as a view, so that containers can arrange it with views.
///
/// Each element is used at most once: a node has one parent.
nonisolated struct ResolvedElement: PrimitiveView, BuiltIn {
  let element: ViewElement

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.elements.append(view.element)
  }
}

/// Several resolved elements as one view, one below the other, as at the root of a window.
nonisolated struct ResolvedStack: PrimitiveView, BuiltIn {
  let elements: [ViewElement]

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if view.elements.count == 1 {
      resolver.elements.append(contentsOf: view.elements)
    } else if let node = resolver.implicitStack(view.elements) {
      resolver.add(node)
    }
  }
}

/// A view whose type is erased, under a name of its own: the parts that styles are given.
nonisolated struct ErasedPart: PrimitiveView, HandedInView, PassingView {
  private let view: AnyView
  /// The place where it was handed in, whose objects it has; nil for that where it stands.
  private var surroundings: EnvironmentValues?

  init<V: View>(_ view: V) { self.view = AnyView(view) }

  /// The part with the objects of the place where it was handed in.
  func handedIn(in surroundings: EnvironmentValues) -> ErasedPart {
    var part = self
    part.surroundings = surroundings
    return part
  }

  /// The view where it is a text, which can be said though it is not shown; nil for others.
  var text: Text? { view.base as? Text }

  /// The view where it is a picture; nil for others.
  var image: Image? { view.base as? Image }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    guard let surroundings = view.surroundings else { return resolver.resolve(view.view) }
    let outer = resolver.environment
    resolver.environment.adoptObjects(of: surroundings)
    resolver.resolve(view.view)
    resolver.environment = outer
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// What an author handed in by a modifier, such as the title of a screen, where one of our views shows it.
nonisolated struct HandedIn<Content: View>: PrimitiveView, HandedInView, PassingView {
  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.content)
  }

  nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

/// A view of ours among those that authors hand in, such as the button of a bar's menu.
nonisolated struct OwnView<Content: View>: PrimitiveView, UnwrittenView, WholeView, BuiltIn {
  private let content: Content
  var isWhole: Bool { true }

  init(_ content: Content) { self.content = content }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.content)
  }

  nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}
