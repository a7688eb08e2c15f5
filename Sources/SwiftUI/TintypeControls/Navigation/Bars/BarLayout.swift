/// Items at both ends and a title in the middle of a bar, or of what the items leave.
nonisolated struct BarLayout: Layout {
  let lengths: BarLengths
  /// Whether the title stands beside the leading items.
  let isTitleLeading: Bool

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard proposal.width == nil, subviews.count == 3 else {
      return CGSize(width: proposal.width ?? 0, height: lengths.platter)
    }
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let ideal = titleStart(after: widths[0]) + widths[1] + lengths.platterGap + widths[2]
    return CGSize(width: ideal, height: lengths.platter)
  }

  /// Where the space for the title begins: without items before it a leading title stands at the
  /// edge.
  private nonisolated func titleStart(after leading: CGFloat) -> CGFloat {
    isTitleLeading && leading == 0 ? 0 : leading + lengths.platterGap
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let gap = lengths.platterGap
    let leading = subviews[0].sizeThatFits(.unspecified).width
    let trailing = subviews[2].sizeThatFits(.unspecified).width
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    let start = titleStart(after: leading)
    let available = CGRect(
      x: bounds.minX + start, y: bounds.minY,
      width: max(0, bounds.width - start - trailing - gap), height: bounds.height)
    let childProposal = ProposedViewSize(width: available.width, height: bounds.height)
    let title = subviews[1].sizeThatFits(childProposal)
    let width = title.width
    // What is higher than the row, a large title with a subtitle, reaches below it only.
    let below = isTitleLeading ? title.height / 2 : 0
    let wanted = isTitleLeading ? available.minX + width / 2 : bounds.midX
    let middle = min(max(wanted, available.minX + width / 2), available.maxX - width / 2)
    subviews[1].place(
      at: CGPoint(x: middle, y: max(bounds.midY, bounds.minY + below)), anchor: .center,
      proposal: childProposal)
  }
}
