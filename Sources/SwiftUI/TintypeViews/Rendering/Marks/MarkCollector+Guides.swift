import TintypeDrawing

// The guides that views are aligned by, the order in which they are asked, and what a screen is covered by.
extension MarkCollector {
  mutating func addGuides(of node: NodeID, _ frame: CGRect, _ children: [NodeID]) {
    guard marks.contains(.guides), children.count > 1 else { return }
    for guide in views.tree.guides(of: node) {
      let axis = guide.axis.perpendicular
      let (start, end) = (frame.start(axis) - 6, frame.end(axis) + 6)
      sheet.straight(
        axis, at: guide.position, from: start, to: end, palette.guide, dash: [7, 2, 1.5, 2])
      sheet.show(.guides)
      let point =
        axis == .vertical
        ? CGPoint(x: guide.position, y: start - 5) : CGPoint(x: end + 5, y: guide.position)
      let part = MarkLabel.Part(text: guide.name, ink: palette.guide)
      let target = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
      sheet.add(
        MarkLabel(parts: [part], style: .length, wish: .middle(point), target: target, rank: 2))
    }
  }

  mutating func addOrder(of node: NodeID, _ children: [NodeID]) {
    guard marks.contains(.order), let division = views.tree.distributions[node],
      division.proposals.count > 1, division.proposals.contains(where: { $0.flexibility != nil })
    else { return }
    let all = views.tree.children(of: node)
    for (length, proposal) in division.proposals.enumerated() where proposal.child < all.count {
      guard let frame = views.tree.frame(of: all[proposal.child]), frame.isFinite else { continue }
      let part = MarkLabel.Part(text: "\(length + 1)", ink: palette.order)
      sheet.add(
        MarkLabel(parts: [part], style: .badge, wish: .corner, target: frame, rank: 0))
      sheet.show(.order)
    }
  }

  /// Hatches what hardware and bars cover of a screen.
  ///
  /// - Parameters:
  ///   - insets: the covered lengths, leading on the left, in points.
  ///   - screen: the screen.
  mutating func addSafeArea(_ insets: EdgeInsets, of screen: CGRect) {
    guard marks.contains(.safeArea) else { return }
    let height = screen.height - insets.top - insets.bottom
    let bands = [
      (insets.top, CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: insets.top)),
      (
        insets.bottom,
        CGRect(
          x: screen.minX, y: screen.maxY - insets.bottom, width: screen.width,
          height: insets.bottom)
      ),
      (
        insets.leading,
        CGRect(x: screen.minX, y: screen.minY + insets.top, width: insets.leading, height: height)
      ),
      (
        insets.trailing,
        CGRect(
          x: screen.maxX - insets.trailing, y: screen.minY + insets.top, width: insets.trailing,
          height: height)
      ),
    ]
    for (length, band) in bands where length > 0 {
      sheet.hatching(band, palette.safeArea)
      sheet.outline(band, palette.safeArea)
      sheet.show(.safeArea)
      let part = MarkLabel.Part(
        text: "safe area \(ReadableText.length(length))", ink: palette.safeArea)
      let middle = CGPoint(x: band.midX, y: band.midY)
      sheet.add(
        MarkLabel(parts: [part], style: .length, wish: .middle(middle), target: band, rank: 1))
    }
  }
}
