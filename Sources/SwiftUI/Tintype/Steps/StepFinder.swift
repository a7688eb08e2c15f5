import TintypeLayout
import TintypeViews

/// A view whose layout is told, and its number in the tree.
struct FoundStep {
  let identifier: NodeID
  let view: SteppedView
}

/// Looks for the views whose layouts are told.
///
/// It is the first that divides among several, whatever frames and paddings stand around it: that is what a reader of a
/// layout does not see. A frame, a padding or a text is told where nothing divides, or where it is named itself.
struct StepFinder {
  private let views: PlacedViews
  private let root: LayoutNode
  private let start: NodeID
  /// Whether the view that was named is a container or a modifier by its own kind, and is told whatever it does.
  private let isNamedByKind: Bool

  /// At most so many views are told in one picture.
  static let chapterLimit = 6

  /// Prepares looking.
  ///
  /// - Parameters:
  ///   - views: the views as they are placed.
  ///   - whole: their layout.
  ///   - name: a view by ``ViewSelection``, in which is looked; nil for all.
  /// - Throws: which names there are.
  init(_ views: PlacedViews, _ whole: LayoutNode, _ name: String?) throws(ImageRendererError) {
    self.views = views
    guard let name else {
      (root, start, isNamedByKind) = (whole, views.root, false)
      return
    }
    let path = try ViewSelection(name).path(in: whole)
    root = whole[path: path]
    start = path.reduce(views.root) { node, index in
      let children = views.recordedChildren(of: node)
      return children.indices.contains(index) ? children[index] : node
    }
    isNamedByKind = root.kind == ViewSelection(name).name
  }

  /// Finds the views.
  ///
  /// - Parameter levels: how many of those that divide are told in each other, at least 1.
  /// - Returns: the views, outermost first.
  func found(levels: Int) -> [FoundStep] {
    let first = first
    var result = [first]
    var level = [first]
    for _ in 1..<max(levels, 1) {
      level = level.flatMap { step in
        zip(step.view.node.children, views.recordedChildren(of: step.identifier)).flatMap {
          dividing(in: $0, $1)
        }
      }
      result += level
    }
    return Array(result.prefix(Self.chapterLimit))
  }

  private var first: FoundStep {
    if isNamedByKind, views.tree.reading(of: start).role != nil || root.children.isEmpty {
      return step(root, start)
    }
    return first(root, start, where: dividesAmongSeveral)
      ?? first(root, start) { view, _ in view.changesProposals }
      ?? first(root, start) { view, _ in view.role == .shares && view.node.children.count > 1 }
      ?? first(root, start) { view, _ in !view.node.kind.isEmpty }
      ?? step(root, start)
  }

  /// A view that is told, with what its layout does not say.
  private func step(_ node: LayoutNode, _ identifier: NodeID) -> FoundStep {
    let details = StepDetails(of: identifier, node, in: views)
    return FoundStep(
      identifier: identifier, view: SteppedView(node, views.tree.reading(of: identifier), details))
  }

  private func first(
    _ node: LayoutNode, _ identifier: NodeID, where isWanted: (SteppedView, NodeID) -> Bool
  ) -> FoundStep? {
    // What a control makes for itself is no layout of the author's.
    if !node.isInternal,
      isWanted(SteppedView(node, views.tree.reading(of: identifier)), identifier)
    {
      return step(node, identifier)
    }
    for (child, childIdentifier) in zip(node.children, views.recordedChildren(of: identifier)) {
      if let found = first(child, childIdentifier, where: isWanted) { return found }
    }
    return nil
  }

  /// The outermost views inside of one, itself included, that divide.
  private func dividing(in node: LayoutNode, _ identifier: NodeID) -> [FoundStep] {
    if !node.isInternal,
      dividesAmongSeveral(SteppedView(node, views.tree.reading(of: identifier)), identifier)
    {
      return [step(node, identifier)]
    }
    return zip(node.children, views.recordedChildren(of: identifier)).flatMap {
      dividing(in: $0, $1)
    }
  }

  /// Whether several views share what a view is proposed.
  private func dividesAmongSeveral(_ view: SteppedView, _ identifier: NodeID) -> Bool {
    let node = view.node
    guard node.control == nil else { return false }
    return switch view.role {
    case .divides, .asks, .tabulates, .tracks: node.children.count > 1
    // The views that do not fit stand nowhere.
    case .chooses: views.tree.children(of: identifier).count > 1
    case .reserves: node.children.count > 1 && node.children[1].frame.height > 0
    case nil, .shares, .insets, .fixes, .bounds, .idealizes, .fits, .follows, .extends: false
    }
  }
}

extension SteppedView {
  /// Whether the view proposes something else than it is proposed.
  fileprivate var changesProposals: Bool {
    guard node.control == nil else { return false }
    return switch role {
    case nil, .shares: false
    case .insets, .extends: node.children.first.map { $0.frame != node.frame } ?? false
    case .divides, .tabulates, .tracks, .reserves: !node.children.isEmpty
    case .fixes, .bounds, .idealizes, .fits, .follows, .asks, .chooses: true
    }
  }
}

extension PlacedViews {
  /// The views inside of one, as ``LayoutNode/children`` lists them.
  func recordedChildren(of node: NodeID) -> [NodeID] {
    tree.children(of: node).filter { tree.frame(of: $0) != nil && record(of: $0) != nil }
  }
}
