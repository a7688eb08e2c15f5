import TintypeDrawing
import TintypeLayout
import TintypeViews

extension SettledPicture {
  /// The stages in which a view came to its layout.
  ///
  /// It is the outermost view that divides what it is proposed, or proposes something else; where
  /// there is none, the outermost of all. What shows the stages is laid out on the main actor.
  ///
  /// - Parameter identifier: the accessibility identifier of the view in which is looked; nil for all.
  /// - Returns: the stages.
  /// - Throws: what is missing, why the canvas cannot be drawn, or which identifiers there are.
  @MainActor package func layoutSteps(
    of identifier: String? = nil
  ) throws(ImageRendererError) -> SteppedLayout {
    try check()
    let whole = layout(tellsDetails: true).root
    let found: Result<(SteppedView, [StepPainter.Picture]), ImageRendererError> =
      render.read { views in
        Result { () throws(ImageRendererError) in
          let (node, view) = try StepFinder(views, whole, identifier).found
          return (view, self.pictures(in: node, of: view, views))
        }
      }
    let (view, pictures) = try found.get()
    let steps = view.steps()
    guard steps.allSatisfy(\.scene.isFinite) else {
      throw .drawingFailed(
        "a length in \(view.node.title) is infinite or no number, and its steps stand nowhere;"
          + " give it finite lengths")
    }
    return SteppedLayout(steps, pictures, of: render, fonts)
  }

  /// The views inside of one, each with what it draws.
  private func pictures(
    in node: NodeID, of view: SteppedView, _ views: PlacedViews
  ) -> [StepPainter.Picture] {
    let builder = render.builder(of: views)
    return views.recordedChildren(of: node).map { child in
      StepPainter.Picture(
        frame: view.local(views.tree.frame(of: child) ?? .zero),
        items: [
          .group(
            DisplayGroup(
              items: builder.items(root: child, borders: .none),
              transform: CGAffineTransform(
                translationX: -view.node.frame.minX, y: -view.node.frame.minY)))
        ])
    }
  }
}

extension PlacedViews {
  /// The views inside of one, as ``LayoutNode/children`` lists them.
  fileprivate func recordedChildren(of node: NodeID) -> [NodeID] {
    tree.children(of: node).filter { tree.frame(of: $0) != nil && record(of: $0) != nil }
  }
}

/// Looks for the view whose layout is told.
private struct StepFinder {
  private let views: PlacedViews
  private let root: LayoutNode

  private let start: NodeID

  init(
    _ views: PlacedViews, _ whole: LayoutNode, _ identifier: String?
  ) throws(ImageRendererError) {
    self.views = views
    guard let identifier else {
      (root, start) = (whole, views.root)
      return
    }
    guard
      let found = Self.first(
        whole, views.root, in: views, where: { $0.identifier == identifier })
    else { throw .unknownIdentifier(identifier, identifiers: whole.identifiers) }
    (root, start) = (found.node, found.identifier)
  }

  /// The view, and its number in the tree.
  var found: (NodeID, SteppedView) {
    let isDividing: (SteppedView) -> Bool = { view in
      if view.node.control != nil { return false }
      return switch view.role {
      case nil, .shares: false
      case .insets: view.node.children.first.map { $0.frame != view.node.frame } ?? false
      case .divides: !view.node.children.isEmpty
      case .fixes, .bounds, .idealizes, .fits, .follows, .asks: true
      }
    }
    return first(root, start, where: isDividing)
      ?? first(root, start) { $0.role == .shares && $0.node.children.count > 1 }
      ?? first(root, start) { !$0.node.kind.isEmpty }
      ?? (start, SteppedView(root, views.tree.reading(of: start)))
  }

  /// The first node, and its number in the tree, from the root on.
  private static func first(
    _ node: LayoutNode, _ identifier: NodeID, in views: PlacedViews,
    where isWanted: (LayoutNode) -> Bool
  ) -> (node: LayoutNode, identifier: NodeID)? {
    if isWanted(node) { return (node, identifier) }
    for (child, childIdentifier) in zip(node.children, views.recordedChildren(of: identifier)) {
      if let found = first(child, childIdentifier, in: views, where: isWanted) { return found }
    }
    return nil
  }

  private func first(
    _ node: LayoutNode, _ identifier: NodeID, where isWanted: (SteppedView) -> Bool
  ) -> (NodeID, SteppedView)? {
    let view = SteppedView(node, views.tree.reading(of: identifier))
    // What a control makes for itself is no layout of the author's.
    if !node.isInternal, isWanted(view) { return (identifier, view) }
    for (child, childIdentifier) in zip(node.children, views.recordedChildren(of: identifier)) {
      if let found = first(child, childIdentifier, where: isWanted) { return found }
    }
    return nil
  }
}
