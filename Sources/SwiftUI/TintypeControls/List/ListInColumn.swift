extension ViewResolver {
  /// Tells the split view around whether a row is chosen, for the screen that it shows.
  func noteChosen(_ isChosen: Bool) {
    guard isChosen else { return }
    preferences.add(true, for: ListChosenKey.self)
  }

  /// Adds a chevron to a row that leads to the next column of a collapsed split view
  /// (`Rules/Navigation#Split-views`); links have theirs.
  func addChevron(to element: inout ViewElement, at index: Int) {
    let hasTag =
      element.traits[TagTrait.self] != nil || element.traits.implicitTag != nil
    guard hasTag, element.traits[NavigationLinkTrait.self] != true,
      (element.traits[SectionPartTrait.self] ?? .content) == .content
    else { return }
    let row = collect(
      1000 + index, orientation: nil, LinkRow(label: ResolvedElement(element: element)))
    guard let node = row.first?.node else { return }
    element.node = node
    element.traits.setIfAbsent(true, for: NavigationLinkTrait.self)
  }
}
