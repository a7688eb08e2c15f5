/// Everything that flows down to a position in the tree, kept for content that is resolved later.
@MainActor
package struct DeferredScope {
  /// The state of the render.
  package let store: StateStore
  /// What the render provides.
  package let resources: RenderResources
  /// What the content inherits, and where it stands.
  package let position: ResolvingPosition

  /// Keeps the position at which a resolver is.
  ///
  /// Preferences that late content gave in the pass before are not added, as `deferredScope` of a resolver does.
  package init(of resolver: ViewResolver) {
    store = resolver.store
    resources = resolver.resources
    position = resolver.position
  }

  /// Resolves content as if it stood at the kept place, during placement.
  ///
  /// Preferences that the content gives are kept in the store: the next pass adds them where the
  /// geometry reader stands, and the render settles when two passes agree.
  ///
  /// - Parameters:
  ///   - resolver: what resolves the tree in which the position is.
  ///   - content: makes the content.
  /// - Returns: the nodes of the content.
  package func resolveLate<Content: View>(
    in resolver: ViewResolver, _ content: () -> Content
  ) -> [NodeID] {
    resolver.withPosition(position) {
      var nodes: [NodeID] = []
      let given = resolver.collectPreferences {
        let children = resolver.collect(orientation: nil, content())
        resolver.adopt(children)
        nodes = children.map(\.node)
      }
      let earlier = store.latePreferences[position.identity] ?? PreferenceValues()
      if !given.isEqual(to: earlier) {
        store.latePreferences[position.identity] = given
        store.markLatePreferencesChanged()
      }
      return nodes
    }
  }
}

extension ViewResolver {
  /// The current place, for content that is resolved later.
  ///
  /// What the content gave in the pass before is added to the preferences here.
  package func deferredScope() -> DeferredScope {
    if let late = store.latePreferences[identity] { preferences.merge(late) }
    return DeferredScope(of: self)
  }
}
