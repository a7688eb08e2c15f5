/// Content with a header and a footer, which containers set apart.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private var isExpanded: Binding<Bool>?
}

extension Section: TransparentView {}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Creates a section.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
    isExpanded = nil
  }

  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("Section is resolved by the engine") }

  /// Adds the elements of header, content and footer, each marked.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    func add<V: View>(_ index: Int, _ part: SectionPart, _ content: V) {
      let first = resolver.elements.count
      let firstPart = resolver.lists.parts?.count ?? 0
      let environment = resolver.environment
      environment.sectionPartChange?(part, &resolver.environment)
      resolver.withIdentity(index) { resolver.resolve(content) }
      resolver.environment = environment
      let id = resolver.identity
      for index in first..<resolver.elements.count {
        if part == .header, let isExpanded = view.isExpanded?.wrappedValue {
          resolver.elements[index].traits.setIfAbsent(isExpanded, for: SectionExpandedTrait.self)
        }
        resolver.elements[index].traits.setIfAbsent(part, for: SectionPartTrait.self)
        resolver.elements[index].traits.setIfAbsent(id, for: SectionIDTrait.self)
      }
      resolver.markSection(part, id, from: firstPart)
    }
    add(0, .header, view.header)
    if view.isExpanded?.wrappedValue ?? true { add(1, .content, view.content) }
    add(2, .footer, view.footer)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose content shows while it is expanded.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

/// A part of a section.
package enum SectionPart: Hashable, Sendable {
  /// What stands above the content.
  case header
  /// The section's own views.
  case content
  /// What stands below the content.
  case footer
}

/// Which part of a section an element is.
package enum SectionPartTrait: TraitKey { package typealias Value = SectionPart }
/// Whether the section of a header shows its content; none where that cannot be changed.
package enum SectionExpandedTrait: TraitKey { package typealias Value = Bool }
/// The section that an element is part of.
package enum SectionIDTrait: TraitKey { package typealias Value = Identity }

extension EnvironmentValues {
  private enum SectionPartChangeKey: EnvironmentKey {
    static var defaultValue: ((SectionPart, inout EnvironmentValues) -> Void)? { nil }
  }

  /// What the container around does to the environment of the parts of its sections; nil for nothing.
  package var sectionPartChange: ((SectionPart, inout EnvironmentValues) -> Void)? {
    get { self[SectionPartChangeKey.self] }
    set { self[SectionPartChangeKey.self] = newValue }
  }
}

extension ViewResolver {
  /// Marks the views of a list from a position on as those of a section, where one is taken apart.
  func markSection(_ part: SectionPart, _ id: Identity, from first: Int) {
    markParts(from: first) {
      $0.setIfAbsent(part, for: SectionPartTrait.self)
      $0.setIfAbsent(id, for: SectionIDTrait.self)
    }
    for index in first..<max(first, lists.parts?.count ?? 0)
    where lists.parts?[index].sectionTraits == nil {
      lists.parts?[index].sectionTraits = ViewTraits()
    }
  }
}
