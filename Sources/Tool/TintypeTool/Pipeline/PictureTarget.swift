/// What programs are drawn for: it chooses what is drawn of each, and takes the pictures.
protocol PictureTarget {
  /// Chooses what is drawn of a program; called for one after the other, in order.
  ///
  /// - Parameters:
  ///   - program: the program, which has something to show.
  ///   - group: its sources.
  ///   - drawing: draws views, and knows what pictures depend on.
  ///   - outcome: is told what is wrong.
  /// - Returns: the views in rounds, in each of which a view is drawn once.
  /// - Throws: what makes the program useless.
  mutating func choose(
    from program: BuiltProgram, of group: InputGroup, by drawing: ViewDrawing,
    _ outcome: inout PipelineOutcome
  ) throws -> [[ViewDrawing.Wanted]]

  /// Takes what was drawn in a round, as it was chosen; called for one program after the other, in order.
  ///
  /// - Parameters:
  ///   - views: the views of which something came, pictures or a failure.
  ///   - round: the index of the round.
  ///   - group: the program's sources.
  ///   - wholes: tells of views that others show.
  ///   - outcome: is told what is wrong.
  mutating func take(
    _ views: [ViewDrawing.Drawn], round: Int, of group: InputGroup, _ wholes: DrawnWholes,
    _ outcome: inout PipelineOutcome)
}
