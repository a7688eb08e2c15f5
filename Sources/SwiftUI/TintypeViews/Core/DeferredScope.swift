/// Everything that flows down to a place in the tree, kept for content that is resolved later.
@MainActor
struct DeferredScope {
  let store: StateStore
  let resources: RenderResources
  /// What the content inherits, and where it stands.
  let place: ResolvingPlace

  /// Resolves content as if it stood at the kept place, during placement.
  ///
  /// Preferences that the content gives are kept in the store: the next pass adds them where the
  /// geometry reader stands, and the render settles when two passes agree.
  ///
  /// - Parameters:
  ///   - resolver: what resolves the tree in which the place is.
  ///   - content: makes the content.
  /// - Returns: the nodes of the content.
  func resolveLate<Content: View>(
    in resolver: ViewResolver, _ content: () -> Content
  ) -> [NodeID] {
    resolver.withPlace(place) {
      var nodes: [NodeID] = []
      let given = resolver.collectPreferences {
        let children = resolver.collect(orientation: nil, content())
        resolver.adopt(children)
        nodes = children.map(\.node)
      }
      let earlier = store.latePreferences[place.identity] ?? PreferenceValues()
      if !given.isEqual(to: earlier) {
        store.latePreferences[place.identity] = given
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
  func deferredScope() -> DeferredScope {
    if let late = store.latePreferences[identity] { preferences.merge(late) }
    return DeferredScope(store: store, resources: resources, place: place)
  }
}
