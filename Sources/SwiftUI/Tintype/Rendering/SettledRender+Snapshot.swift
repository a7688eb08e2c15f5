import TintypeLayout
import TintypeText
import TintypeViews

extension SettledRender {
  /// The layout as data.
  ///
  /// - Parameter tellsDetails: whether it says what views were given.
  /// - Returns: the layout.
  func snapshot(tellsDetails: Bool) -> LayoutSnapshot {
    read { views in
      var queries: [NodeID: [LayoutQuery]] = [:]
      for entry in views.tree.trace {
        queries[entry.node, default: []].append(
          LayoutQuery(proposal: entry.proposedSize, size: entry.answer, axis: entry.axis))
      }
      let root =
        node(views.root, of: views, queries, InkChanges(), tellsDetails)
        ?? LayoutNode(kind: "EmptyView", frame: .zero, proposal: .unspecified)
      return LayoutSnapshot(
        size: views.size, root: root, evaluations: views.tree.evaluations,
        diagnostics: diagnostics(of: views),
        accessibilityElements: Array(views.accessibilityElements()))
    }
  }

  private func node(
    _ node: NodeID, of views: PlacedViews, _ queries: [NodeID: [LayoutQuery]], _ outer: InkChanges,
    _ tellsDetails: Bool
  ) -> LayoutNode? {
    guard let frame = views.tree.frame(of: node), let record = views.record(of: node)
    else { return nil }
    let proposal = views.tree.proposal(of: node)
    var textLines: [LayoutTextLine] = []
    if case .leaf(let leaf) = record.drawing {
      textLines = leaf.lines(for: proposal).map { LayoutTextLine($0, in: frame.origin) }
    }
    let changes = outer.entering(record.drawing, frame)
    var result = LayoutNode(
      kind: record.kind, identifier: record.identifier, frame: frame, proposal: proposal,
      queries: queries[node] ?? [], textLines: textLines,
      children: views.tree.children(of: node).compactMap {
        self.node($0, of: views, queries, changes, tellsDetails)
      },
      owner: record.owner,
      distribution: views.tree.distributions[node].map(LayoutDistribution.init),
      inkFrame: changes.ink(of: record.drawing, frame),
      values: tellsDetails ? views.values(of: node) : [:],
      accessibility: views.accessibility[node])
    result.authorship = Authorship(
      isInternal: record.isInternal || record.kind.isEmpty, role: record.role,
      names: record.names,
      text: record.role == .text ? record.detail : nil,
      container: views.tree.container(seenBy: node))
    return result
  }

  /// What was odd about the views and their layout, each once.
  func diagnostics() -> [LayoutDiagnostic] { read { diagnostics(of: $0) } }

  private func diagnostics(of views: PlacedViews) -> [LayoutDiagnostic] {
    var result = views.problems.map { LayoutDiagnostic(path: $0.path, message: $0.message) }
    let root = notes.all.isEmpty ? "" : path(of: views.root, in: views)
    result += notes.all.map { LayoutDiagnostic(path: root, message: $0) }
    // A candidate that is not shown, such as one that does not fit, does not matter.
    for diagnostic in views.tree.diagnostics where views.tree.frame(of: diagnostic.node) != nil {
      result.append(
        LayoutDiagnostic(
          path: path(of: diagnostic.node, in: views), message: diagnostic.problem.message))
    }
    if let unsettled {
      result.append(
        LayoutDiagnostic(
          path: unsettled.change.path,
          message: "did not settle after \(unsettled.evaluations) evaluations; "
            + "\(unsettled.change.name) changed in each of them"))
    }
    result += unfinished
    var seen: Set<LayoutDiagnostic> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The way to a node: users' views and identifiers where there are any, kinds elsewhere.
  private func path(of node: NodeID, in views: PlacedViews) -> String {
    var names: [String] = []
    var current: NodeID? = node
    while let step = current {
      if let record = views.record(of: step), !record.kind.isEmpty {
        var name = record.kind
        if let identifier = record.identifier { name += " #\(identifier)" }
        if let owner = record.owner { name = "\(owner) > \(name)" }
        names.append(name)
      }
      current = views.tree.parent(of: step)
    }
    // The way through thousands of levels says no more than its two ends.
    if names.count > 24 { names.replaceSubrange(12..<(names.count - 12), with: ["…"]) }
    return names.reversed().joined(separator: " > ")
  }
}

extension LayoutDistribution {
  /// What a stack did with the space that it was proposed.
  fileprivate init(_ division: StackDistribution) {
    self.init(
      axis: division.axis, proposed: division.proposed, gaps: division.gaps,
      reserve: division.reserve,
      proposals: division.proposals.map { proposal in
        ChildProposal(
          child: proposal.child, proposed: proposal.proposed, taken: proposal.taken,
          priority: proposal.priority, flexibility: proposal.flexibility)
      })
  }
}
