/// What a view does with the space that it is proposed, as far as steps can tell it.
package enum ProposalRole: Sendable {
  /// Divides a length among its children.
  case stack
  /// Has lengths of its own.
  case fixedFrame
  /// Keeps lengths within bounds.
  case flexibleFrame
  /// Offers less, and answers more.
  case padding
  /// Offers nil.
  case fixedSize
  /// Offers a rectangle of some shape.
  case aspectRatio
  /// Offers what follows from the container around it.
  case relativeFrame
  /// Asks its children in a way of its own: a user's layout, a grid.
  case custom
  /// Offers each of several children the same.
  case shared
}

extension PlacedTree {
  /// What a node does with the space that it is proposed.
  ///
  /// - Parameter node: a node of the tree.
  /// - Returns: nil for leaves, and for what passes everything on.
  package func proposalRole(of node: NodeID) -> ProposalRole? {
    switch rule(of: node) {
    case .stack, .lazyStack: .stack
    case .fixedFrame: .fixedFrame
    case .flexibleFrame: .flexibleFrame
    case .padding: .padding
    case .fixedSize: .fixedSize
    case .aspectRatio: .aspectRatio
    case .relativeFrame: .relativeFrame
    case .custom, .grid, .lazyGrid: .custom
    case .overlap: .shared
    case .closed, .leaf, .viewThatFits, .scroll, .geometry, .passthrough, .priority, .position,
      .offset, .guide, .relative, .container, .ignoresSafeArea, .layered, .barred,
      .safeAreaInset:
      nil
    }
  }
}
