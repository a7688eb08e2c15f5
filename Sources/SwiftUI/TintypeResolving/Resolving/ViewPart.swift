/// A view of the library's own that stands for the views in it and makes no node around them.
package protocol TransparentView {}

extension ViewModifierContent: TransparentView {}
extension ModifiedContent: TransparentView {}

/// One view of a list that was taken apart, which is resolved where a container puts it.
///
/// It keeps its position in the tree, and inherits from where it is put: a font that the container
/// sets around it holds.
package struct ViewPart {
  package let identity: Identity
  let owners: OwnerPath
  let resolve: @MainActor (ViewResolver) -> Void
  /// The marks for the container.
  package var traits = ViewTraits()
  /// The marks of the section around, which modifiers of the section make; nil outside of one.
  package var sectionTraits: ViewTraits?

  @MainActor init<V: View>(_ view: V, identity: Identity, owners: OwnerPath) {
    self.init(identity: identity, owners: owners) { $0.resolve(view) }
  }

  private init(
    identity: Identity, owners: OwnerPath, resolve: @escaping @MainActor (ViewResolver) -> Void
  ) {
    self.identity = identity
    self.owners = owners
    self.resolve = resolve
  }

  /// The same with a modifier of the library's own around it.
  @MainActor func modified<M: ViewModifier>(by modifier: M) -> ViewPart {
    let content = ViewModifierContent<M>(resolve)
    var result = ViewPart(identity: identity, owners: owners) {
      M.resolveElements(of: modifier, content: content, in: $0)
    }
    result.traits = traits
    result.sectionTraits = sectionTraits
    if let mark = modifier as? any TraitModifier {
      mark.mark(&result.traits)
      if var outer = sectionTraits {
        mark.mark(&outer)
        result.sectionTraits = outer
      }
    }
    return result
  }

  /// Whether views of a type are taken apart: those that may stand for several views.
  ///
  /// A view of one element is left whole, so that its body reads what it inherits where it is put.
  static func isTransparent<V: View>(_ type: V.Type) -> Bool {
    if type is any TransparentView.Type { return true }
    return V.Body.self != Never.self && V.staticElementCount != 1
  }
}

extension ViewResolver {
  /// Marks the views of a list from a position on, where one is taken apart.
  package func markParts(from first: Int, _ mark: (inout ViewTraits) -> Void) {
    for index in first..<max(first, lists.parts?.count ?? 0) {
      if var part = lists.parts?[index] {
        mark(&part.traits)
        lists.parts?[index] = part
      }
    }
  }
}
