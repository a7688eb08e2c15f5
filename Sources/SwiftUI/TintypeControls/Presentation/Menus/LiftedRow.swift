/// The row of a list that a context menu of its content lifts as a whole: `Rules/Presentations#Menus`.
struct LiftedRow {
  /// Where the row stands on the canvas, in points.
  let frame: CGRect
  /// The space around its content, in points.
  let insets: EdgeInsets
  /// What the list's rows stand on.
  let color: SystemColor

  /// Looks for the row of whose content a menu was opened; nil where the menu's view is not all of one.
  ///
  /// - Parameters:
  ///   - presentation: the menu.
  ///   - resolver: knows where views stand.
  @MainActor init?(_ presentation: Presentation, in resolver: ViewResolver) {
    guard let context = presentation.position.environment.listRowContext,
      let source = presentation.source, let content = resolver.geometry.frame(of: source),
      let row = Self.row(of: source, in: resolver), let frame = resolver.geometry.frame(of: row)
    else { return nil }
    self.frame = frame
    insets = EdgeInsets(
      top: content.minY - frame.minY, leading: content.minX - frame.minX,
      bottom: frame.maxY - content.maxY, trailing: frame.maxX - content.maxX)
    color = context.hasCards ? .groupedCell : .background
  }

  /// The row around a node that is all of its content.
  @MainActor private static func row(of source: NodeID, in resolver: ViewResolver) -> NodeID? {
    let kind = String(describing: ListRowLayout.self)
    var current = source
    while let outer = resolver.geometry.placements.parent(of: current) {
      let children = resolver.tree.children(of: outer)
      if resolver.records[Int(outer)].kind == kind {
        return children.first == current ? outer : nil
      }
      guard children.count == 1 else { return nil }
      current = outer
    }
    return nil
  }
}
