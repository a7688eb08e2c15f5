/// The rows of a section with what stands above and below them.
struct ListSection {
  var id: Identity?
  var header: [ViewElement] = []
  var rows: [ViewElement] = []
  var footer: [ViewElement] = []

  /// The margins that somebody chose for the section; nil for none.
  var margins: ListSectionMargins? {
    (header + rows + footer).lazy.compactMap { $0.traits[ListSectionMarginsTrait.self] }.first
  }
  /// Whether the section shows its rows; nil where that cannot be changed.
  var isExpanded: Bool? {
    header.lazy.compactMap { $0.traits[SectionExpandedTrait.self] }.first
  }

  /// Sorts the elements of a list into sections; rows outside of sections form sections of their own.
  static func sections(of elements: [ViewElement]) -> [ListSection] {
    var sections: [ListSection] = []
    for element in elements {
      let id = element.traits[SectionIDTrait.self]
      if sections.isEmpty || sections[sections.count - 1].id != id {
        sections.append(ListSection(id: id))
      }
      switch element.traits[SectionPartTrait.self] ?? .content {
      case .header: sections[sections.count - 1].header.append(element)
      case .content: sections[sections.count - 1].rows.append(element)
      case .footer: sections[sections.count - 1].footer.append(element)
      }
    }
    return sections
  }
}
