import TintypeDrawing
import TintypeLayout
import TintypeViews

extension ImageRenderer {
  /// The stages in which a view came to its layout.
  ///
  /// It is the outermost view that divides what it is offered, or offers something else; where there is none,
  /// the outermost of all.
  ///
  /// - Parameters:
  ///   - identifier: the accessibility identifier of the view in which is looked; nil for all.
  ///   - imageScale: pixels a point of pictures; nil for the renderer's.
  /// - Returns: the stages.
  /// - Throws: what is missing, why the canvas cannot be drawn, or which identifiers there are.
  package func layoutSteps(
    of identifier: String? = nil, imageScale: CGFloat? = nil
  ) throws(ImageRendererError) -> SteppedLayout {
    let render = settle(isRecording: true, imageScale: imageScale)
    // What cannot be drawn at all is told as of any picture.
    _ = try displayList(of: render)
    let (node, view) = try StepFinder(render, identifier).found
    let tree = render.views.tree
    let builder = render.builder()
    let pictures = render.recordedChildren(of: node).map { child in
      StepPainter.Picture(
        frame: view.local(tree.frame(of: child) ?? .zero),
        items: [
          .group(
            DisplayGroup(
              items: builder.items(root: child, borders: .none),
              transform: CGAffineTransform(
                translationX: -view.node.frame.minX, y: -view.node.frame.minY)))
        ])
    }
    return SteppedLayout(view, pictures, of: render, fonts)
  }
}

extension SettledRender {
  /// The views inside of one, as ``LayoutNode/children`` lists them.
  fileprivate func recordedChildren(of node: NodeID) -> [NodeID] {
    views.tree.children(of: node).filter {
      views.tree.frame(of: $0) != nil && views.record(of: $0) != nil
    }
  }
}

/// Looks for the view whose layout is told.
@MainActor
private struct StepFinder {
  private let render: SettledRender
  private let root: LayoutNode

  private let start: NodeID

  init(_ render: SettledRender, _ identifier: String?) throws(ImageRendererError) {
    self.render = render
    let whole = render.snapshot().root
    guard let identifier else {
      (root, start) = (whole, render.views.root)
      return
    }
    guard
      let found = Self.first(
        whole, render.views.root, in: render, where: { $0.identifier == identifier })
    else { throw .unknownIdentifier(identifier, known: whole.identifiers) }
    (root, start) = (found.node, found.number)
  }

  /// The view, and its number in the tree.
  var found: (NodeID, SteppedView) {
    let isDividing: (SteppedView) -> Bool = { view in
      if view.node.control != nil { return false }
      return switch view.role {
      case nil, .shared: false
      case .padding: view.node.children.first.map { $0.frame != view.node.frame } ?? false
      case .stack: !view.node.children.isEmpty
      default: true
      }
    }
    return first(root, start, where: isDividing)
      ?? first(root, start) { $0.role == .shared && $0.node.children.count > 1 }
      ?? first(root, start) { !$0.node.kind.isEmpty }
      ?? (start, SteppedView(root, render.views.tree.proposalRole(of: start)))
  }

  /// The first node, and its number in the tree, from the root on.
  private static func first(
    _ node: LayoutNode, _ number: NodeID, in render: SettledRender,
    where isWanted: (LayoutNode) -> Bool
  ) -> (node: LayoutNode, number: NodeID)? {
    if isWanted(node) { return (node, number) }
    for (child, place) in zip(node.children, render.recordedChildren(of: number)) {
      if let found = first(child, place, in: render, where: isWanted) { return found }
    }
    return nil
  }

  private func first(
    _ node: LayoutNode, _ number: NodeID, where isWanted: (SteppedView) -> Bool
  ) -> (NodeID, SteppedView)? {
    let view = SteppedView(node, render.views.tree.proposalRole(of: number))
    // What a control makes for itself is no layout of the author's.
    if !node.isInternal, isWanted(view) { return (number, view) }
    for (child, place) in zip(node.children, render.recordedChildren(of: number)) {
      if let found = first(child, place, where: isWanted) { return found }
    }
    return nil
  }
}
