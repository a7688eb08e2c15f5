/// One of the views that content stands for.
public nonisolated struct Subview: PrimitiveView, TransparentView, Identifiable {
  /// The name of a view among those of its content.
  public struct ID: Hashable, Sendable {
    let identity: Identity
    let index: Int
  }

  let part: ViewPart
  /// The name of the view.
  public let id: ID

  /// What the view tells the container around it.
  public var containerValues: ContainerValues { ContainerValues(part.traits) }

  /// Adds the elements of the view.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.part)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? { nil }
}

/// The views that content stands for.
public nonisolated struct SubviewsCollection: PrimitiveView, TransparentView,
  RandomAccessCollection
{
  private let views: [Subview]

  init(_ parts: [ViewPart]) {
    views = parts.enumerated().map { index, part in
      Subview(part: part, id: Subview.ID(identity: part.identity, index: index))
    }
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { views.count }
  /// A view.
  public subscript(index: Int) -> Subview { views[index] }

  /// Adds the elements of all of them.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    for subview in view.views { resolver.resolve(subview) }
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? { nil }
}

extension Slice: TransparentView where Base == SubviewsCollection {}

extension Slice: View where Base == SubviewsCollection {
  /// Never called: the engine resolves the view without a body.
  public var body: Never { preconditionFailure("Slice is resolved by the engine") }

  /// Adds the elements of all of them.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    for subview in view { resolver.resolve(subview) }
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

/// One of the sections that content stands for; views outside of sections are one of their own.
public struct SectionConfiguration: Identifiable {
  /// The name of a section among those of its content.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The name of the section.
  public let id: ID
  /// What stands above the content.
  public let header: SubviewsCollection
  /// The section's own views.
  public let content: SubviewsCollection
  /// What stands below the content.
  public let footer: SubviewsCollection
  /// What the section tells the container around it.
  public let containerValues: ContainerValues

  fileprivate init(index: Int, _ parts: [ViewPart]) {
    id = ID(index: index)
    func views(_ part: SectionPart) -> SubviewsCollection {
      SubviewsCollection(
        parts.filter { ($0.traits[SectionPartTrait.self] ?? .content) == part })
    }
    header = views(.header)
    content = views(.content)
    footer = views(.footer)
    containerValues = ContainerValues(parts.first?.sectionTraits ?? ViewTraits())
  }
}

/// The sections that content stands for.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ parts: [ViewPart]) {
    var groups: [[ViewPart]] = []
    for part in parts {
      let id = part.traits[SectionIDTrait.self]
      if let last = groups.last?.last, last.traits[SectionIDTrait.self] == id {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
    sections = groups.enumerated().map { SectionConfiguration(index: $0, $1) }
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// A section.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
