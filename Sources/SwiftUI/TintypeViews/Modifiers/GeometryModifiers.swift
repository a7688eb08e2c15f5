/// An action when something about the view's place has changed.
private nonisolated struct GeometryChangeModifier<T: Equatable>: ViewModifier {
  typealias Body = Never
  let value: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    let identity = resolver.identity
    resolver.withIdentity(0) { resolver.resolve(content) }
    let store = resolver.store
    for (index, element) in resolver.elements[first...].enumerated() {
      let key = identity.appending(index)
      let proxy = GeometryProxy(of: element.node, in: resolver)
      resolver.findings.actions.append {
        let value = modifier.value(proxy)
        let earlier = store.observed[key] as? T
        store.observed[key] = value
        if earlier != value { modifier.action(earlier ?? value, value) }
      }
    }
  }

  static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A mirror image in layouts of the other direction.
private nonisolated struct DirectionModifier: ElementModifier {
  let behavior: LayoutDirectionBehavior

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    guard behavior == .mirrors(in: resolver.environment.layoutDirection) else {
      return element.node
    }
    return resolver.makeNode(
      .passthrough, kind: "layoutDirectionBehavior", around: element,
      drawing: .effect(
        .transform { frame in
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
        }))
  }
}

extension View {
  /// Runs an action with a value of the view's place, at first and whenever it has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Runs an action with the values before and after a change of the view's place.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }

  /// Sets whether the view is shown as its mirror image in layouts of a direction.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Sets whether what is drawn is mirrored in right-to-left layouts.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(DirectionModifier(behavior: behavior))
  }
}
