// `Rules/Geometry-Readers#Size-and-content`: a geometry reader takes what it is proposed, and its
// content is made when it is placed.
extension LayoutPass {
  /// Has the content of a reader made, which sees the reader's place.
  mutating func makeContent(of node: NodeID, _ frame: Rect, _ scope: PlacingScope) {
    guard let contentSource, tree.childCount(of: node) == 0 else { return }
    placements.note(
      readerInsets: scope.safeArea.insets(of: frame, isMirrored: tree.isRightToLeft(node)),
      of: node)
    let first = tree.nodeCount
    let children = contentSource.makeContent(of: node, in: &tree)
    tree.setContent(children, of: node)
    adoptNodes(from: first)
    cutContent(of: node, from: first)
  }

  /// Each child is proposed the reader's size, at its upper leading corner.
  func arrangeGeometry(_ size: Size, _ slots: ChildSlots) {
    for index in 0..<slots.count { slots.set(index, x: 0, y: 0, proposal: Proposal(size)) }
  }
}
