/// The lengths of a list of iOS, in points, by `Rules/Lists`.
struct ListMetrics {
  /// The room above and below a row's content.
  static let rowPadding: CGFloat = 15
  /// The room beside a card, and beside the content of a row.
  static let sideInset: CGFloat = 16
  /// The radius of a card's corners.
  static let cardRadius: CGFloat = 26
  /// The margin above and below a section without header or footer.
  static let sectionMargin: CGFloat = 17.5
  /// The room above and below a header.
  static let headerPadding: CGFloat = 10
  /// What a plain list adds above a header.
  static let plainHeaderPadding: CGFloat = 22
  /// The room above and below a footer.
  static let footerPadding: (top: CGFloat, bottom: CGFloat) = (8, 6)
  /// How far rows that can be deleted move while their list is edited.
  static let editingShift: CGFloat = 40
  /// The size of the disc before such a row, drawn by eye: its look is not recorded.
  static let deleteDisc: CGFloat = 22
  /// The bar on that disc, drawn by eye.
  static let deleteBar = CGSize(width: 11, height: 2)
  /// The room before that disc: it stands in the middle of what is before the row's content.
  static let deleteInset = (sideInset + editingShift - deleteDisc) / 2
  /// What a link's chevron takes from its row: content ends 30 before the card's edge.
  static let chevronInset = 30 - sideInset

  var style: ListLook
  /// The least height of a row: a line's pitch and the room around it.
  var minRowHeight: CGFloat
  /// What a footer is higher than its text: the pitch less the line.
  var footerLeading: CGFloat
  var sectionSpacing: CGFloat?
  var rowSpacing: CGFloat?
  var hidesBackground: Bool
  var isEditing: Bool

  @MainActor init(in resolver: ViewResolver) {
    let settings = resolver.environment.listSettings
    let body = resolver.lineMetrics(of: .body)
    let footnote = resolver.lineMetrics(of: .footnote)
    style = settings.style
    minRowHeight = settings.minRowHeight ?? body.pitch + 2 * ListMetrics.rowPadding
    footerLeading = max(0, footnote.pitch - footnote.line)
    sectionSpacing = settings.sectionSpacing
    rowSpacing = settings.rowSpacing
    hidesBackground = settings.hidesBackground
    isEditing = settings.isEditing
  }

  /// What is above the first section: a gap of two margins, unless its header brings room.
  func top(_ section: ListSection) -> ListTop {
    if style.isPlain || !section.header.isEmpty { return .room(topMargin(section)) }
    return .gap(2 * ListMetrics.sectionMargin)
  }

  /// The room below the section before; a header brings its own.
  func topMargin(_ section: ListSection) -> CGFloat {
    if !section.header.isEmpty {
      return ListMetrics.headerPadding
        + (style.isPlain ? ListMetrics.plainHeaderPadding : 0)
    }
    return style.isPlain ? 0 : ListMetrics.sectionMargin
  }

  /// The room below a section; a footer brings its own.
  func bottomMargin(_ section: ListSection) -> CGFloat {
    if !section.footer.isEmpty { return ListMetrics.footerPadding.bottom }
    if style.isPlain { return 0 }
    return sectionSpacing ?? ListMetrics.sectionMargin
  }
}

extension ListLook {
  /// Whether sections stand close together on plain background.
  var isPlain: Bool { self == .plain || self == .inset }
}

/// The rows of a section with what stands above and below them.
struct ListSection {
  var id: Identity?
  var header: [ViewElement] = []
  var rows: [ViewElement] = []
  var footer: [ViewElement] = []

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
