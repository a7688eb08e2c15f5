import Testing
import Tintype

/// A layout that multiplies the proposal, as a user would write it.
private struct Share: Layout {
  var factor: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(scaled(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: scaled(proposal))
  }

  private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * factor }, height: proposal.height)
  }
}

/// The published numbers of oleb.net on relative sizes in stacks.
@MainActor
@Suite struct RelativeProposalTests {
  private func widths<Content: View>(_ content: Content) -> (stack: CGFloat, parts: [CGFloat]) {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: 620, height: 80)
    let layout = renderer.layout()
    return (layout.size.width, layout.nodes(kind: "Color").map(\.frame.width))
  }

  @Test func middle() {
    let (stack, parts) = widths(
      HStack(spacing: 10) {
        Color.blue
        Share(factor: 0.5) { Color.green }
        Color.yellow
      })
    #expect(stack == 620)
    #expect(parts == [200, 100, 300])
  }

  @Test func first() {
    let (stack, parts) = widths(
      HStack(spacing: 10) {
        Share(factor: 0.5) { Color.green }
        Color.blue
        Color.yellow
      })
    #expect(stack == 620)
    #expect(parts == [100, 250, 250])
  }

  @Test func last() {
    let (stack, parts) = widths(
      HStack(spacing: 10) {
        Color.blue
        Color.yellow
        Share(factor: 0.5) { Color.green }
      })
    #expect(stack == 520)
    #expect(parts == [200, 200, 100])
  }

  @Test func lastWithPriority() {
    let (stack, parts) = widths(
      HStack(spacing: 10) {
        Color.blue
        Color.yellow
        Share(factor: 0.5) { Color.green }.layoutPriority(1)
      })
    #expect(stack == 620)
    #expect(parts == [150, 150, 300])
  }
}
