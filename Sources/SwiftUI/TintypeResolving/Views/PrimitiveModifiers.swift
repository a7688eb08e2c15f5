/// A modifier of the engine's own that puts a node around each element.
///
/// Those that screens are full of are `@usableFromInline`: who calls them knows then how long a changed view is, and
/// moves it without asking its type at run time. What they have in common is inlined into each of them.
@usableFromInline
package protocol ElementModifier: ViewModifier where Body == Never {
  /// The node around an element.
  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID
}

extension ElementModifier {
  /// Puts a node around each element of the content.
  @_documentation(visibility: internal)
  @inlinable @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    resolver.rewrap(from: first) { modifier.wrap($0, in: resolver) }
  }

  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A modifier of the engine's own that changes what its content inherits.
@usableFromInline
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment of the content.
  nonisolated func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Adds the elements of the content in the changed environment.
  @_documentation(visibility: internal)
  @inlinable @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let outer = resolver.environment
    modifier.change(&resolver.environment)
    resolver.resolve(content)
    resolver.environment = outer
  }

  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A modifier of the engine's own that marks each element for its container.
@usableFromInline
package protocol TraitModifier: ViewModifier where Body == Never {
  /// Marks an element; the innermost mark of a kind has been made before and stays.
  nonisolated func mark(_ traits: inout ViewTraits)
}

extension TraitModifier {
  /// Adds the elements of the content with their marks.
  @_documentation(visibility: internal)
  @inlinable @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    for index in first..<resolver.elements.count {
      modifier.mark(&resolver.elements[index].traits)
    }
  }

  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}
