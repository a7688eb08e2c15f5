/// Views that share modifiers without a layout of their own.
public struct Group<Content> {
  private let content: Content

  /// What is no view, and shares modifiers.
  package var entries: Content { content }

  /// A group of what is no view; an initializer would take closures that list views.
  package nonisolated static func holding(_ entries: Content) -> Group { Group(content: entries) }
}

extension Group: TransparentView {}

extension Group: View where Content: View {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("Group is resolved by the engine") }

  /// Adds the elements of the content.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.content)
  }

  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

extension Group {
  /// Creates a group of what is made of the views that content stands for.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Creates a group of what is made of the sections that content stands for.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// What is made of the views that content stands for.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView,
  TransparentView
{
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// Takes the content apart and adds the elements of the result.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let subviews = SubviewsCollection(resolver.collectParts(of: view.base))
    resolver.resolve(view.transform(subviews), at: 1)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? { nil }
}

/// What is made of the sections that content stands for.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView,
  TransparentView
{
  let base: Base
  let transform: (SectionCollection) -> Result

  /// Takes the content apart and adds the elements of the result.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let sections = SectionCollection(resolver.collectParts(of: view.base))
    resolver.resolve(view.transform(sections), at: 1)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? { nil }
}
