/// Icon and title side by side, by `Rules/Controls#Labels` and, in a list's row,
/// `Rules/Lists#Labels-in-rows`.
nonisolated struct TitleAndIconLabel<Title: View, Icon: View>: View {
  @Environment(\.listRowContext) private var row
  @Environment(\.listItemTint) private var tint
  let title: Title
  let icon: Icon

  @MainActor var body: some View {
    let isInRow = row != nil
    FontMetricsReader { metrics in
      LabelLayout(isInRow: isInRow, capHeight: metrics.capHeight) {
        if isInRow {
          HStack { icon }.imageScale(.large)
            .foregroundStyle(tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(TintShapeStyle()))
        } else {
          HStack { icon }
        }
        VStack(alignment: .leading) { title }
      }
    }
  }
}

/// Places an icon before a title; the title alone decides the height.
nonisolated struct LabelLayout: Layout {
  /// Whether the icon stands in a slot of fixed width and in the middle of the row.
  var isInRow: Bool
  /// The height of capitals of the title's font, in points.
  var capHeight: CGFloat

  private func columns(_ icon: LayoutSubview) -> (slot: CGFloat, gap: CGFloat) {
    isInRow ? (24, 16) : (icon.sizeThatFits(.unspecified).width, 8)
  }

  private func titleProposal(
    _ proposal: ProposedViewSize, _ start: CGFloat
  ) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - start) }, height: proposal.height)
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let (slot, gap) = columns(subviews[0])
    let title = subviews[1].sizeThatFits(titleProposal(proposal, slot + gap))
    return CGSize(width: slot + gap + title.width, height: title.height)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let (slot, gap) = columns(subviews[0])
    let offered = titleProposal(proposal, slot + gap)
    let title = subviews[1].dimensions(in: offered)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + slot + gap, y: bounds.minY), proposal: offered)
    let middle = isInRow ? title.height / 2 : title[.firstTextBaseline] - capHeight / 2
    subviews[0].place(
      at: CGPoint(x: bounds.minX + slot / 2, y: bounds.minY + middle), anchor: .center,
      proposal: .unspecified)
  }

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.last?.spacing ?? ViewSpacing()
  }

  nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard subviews.count == 2, guide == .firstTextBaseline || guide == .lastTextBaseline
    else { return nil }
    let (slot, gap) = columns(subviews[0])
    return bounds.minY + subviews[1].dimensions(in: titleProposal(proposal, slot + gap))[guide]
  }

  /// In a row, separators start below the title.
  nonisolated func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard isInRow, guide == .listRowSeparatorLeading, subviews.count == 2 else { return nil }
    let (slot, gap) = columns(subviews[0])
    return bounds.minX + slot + gap
  }
}
