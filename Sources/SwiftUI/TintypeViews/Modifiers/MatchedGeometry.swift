/// A name in a space of names.
private struct MatchedGeometryKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// Draws a view where the source of its name is; its position in the layout stays.
private nonisolated struct MatchedGeometryModifier: ElementModifier {
  let key: AnyHashable
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let geometry = resolver.geometry
    if isSource {
      geometry.matchedSources[key] = element.node
      return element.node
    }
    let node = resolver.makeNode(
      .passthrough, kind: "matchedGeometryEffect", around: element)
    resolver.updateRecord(node) { record in
      record.drawing = .effect(
        .transform { frame in
          MainActor.assumeIsolated {
            guard let source = geometry.matchedSources[key],
              let target = geometry.frame(of: source)
            else { return .identity }
            return transform(from: frame, to: target)
          }
        })
    }
    return node
  }

  /// The anchors meet; the drawing is scaled where the size is taken over.
  private func transform(from frame: CGRect, to target: CGRect) -> CGAffineTransform {
    var (scaleX, scaleY): (CGFloat, CGFloat) = (1, 1)
    if properties.contains(.size), frame.width > 0, frame.height > 0 {
      (scaleX, scaleY) = (target.width / frame.width, target.height / frame.height)
    }
    let own = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    var goal = own
    if properties.contains(.position) {
      goal = CGPoint(
        x: target.minX + anchor.x * target.width, y: target.minY + anchor.y * target.height)
    }
    return CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: goal.x - own.x * scaleX, ty: goal.y - own.y * scaleY)
  }
}

extension View {
  /// Draws the view with the geometry of the view that is the source of the same name.
  ///
  /// The layout does not change: a follower keeps its position among its siblings. Where it takes
  /// the source's size over, its drawing is scaled.
  ///
  /// - Parameters:
  ///   - id: the name that source and followers share.
  ///   - namespace: the space of names.
  ///   - properties: what is taken over.
  ///   - anchor: the point of both views that meets.
  ///   - isSource: whether others follow this view.
  /// - Returns: the view, drawn elsewhere where it follows.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: AnyHashable(MatchedGeometryKey(id: AnyHashable(id), namespace: namespace)),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}
