/// A row of a list: content, line below, badge, background.
nonisolated struct ListRow: View {
  let element: ViewElement
  let metrics: ListMetrics
  let selection: Set<AnyHashable>
  let isLast: Bool

  @MainActor var body: some View {
    let hasSeparator = !isLast && element.traits[ListRowSeparatorTrait.self] != .hidden
    let isShifted = metrics.isEditing && element.traits[DeletableTrait.self] == true
    ListRowLayout(
      insets: insets, minHeight: metrics.minRowHeight, hasSeparator: hasSeparator,
      badgeInset: isLink ? ListMetrics.chevronInset : 0
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
      if isShifted { DeleteDisc().padding(.leading, ListMetrics.deleteInset) }
    }
    .background { rowBackground }
  }

  private var isLink: Bool { element.traits[NavigationLinkTrait.self] == true }

  private var insets: EdgeInsets {
    var insets =
      element.traits[ListRowInsetsTrait.self]
      ?? EdgeInsets(
        top: ListMetrics.rowPadding, leading: ListMetrics.sideInset,
        bottom: ListMetrics.rowPadding, trailing: ListMetrics.sideInset)
    if metrics.isEditing, element.traits[DeletableTrait.self] == true {
      insets.leading += ListMetrics.editingShift
    }
    return insets
  }

  @MainActor @ViewBuilder private var rowBackground: some View {
    if let background = element.traits[ListRowBackgroundTrait.self] {
      background
    } else if ListRow.isChosen(element, selection) {
      Color(system: .chosenRow)
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
  @MainActor var body: some View {
    Circle().fill(Color.red)
      .frame(width: ListMetrics.deleteDisc, height: ListMetrics.deleteDisc)
      .overlay {
        Capsule().fill(Color.white)
          .frame(width: ListMetrics.deleteBar.width, height: ListMetrics.deleteBar.height)
      }
  }
}

/// A row: as wide as the room, its content in the middle between insets, at least `minHeight` high.
///
/// `Rules/Lists#Rows`: the height is the content's and the insets', at least the minimum. Subviews:
/// the content; the separator, where there is one; the badge, where there is one.
private nonisolated struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let minHeight: CGFloat
  let hasSeparator: Bool
  /// The room that a mark at the end takes from the badge, in points.
  let badgeInset: CGFloat

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first?.sizeThatFits(inner(proposal.width)) else { return .zero }
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(minHeight, content.height + insets.top + insets.bottom))
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let offered = inner(bounds.width)
    let dimensions = content.dimensions(in: offered)
    let slack = bounds.height - insets.top - insets.bottom - dimensions.height
    content.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + slack / 2),
      proposal: offered)
    if hasSeparator, subviews.count > 1 {
      let start = insets.leading + dimensions[HorizontalAlignment.listRowSeparatorLeading]
      subviews[1].place(
        at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
        proposal: ProposedViewSize(
          width: max(0, bounds.width - ListMetrics.sideInset - start), height: 1))
    }
    if let badge = subviews.dropFirst(hasSeparator ? 2 : 1).first {
      badge.place(
        at: CGPoint(x: bounds.maxX - insets.trailing - badgeInset, y: bounds.midY),
        anchor: .trailing, proposal: .unspecified)
    }
  }
}
