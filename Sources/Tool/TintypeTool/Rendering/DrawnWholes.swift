/// Tells of views that cannot be drawn by themselves and are parts of others that are: what a part needs is given to it
/// there.
struct DrawnWholes {
  private let group: InputGroup
  private let drawn: [BuiltProgram.Entry]

  /// Looks at a program.
  ///
  /// - Parameters:
  ///   - group: its sources.
  ///   - drawn: the views of which there are pictures.
  init(_ group: InputGroup, drawn: [BuiltProgram.Entry]) {
    self.group = group
    self.drawn = drawn
  }

  /// What is said in place of an error of a view that needs an object which only a view around it gives.
  ///
  /// - Parameters:
  ///   - failure: why it is not drawn.
  ///   - entry: the view.
  ///   - name: what it is called.
  /// - Returns: nil for other failures, for previews, which say themselves what they need, and where no view shows it.
  func note(
    of failure: ProgramRunner.Failure, _ entry: BuiltProgram.Entry, named name: String
  ) -> Problem? {
    guard failure.isMissingObject else { return nil }
    let units = group.units()
    func isType(_ entry: BuiltProgram.Entry) -> Bool {
      entry.isType && units.indices.contains(entry.unit) && !units[entry.unit].isPreview
    }
    guard isType(entry) else { return nil }
    let whole = ViewParts(units: units).whole(
      showing: entry.ownName, among: drawn.filter(isType).map(\.ownName))
    return whole.map {
      Problem(
        file: entry.file, line: entry.line,
        message: "\(name) is not drawn by itself: \(failure.message); \($0) shows it")
    }
  }
}
