/// A row of a list: content, line below, badge, background.
nonisolated struct ListRow: View, BuiltIn {
  @Environment(\.badgeProminence) private var badgeProminence
  let element: ViewElement
  let metrics: ListMetrics
  let selection: Set<AnyHashable>
  /// Whether a section ends below the row.
  let isLast: Bool
  /// Whether a section begins above the row.
  var isFirst = false
  /// Whether nothing stands above the row in its list: a bar brings the line.
  var isTopmost = false
  /// Whether the row below is a chosen one.
  var isAboveChosen = false

  @MainActor var body: some View {
    let hasSeparator = hasBottomLine
    ListRowLayout(
      insets: insets, minHeight: metrics.minRowHeight, hasSeparator: hasSeparator,
      separatorInset: metrics.lengths.sideInset, badgeGap: metrics.lengths.badgeGap,
      badgeInset: isLink ? metrics.lengths.chevron.space : 0
    ) {
      ResolvedElement(element: element)
      if hasSeparator {
        if isLast { sectionLine(element.traits[ListSectionBottomTintTrait.self]) } else { line }
      }
      if let badge = element.traits[BadgeTrait.self] {
        badge.rowBadge(element.traits[BadgeProminenceTrait.self] ?? badgeProminence)
      }
    }
    .overlay(alignment: .leading) {
      EditingDisc(mark: mark, lengths: metrics.lengths)
        .padding(.leading, metrics.lengths.deleteInset)
    }
    .overlay(alignment: .trailing) {
      if isMovable {
        ControlSymbol("line.3.horizontal", size: 17)
          .foregroundStyle(Color(system: .tertiaryLabel))
          .padding(.trailing, metrics.lengths.gripInset)
      }
    }
    .overlay(alignment: .top) {
      if hasTopLine {
        ListTopView(top: isTopmost && !wantsTopLine ? .line : .space(1))
          .frame(maxWidth: .infinity)
          .overlay { sectionLine(element.traits[ListSectionTopTintTrait.self]) }
          .padding(.leading, insets.leading)
          .padding(.trailing, metrics.lengths.sideInset)
      }
    }
    .background { rowBackground }
  }

  @MainActor private var line: some View {
    Rectangle().fill(
      element.traits[ListRowSeparatorTintTrait.self] ?? Color(system: .rowSeparator))
  }

  /// A line at an end of the section.
  @MainActor private func sectionLine(_ tint: Color?) -> some View {
    Rectangle().fill(
      tint ?? element.traits[ListRowSeparatorTintTrait.self] ?? Color(system: .rowSeparator))
  }

  /// `Rules/Lists#Separators`: the last row of a section has a line in plain lists only, and what is
  /// behind a chosen row ends without one.
  private var hasBottomLine: Bool {
    if !metrics.hasLines || element.traits[ListRowSeparatorTrait.self] == .hidden
      || isAboveChosen || ListRow.isChosen(element, selection)
    {
      return false
    }
    guard isLast else { return true }
    return metrics.style == .plain
      && element.traits[ListSectionBottomSeparatorTrait.self] != .hidden
  }

  private var hasTopLine: Bool {
    isFirst && metrics.style == .plain && metrics.hasLines
      && !ListRow.isChosen(element, selection) && !topLines.contains(.hidden)
  }

  private var wantsTopLine: Bool { topLines.contains(.visible) }

  private var topLines: [Visibility?] {
    [
      element.traits[ListRowTopSeparatorTrait.self],
      element.traits[ListSectionTopSeparatorTrait.self],
    ]
  }

  /// What stands before the row while its list is edited.
  private var mark: EditingDisc.Mark? {
    guard metrics.isEditing else { return nil }
    if metrics.selectsMany, ListRow.tag(of: element) != nil {
      return ListRow.isChosen(element, selection) ? .chosen : .notChosen
    }
    return element.traits[DeletableTrait.self] == true ? .delete : nil
  }

  private var isMovable: Bool { metrics.isEditing && element.traits[MovableTrait.self] == true }

  private var isLink: Bool { element.traits[NavigationLinkTrait.self] == true }

  private var insets: EdgeInsets {
    let lengths = metrics.lengths
    var insets =
      element.traits[ListRowInsetsTrait.self]
      ?? EdgeInsets(
        top: lengths.rowPadding, leading: lengths.sideInset, bottom: lengths.rowPadding,
        trailing: lengths.sideInset)
    insets.leading += CGFloat(element.traits[RowLevelTrait.self] ?? 0) * lengths.indentation
    if mark != nil { insets.leading += lengths.editingShift }
    if isMovable { insets.trailing += lengths.gripWidth }
    return insets
  }

  @MainActor @ViewBuilder private var rowBackground: some View {
    if let background = element.traits[ListRowBackgroundTrait.self] {
      background
    } else if ListRow.isChosen(element, selection) {
      if metrics.style == .sidebar {
        Capsule().fill(Color.primary.opacity(ListMetrics.sidebarChoice))
      } else {
        Color(system: .chosenRow)
      }
    }
  }

  /// Whether a row is among the chosen ones.
  static func isChosen(_ element: ViewElement, _ selection: Set<AnyHashable>) -> Bool {
    guard !selection.isEmpty else { return false }
    return tag(of: element).map(selection.contains) ?? false
  }

  /// The value by which a row is chosen; nil for none.
  private static func tag(of element: ViewElement) -> AnyHashable? {
    element.traits[TagTrait.self] ?? element.traits.implicitTag
  }
}
