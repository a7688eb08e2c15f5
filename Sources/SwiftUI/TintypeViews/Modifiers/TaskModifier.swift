/// Something asynchronous that is done while a view is seen.
private nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let identity = resolver.identity
    let first = resolver.elements.count
    resolver.withIdentity(0) { resolver.resolve(content) }
    let (store, geometry, owners) = (resolver.store, resolver.geometry, resolver.owners)
    let node = resolver.elements.dropFirst(first).first?.node
    resolver.findings.actions.append {
      // What has no place, such as a tab that is not chosen, has not appeared.
      if let node, geometry.frame(of: node) == nil { return }
      store.keepTask(
        at: identity, id: modifier.id, for: owners, priority: modifier.priority, modifier.action)
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Does something asynchronous from when the view appears until it disappears.
  ///
  /// It runs in the time of the picture, which nobody waits for: sleeping takes none. The picture shows what the state is when
  /// time rests. That is when nothing is due any more that ends, and at most two seconds after the view appeared; what
  /// is not done by then is canceled. What waits for the network is shown as it is.
  ///
  /// - Parameters:
  ///   - priority: without a meaning: steps run in the order in which they are due.
  ///   - action: what is done.
  /// - Returns: the view.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Does something asynchronous while the view is seen, and anew whenever a value changes; what is not done is canceled then.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Does something asynchronous while the view is seen; its name is for debuggers.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Does something asynchronous while the view is seen, and anew whenever a value changes; its name is for debuggers.
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
