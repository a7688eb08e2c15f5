/// Items at both ends and a title in the middle of a bar, or of what the items leave.
nonisolated struct BarLayout: Layout {
  let lengths: BarLengths

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(width: proposal.width ?? ideal, height: lengths.platter)
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
    let room = CGRect(
      x: bounds.minX + leading + gap, y: bounds.minY,
      width: max(0, bounds.width - leading - trailing - 2 * gap), height: bounds.height)
    let offered = ProposedViewSize(width: room.width, height: bounds.height)
    let width = subviews[1].sizeThatFits(offered).width
    let middle = min(max(bounds.midX, room.minX + width / 2), room.maxX - width / 2)
    subviews[1].place(
      at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: offered)
  }
}
