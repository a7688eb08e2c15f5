extension ViewResolver {
  /// Resolves a view as the root of a window: several elements stand below one another.
  package func resolveRoot<Content: View>(_ content: Content) -> NodeID {
    let elements = collect(orientation: nil, content)
    if elements.count == 1 { adopt(elements) }
    return implicitStack(elements)
      ?? makeNode(.fixed(width: 0, height: 0), kind: "EmptyView")
  }

  /// Begins the layout of what was resolved; the pass takes the tree over.
  ///
  /// - Parameters:
  ///   - options: what the pass may leave out.
  ///   - isRecording: whether questions are kept for the result.
  /// - Returns: the pass, which has geometry readers' content resolved by this resolver.
  package func beginPass(
    options: LayoutPass.Options = .standard, isRecording: Bool = false
  ) -> LayoutPass {
    var resolved = LayoutTree()
    swap(&tree, &resolved)
    return LayoutPass(
      resolved, options: options, displayScale: rootEnvironment.displayScale,
      isRecording: isRecording, placements: geometry.placements, contentSource: self)
  }

  /// Ends the layout.
  ///
  /// - Parameters:
  ///   - pass: the pass that has placed the root.
  ///   - root: the root.
  ///   - size: the size that the root chose, in points.
  /// - Returns: the views with their positions.
  package func finish(
    _ pass: consuming LayoutPass, root: NodeID, size: CGSize
  ) -> PlacedViews {
    PlacedViews(
      tree: pass.finish(), root: root, size: size, records: records,
      accessibility: findings.accessibility, environment: rootEnvironment, fonts: resources.fonts,
      problems: findings.problems)
  }
}

extension ViewResolver: GeometryContentSource {
  /// Resolves the content of a geometry reader that has its position.
  package nonisolated func makeContent(
    of node: NodeID, in tree: inout LayoutTree
  ) -> [NodeID] {
    // Unsafe in name only: layout runs where the resolver does, and waits for the content.
    nonisolated(unsafe) var lent = LayoutTree()
    swap(&lent, &tree)
    defer { swap(&lent, &tree) }
    return MainActor.assumeIsolated {
      swap(&self.tree, &lent)
      defer { swap(&self.tree, &lent) }
      return findings.contents[node]?(self) ?? []
    }
  }
}
