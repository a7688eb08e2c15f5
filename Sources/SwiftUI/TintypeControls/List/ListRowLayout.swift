/// A row: as wide as the space, its content in the middle between insets, at least `minHeight`
/// high.
///
/// `Rules/Lists#Rows`: the height is the content's and the insets', at least the minimum. Subviews:
/// the content; the separator, where there is one; the badge, where there is one.
nonisolated struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let minHeight: CGFloat
  let hasSeparator: Bool
  /// How far before the row's end the separator ends, in points.
  let separatorInset: CGFloat
  /// The gap between the content and a badge, in points.
  let badgeGap: CGFloat
  /// The space that a mark at the end takes from the badge, in points.
  let badgeInset: CGFloat

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  /// What the content is proposed: a badge takes its width first.
  private func inner(_ width: CGFloat?, _ subviews: Subviews) -> ProposedViewSize {
    var taken = insets.leading + insets.trailing
    if badgeInset == 0, let badge = badge(subviews) {
      taken += badge.sizeThatFits(.unspecified).width + badgeGap
    }
    return ProposedViewSize(width: width.map { max(0, $0 - taken) }, height: nil)
  }

  private func badge(_ subviews: Subviews) -> LayoutSubview? {
    subviews.dropFirst(hasSeparator ? 2 : 1).first
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first?.sizeThatFits(inner(proposal.width, subviews)) else {
      return .zero
    }
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(minHeight, content.height + insets.top + insets.bottom))
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    // `Rules/Lists#Rows`: what fits any height gets that of the row.
    let childProposal = ProposedViewSize(
      width: inner(bounds.width, subviews).width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    let dimensions = content.dimensions(in: childProposal)
    let slack = bounds.height - insets.top - insets.bottom - dimensions.height
    content.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + slack / 2),
      proposal: childProposal)
    if hasSeparator, subviews.count > 1 {
      let start = insets.leading + dimensions[HorizontalAlignment.listRowSeparatorLeading]
      subviews[1].place(
        at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
        proposal: ProposedViewSize(
          width: max(0, bounds.width - separatorInset - start), height: 1))
    }
    if let badge = badge(subviews) {
      badge.place(
        at: CGPoint(x: bounds.maxX - insets.trailing - badgeInset, y: bounds.midY),
        anchor: .trailing, proposal: .unspecified)
    }
  }
}

extension View {
  /// Lets the separator of a row start where the view does: a control's own texts do not count.
  nonisolated func startsRowSeparator() -> some View {
    alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}
