/// Which columns of a split view show, and how: `Rules/Navigation#Split-views`.
struct SplitArrangement: Equatable {
  /// Whether a column stands beside the detail, lies over it, or does not show.
  enum Column { case beside, over, hidden }

  var sidebar: Column
  var content: Column

  /// The arrangement on a screen with space across.
  ///
  /// - Parameters:
  ///   - visibility: what was asked for.
  ///   - style: how columns share the space.
  ///   - hasContent: whether there are three columns.
  ///   - isPortrait: whether the window is higher than wide.
  init(
    _ visibility: NavigationSplitViewVisibility, _ style: SplitViewLook,
    hasContent: Bool, isPortrait: Bool
  ) {
    let lies = style == .prominentDetail || (isPortrait && style != .balanced)
    let shown: Column = lies ? .over : .beside
    switch visibility {
    case .all:
      sidebar = isPortrait && hasContent ? .over : shown
      content = hasContent ? shown : .hidden
    case .doubleColumn:
      sidebar = hasContent ? .hidden : shown
      content = hasContent ? shown : .hidden
    case .detailOnly: (sidebar, content) = (.hidden, .hidden)
    default:
      // Two columns stand beside each other upright, too; of three the first ones do not show.
      let isNarrow = isPortrait && hasContent
      let rests: Column = style == .prominentDetail || isNarrow ? .hidden : .beside
      sidebar = hasContent ? .hidden : rests
      content = hasContent ? rests : .hidden
    }
  }
}
