/// The window or container that a subtree stands in, and the part of it that bars leave free.
struct SafeArea {
  var outer: Rect
  var inner: Rect
  /// Pixels a point: an edge touches the boundary within half a pixel.
  var displayScale: Double

  /// Whether an edge of a frame is at the boundary of what bars leave free, within half a pixel.
  func touches(_ frame: Rect, _ edge: Edge, isMirrored: Bool) -> Bool {
    abs(frame.edge(edge, isMirrored) - inner.edge(edge, isMirrored)) <= 0.5 / displayScale
  }

  /// The distance from each edge that touches the boundary, within half a pixel, or reaches beyond it,
  /// to the end of the bars there; in points.
  func insets(of frame: Rect, isMirrored: Bool, edges: Edge.Set = .all) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases where edges.contains(edge) {
      // Outwards is towards larger numbers at the right and lower edges only.
      let sign: Double =
        switch edge {
        case .top: -1
        case .bottom: 1
        case .leading: isMirrored ? 1 : -1
        case .trailing: isMirrored ? -1 : 1
        }
      let own = sign * frame.edge(edge, isMirrored)
      let free = sign * inner.edge(edge, isMirrored)
      let extra = sign * outer.edge(edge, isMirrored) - own
      // Views without end have no edge that could reach further.
      guard extra > 0, extra.isFinite, own >= free - 0.5 / displayScale else { continue }
      insets[edge] = CGFloat(extra)
    }
    return insets
  }
}
