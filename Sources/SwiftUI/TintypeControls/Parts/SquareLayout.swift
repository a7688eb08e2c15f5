/// A view that is made as wide as high, in the middle of its square.
nonisolated struct SquareLayout: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
