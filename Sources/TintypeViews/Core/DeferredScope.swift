/// Everything that flows down to a place in the tree, kept for content that is resolved later.
@MainActor
struct DeferredScope {
  let resolver: ViewResolver
  let environment: EnvironmentValues
  let identity: Identity
  let owners: [String]
  let depth: Int

  /// Resolves content as if it stood at the kept place, during placement.
  ///
  /// Preferences that the content gives are kept in the store: the next pass adds them where the
  /// geometry reader stands, and the render settles when two passes agree.
  func resolveLate<Content: View>(_ content: () -> Content) -> [NodeID] {
    resolver.withScope(self) {
      var nodes: [NodeID] = []
      let given = resolver.collectPreferences {
        let children = resolver.collect(orientation: nil, content())
        resolver.adopt(children)
        nodes = children.map(\.node)
      }
      let earlier = resolver.store.latePreferences[identity] ?? PreferenceValues()
      if !given.isEqual(to: earlier) {
        resolver.store.latePreferences[identity] = given
        resolver.store.markLatePreferencesChanged()
      }
      return nodes
    }
  }
}

extension ViewResolver {
  /// The current place, for content that is resolved later.
  ///
  /// What the content gave in the pass before is added to the preferences here.
  func deferredScope() -> DeferredScope {
    if let late = store.latePreferences[identity] { preferences.merge(late) }
    return DeferredScope(
      resolver: self, environment: environment, identity: identity, owners: owners,
      depth: depth)
  }
}
