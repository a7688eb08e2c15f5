extension LayoutSnapshot {
  /// The layout without what controls made for themselves.
  package var written: LayoutSnapshot {
    var copy = self
    let roots = root.written
    // A picture that no author's view stands for is told as it is.
    if let first = roots.first { copy.root = roots.count == 1 ? first : root.withWrittenChildren }
    return copy
  }
}

extension LayoutNode {
  /// The view, or what its author wrote in it where a control made it.
  fileprivate var written: [LayoutNode] {
    isInternal ? children.flatMap(\.written) : [withWrittenChildren]
  }

  /// The view by the name that its author gave it or its control, and in it what its author wrote.
  fileprivate var withWrittenChildren: LayoutNode {
    var copy = self
    if let control { copy.kind = control }
    copy.owner = authorView
    copy.children = children.flatMap { child -> [LayoutNode] in
      let written = child.written
      // A division tells of each of its views by its number.
      return distribution == nil || written.count == 1 ? written : [child.withWrittenChildren]
    }
    return copy
  }
}
