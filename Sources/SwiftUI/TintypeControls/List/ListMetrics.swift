/// The lengths of a list of iOS, in points, by `Rules/Lists`.
struct ListMetrics {
  /// The margin above and below a section of a sidebar, in points: ten between two sections.
  private static let sidebarSectionMargin: CGFloat = 5
  /// How much of the text's color a card on the glass of a sheet has.
  private static let cardOnGlass = 0.06
  /// How much of the text's color the capsule of a sidebar's chosen row has.
  static let sidebarChoice = 0.115

  /// The lengths of the generation.
  var lengths: ListLengths
  var style: ListLook
  /// Whether lines stand between rows: not in a sidebar, whatever the style.
  var hasLines: Bool
  /// The least height of a row: a line's pitch and the space around it.
  var minRowHeight: CGFloat
  var sectionSpacing: ListSectionSpacing
  var rowSpacing: CGFloat?
  var hidesBackground: Bool
  /// What cards are filled with.
  var card: Color
  var isEditing: Bool
  /// Whether `contentMargins` says what is above the first card.
  var hasOwnTop: Bool
  /// Whether several rows may be chosen.
  var selectsMany = false

  @MainActor init(in resolver: ViewResolver) {
    let settings = resolver.environment.listSettings
    let body = resolver.lineMetrics(of: .body)
    lengths = resolver.environment.generation.lists
    style = settings.style
    hasLines = style != .sidebar && resolver.environment.columnRole != .sidebar
    if style == .sidebar {
      lengths.sectionMargin = ListMetrics.sidebarSectionMargin
    } else if resolver.environment.columnRole != .sidebar {
      lengths.sideInset = resolver.environment.sideMargin
    }
    hasOwnTop = resolver.environment.hasTopContentMargin
    minRowHeight = settings.minRowHeight ?? body.pitch + 2 * lengths.rowPadding
    sectionSpacing = settings.sectionSpacing
    rowSpacing = settings.rowSpacing
    hidesBackground = settings.hidesBackground || settings.isOnGlass
    card =
      settings.isOnGlass
      ? Color.primary.opacity(ListMetrics.cardOnGlass) : Color(system: .groupedCell)
    isEditing = settings.isEditing
  }

  /// What is above the first section: a gap of two margins, unless its header brings space.
  func top(_ section: ListSection) -> ListTop {
    if let own = section.margins?.top { return .gap(own) }
    if style.isPlain || !section.header.isEmpty { return .space(topMargin(section)) }
    return hasOwnTop ? .space(0) : .gap(2 * lengths.sectionMargin)
  }

  /// The space below the section before; a header brings its own.
  func topMargin(_ section: ListSection) -> CGFloat {
    if let own = section.margins?.top { return own }
    if !section.header.isEmpty {
      return lengths.headerPadding
        + (style.isPlain ? lengths.plainHeaderPadding : 0)
    }
    return style.isPlain ? 0 : sectionSpacing.above ?? lengths.sectionMargin
  }

  /// The space below a section; a footer brings its own.
  func bottomMargin(_ section: ListSection) -> CGFloat {
    if let own = section.margins?.bottom { return own }
    if !section.footer.isEmpty { return lengths.footerPadding.bottom }
    if style.isPlain { return 0 }
    return sectionSpacing.length ?? lengths.sectionMargin
  }
}

extension ListLook {
  /// Whether sections stand close together on plain background.
  var isPlain: Bool { self == .plain || self == .inset }
}
