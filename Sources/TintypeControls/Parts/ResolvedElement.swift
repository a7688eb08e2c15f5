/// An element that has been resolved before, as a view, so that containers can arrange it with views.
///
/// Each element is used at most once: a node has one parent.
nonisolated struct ResolvedElement: PrimitiveView {
  let element: ViewElement

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.elements.append(view.element)
  }
}

/// Several resolved elements as one view, one below the other, as at the root of a window.
nonisolated struct ResolvedStack: PrimitiveView {
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
nonisolated struct ErasedPart: PrimitiveView {
  private let view: AnyView

  init<V: View>(_ view: V) { self.view = AnyView(view) }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.view)
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// The body that a style makes, with the style's own dynamic properties connected.
nonisolated struct StyledBody<Style, Configuration, Content: View>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style, _ configuration: Configuration,
    @ViewBuilder make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.make = make
  }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var style = view.style
    resolver.connect(&style)
    resolver.withIdentity(0) { resolver.resolve(view.make(style, view.configuration)) }
  }

  nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

/// A style whatever its type: what the environment hands down to views of its kind.
struct StyleBox<Configuration> {
  let make: (Configuration) -> AnyView

  /// Hides the type of a style.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - makeBody: calls what the style's protocol asks for.
  nonisolated init<Style, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    make = { AnyView(StyledBody(style, $0, make: makeBody)) }
  }
}
