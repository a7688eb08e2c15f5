extension LayoutSnapshot {
  /// What is said of a view of which nothing is seen; nil where something is, or where a diagnostic says why not.
  ///
  /// A list whose rows are loaded looks like this, and so does a view whose parts come with an animation.
  package var blankness: String? {
    guard diagnostics.isEmpty, !root.showsSomething else { return nil }
    let list = root.first { $0.authorship.role == .list }
    let subject = list.map { "\($0.title) has no rows" } ?? "\(root.title) shows nothing"
    return "\(subject): what tasks and actions bring later is not in a still picture"
  }
}

extension LayoutNode {
  /// Whether there is more to see of the view than the backgrounds that lists and screens have.
  fileprivate var showsSomething: Bool {
    let isBackground = isInternal && authorship.role == .color
    if !isBackground, let inkFrame, inkFrame.width > 0, inkFrame.height > 0 { return true }
    return children.contains(where: \.showsSomething)
  }
}
