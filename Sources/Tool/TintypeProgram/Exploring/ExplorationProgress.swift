/// How far the layouts of a page are.
@MainActor
enum ExplorationProgress {
  /// Is told how many of how many layouts were drawn.
  static var tell: (_ drawn: Int, _ all: Int) -> Void = { _, _ in }

  /// Every how many layouts something is told.
  private static let interval = 20

  /// Tells of a layout that was drawn, where it is time to.
  static func note(drawn: Int, all: Int) {
    if drawn % interval == 0 { tell(drawn, all) }
  }
}
