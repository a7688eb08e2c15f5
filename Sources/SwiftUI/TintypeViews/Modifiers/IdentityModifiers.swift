/// A name by which tests and tools find a view.
private nonisolated struct IdentifierModifier: ViewModifier {
  typealias Body = Never
  let identifier: String?

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    guard let identifier = modifier.identifier else { return }
    resolver.rewrap(from: first) { element in
      var node = element.node
      // The node itself carries the name; only a second name needs a node of its own.
      if resolver.records[Int(node)].identifier != nil {
        node = resolver.makeNode(
          .passthrough, kind: "accessibilityIdentifier", around: element)
      }
      resolver.updateRecord(node) { $0.identifier = identifier }
      return node
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// An identity that data gives.
private nonisolated struct IDModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    resolver.withIdentity(modifier.id) { resolver.resolve(content) }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A tag by which a container finds a view.
private nonisolated struct TagModifier: TraitModifier {
  let tag: AnyHashable
  func mark(_ traits: inout ViewTraits) { traits.setIfAbsent(tag, for: TagTrait.self) }
}

/// A name of the view's own coordinate space.
private nonisolated struct CoordinateSpaceModifier: ElementModifier {
  let name: AnyHashable

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.makeNode(.passthrough, kind: "coordinateSpace", around: element)
    resolver.geometry.spaces[node] = name
    return node
  }
}

extension View {
  /// Names the view for tests and tools; the layout does not change.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Names the view for tests and tools, or leaves its name.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    modifier(IdentifierModifier(identifier: isEnabled ? identifier : nil))
  }

  /// Gives the view an identity; state is kept as long as the identity stays.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }

  /// Gives the view a tag by which a container finds it.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Gives the view a tag by which a container finds it, whether what it looks for may be missing or not.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Names the view's own coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's own coordinate space.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
