/// What a tab bar shows of a tab.
struct TabItem {
  /// The name and the picture; nil for a tab without.
  let label: ErasedPart?
  /// A number or a word at the picture; nil for none.
  let badge: Text?
  /// Whether the tab stands apart, as one that searches does.
  let isSearch: Bool
  /// Whether nobody can choose the tab.
  let isDisabled: Bool
  /// Whether the tab is the one that shows.
  let isChosen: Bool

  /// Reads a tab's marks.
  init(_ element: ViewElement, isChosen: Bool) {
    label = element.traits[TabItemTrait.self]
    badge = element.traits[BadgeTrait.self]
    isSearch = element.traits[TabRoleTrait.self] == .search
    isDisabled = element.traits[DisabledTabTrait.self] ?? false
    self.isChosen = isChosen
  }

  /// The paint of the name and the picture.
  var nameStyle: AnyShapeStyle {
    if isDisabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    return isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }

  /// The tab that leads to those for which a bar has no space.
  init(more isChosen: Bool) {
    label = ErasedPart(Label("More", systemImage: "ellipsis"))
    badge = nil
    isSearch = false
    isDisabled = false
    self.isChosen = isChosen
  }
}

extension [TabItem] {
  /// The tabs of a phone's bar, the one that searches apart: where there are too many, the last leads to
  /// the others.
  ///
  /// - Parameter most: the most buttons, that of the tab that searches included.
  /// - Returns: the tabs, and the one that searches; nil for none.
  func onPhone(most: Int) -> (tabs: [TabItem], search: TabItem?) {
    let search = first { $0.isSearch }
    let tabs = filter { !$0.isSearch }
    let most = most - (search == nil ? 0 : 1)
    guard tabs.count > most else { return (tabs, search) }
    let rest = tabs[(most - 1)...]
    return (tabs.prefix(most - 1) + [TabItem(more: rest.contains { $0.isChosen })], search)
  }
}
