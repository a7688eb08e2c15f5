/// A row of a list: content, line below, badge, background.
nonisolated struct ListRow: View {
  let element: ViewElement
  let metrics: ListMetrics
  let selection: Set<AnyHashable>
  let isLast: Bool

  @MainActor var body: some View {
    let hasSeparator =
      !isLast && metrics.style != .sidebar
      && element.traits[ListRowSeparatorTrait.self] != .hidden
    let isShifted = metrics.isEditing && element.traits[DeletableTrait.self] == true
    ListRowLayout(
      insets: insets, minHeight: metrics.minRowHeight, hasSeparator: hasSeparator,
      separatorInset: metrics.lengths.sideInset, badgeGap: metrics.lengths.badgeGap,
      badgeInset: isLink ? metrics.lengths.chevronInset : 0
    ) {
      ResolvedElement(element: element)
      if hasSeparator {
        Rectangle().fill(
          element.traits[ListRowSeparatorTintTrait.self] ?? Color(system: .rowSeparator))
      }
      if let badge = element.traits[BadgeTrait.self] {
        badge.foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
    .overlay(alignment: .leading) {
      if isShifted {
        DeleteDisc(lengths: metrics.lengths).padding(.leading, metrics.lengths.deleteInset)
      }
    }
    .background { rowBackground }
  }

  private var isLink: Bool { element.traits[NavigationLinkTrait.self] == true }

  private var insets: EdgeInsets {
    let lengths = metrics.lengths
    var insets =
      element.traits[ListRowInsetsTrait.self]
      ?? EdgeInsets(
        top: lengths.rowPadding, leading: lengths.sideInset, bottom: lengths.rowPadding,
        trailing: lengths.sideInset)
    insets.leading += CGFloat(element.traits[RowLevelTrait.self] ?? 0) * lengths.indentation
    if metrics.isEditing, element.traits[DeletableTrait.self] == true {
      insets.leading += lengths.editingShift
    }
    return insets
  }

  @MainActor @ViewBuilder private var rowBackground: some View {
    if let background = element.traits[ListRowBackgroundTrait.self] {
      background
    } else if ListRow.isChosen(element, selection) {
      if metrics.style == .sidebar {
        // A capsule on the panel, by eye.
        Capsule().fill(Color(system: .fill))
      } else {
        Color(system: .chosenRow)
      }
    }
  }

  /// Whether a row is among the chosen ones.
  static func isChosen(_ element: ViewElement, _ selection: Set<AnyHashable>) -> Bool {
    guard !selection.isEmpty else { return false }
    let tag = element.traits[TagTrait.self] ?? element.traits[ImplicitTagTrait.self]
    return tag.map(selection.contains) ?? false
  }
}

/// The red disc before a row that can be deleted.
private nonisolated struct DeleteDisc: View {
  let lengths: ListLengths

  @MainActor var body: some View {
    ControlSymbol("minus.circle.fill", size: lengths.deleteDisc * 17 / 19)
      .symbolRenderingMode(.palette)
      .foregroundStyle(Color.white, Color.red)
      .frame(width: lengths.deleteDisc, height: lengths.deleteDisc)
  }
}
