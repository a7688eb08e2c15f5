/// An action when the view first appears.
private nonisolated struct AppearModifier: ViewModifier {
  typealias Body = Never
  let action: (() -> Void)?

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let identity = resolver.identity
    let first = resolver.elements.count
    resolver.withIdentity(0) { resolver.resolve(content) }
    guard let action = modifier.action else { return }
    let store = resolver.store
    let node = resolver.elements.dropFirst(first).first?.node
    let (geometry, owners) = (resolver.geometry, resolver.owners)
    resolver.findings.actions.append {
      // What has no place, such as a tab that is not chosen, has not appeared.
      if let node, geometry.frame(of: node) == nil { return }
      if store.appeared.insert(identity).inserted { store.act(for: owners, action) }
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// An action when a value has changed since the evaluation before.
private nonisolated struct ChangeObserver<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let identity = resolver.identity
    resolver.withIdentity(0) { resolver.resolve(content) }
    let (store, owners) = (resolver.store, resolver.owners)
    resolver.findings.actions.append {
      let earlier = store.observed[identity] as? Value
      store.observed[identity] = modifier.value
      guard earlier.map({ $0 != modifier.value }) ?? modifier.isInitial else { return }
      store.act(for: owners) { modifier.action(earlier ?? modifier.value, modifier.value) }
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Runs an action when the view first appears; a change of state renders again.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Runs an action when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeObserver(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the value before and the value after a change.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeObserver(value: value, isInitial: initial, action: action))
  }

  /// Runs an action with the value after a change.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeObserver(value: value, isInitial: false) { _, new in action(new) })
  }
}
