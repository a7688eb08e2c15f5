// Where a label may stand near what it is about.
extension LabelPlacer {
  /// Tries places from the most to the least wished for.
  func candidates(
    _ wanted: SetLabel, _ tryOut: (CGPoint, CGFloat, _ isFar: Bool) -> Void
  ) {
    let (w, h) = (wanted.size.width, wanted.size.height)
    // What has to be shown, and what cannot stand beside the picture, stands wherever there is space.
    let isCrowded = !mayGrow || wanted.label.isNeeded
    var target = wanted.label.target.common(with: canvas)
    if target.isNull { target = wanted.label.target }
    if case .middle(let point) = wanted.label.wish {
      tryOut(CGPoint(x: point.x - w / 2, y: point.y - h / 2), 0, false)
      let steps: [CGFloat] = isCrowded ? [5, 12, 22] : [5]
      for (ring, step) in steps.enumerated() {
        let cost = 0.5 + CGFloat(ring)
        for (x, y) in [(0.0, -1.0), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, 1), (1, 1), (-1, -1)] {
          let dx = CGFloat(x) * (w / 2 + step)
          let dy = CGFloat(y) * (h / 2 + step)
          tryOut(CGPoint(x: point.x + dx - w / 2, y: point.y + dy - h / 2), cost, ring > 0)
        }
      }
      target = CGRect(x: point.x, y: point.y, width: 0, height: 0)
    } else {
      // Where labels may stand outside of the picture, none covers the view that it is about, and all lines to labels
      // are of one kind: level, to the side of the picture.
      if isCrowded || wanted.label.style == .badge {
        inside(target, w, h, isBadge: wanted.label.style == .badge, tryOut)
      }
      around(target, w, h, tryOut)
    }
    guard isCrowded else { return }
    for (ring, d) in [CGFloat(14), 26, 40, 58].enumerated() {
      let cost = 3 + CGFloat(ring)
      for x in [target.minX - w - d, target.midX - w / 2, target.maxX + d] {
        for y in [target.minY - h - d, target.midY - h / 2, target.maxY + d] {
          let isMiddle = x == target.midX - w / 2 && y == target.midY - h / 2
          if !isMiddle { tryOut(CGPoint(x: x, y: y), cost, true) }
        }
      }
    }
  }

  private func inside(
    _ target: CGRect, _ w: CGFloat, _ h: CGFloat, isBadge: Bool,
    _ tryOut: (CGPoint, CGFloat, _ isFar: Bool) -> Void
  ) {
    if isBadge {
      // A badge sits on a corner.
      tryOut(CGPoint(x: target.minX - w / 3, y: target.minY - h / 3), 0, false)
      tryOut(CGPoint(x: target.maxX - w * 2 / 3, y: target.minY - h / 3), 0.1, false)
      tryOut(CGPoint(x: target.minX - w / 3, y: target.maxY - h * 2 / 3), 0.1, false)
    }
    guard w + 3 <= target.width, h + 3 <= target.height else { return }
    let (left, right) = (target.minX + 2, target.maxX - w - 2)
    let (top, bottom) = (target.minY + 2, target.maxY - h - 2)
    let middle = target.midX - w / 2
    let corners = [
      (right, bottom), (left, top), (right, top), (left, bottom), (middle, top), (middle, bottom),
      (left, target.midY - h / 2), (right, target.midY - h / 2),
    ]
    for (index, corner) in corners.enumerated() {
      tryOut(CGPoint(x: corner.0, y: corner.1), CGFloat(index) * 0.05, false)
    }
  }

  private func around(
    _ target: CGRect, _ w: CGFloat, _ h: CGFloat,
    _ tryOut: (CGPoint, CGFloat, _ isFar: Bool) -> Void
  ) {
    let (left, right) = (target.minX - w - 3, target.maxX + 3)
    let (above, below) = (target.minY - h - 3, target.maxY + 3)
    let (middleX, middleY) = (target.midX - w / 2, target.midY - h / 2)
    let sides = [
      (target.minX, above), (target.minX, below), (target.maxX - w, above),
      (target.maxX - w, below), (middleX, above), (middleX, below), (right, middleY),
      (left, middleY), (right, target.minY), (left, target.minY),
    ]
    for (index, side) in sides.enumerated() {
      tryOut(CGPoint(x: side.0, y: side.1), 1 + CGFloat(index) * 0.05, false)
    }
  }

  /// The line from a label to the nearest point of what it is about.
  func leader(from rect: CGRect, to label: MarkLabel) -> [CGPoint] {
    func near(_ point: CGPoint, _ rect: CGRect) -> CGPoint {
      CGPoint(
        x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }
    var end: CGPoint
    switch label.wish {
    case .middle(let point): end = point
    case .corner: end = near(CGPoint(x: rect.midX, y: rect.midY), label.target)
    }
    return [near(end, rect), end]
  }
}
