import Foundation
import TintypeGeometry
import TintypeSnapshots

/// Chooses the two views of a comparison, and takes their picture.
struct ComparedViews: PictureTarget {
  private let sides: [ComparedSource]
  private let options: RenderingOptions
  /// The pictures: one, but for languages and the like.
  private(set) var pictures: ViewPictures

  /// Begins without pictures.
  ///
  /// - Parameters:
  ///   - sides: both sides, what was before what is.
  ///   - options: what is drawn.
  init(_ sides: [ComparedSource], _ options: RenderingOptions) {
    self.sides = sides
    self.options = options
    pictures = ViewPictures(options)
  }

  mutating func choose(
    from program: BuiltProgram, of group: InputGroup, by drawing: ViewDrawing,
    _ outcome: inout PipelineOutcome
  ) throws -> [[ViewDrawing.Wanted]] {
    let found = sides.map { side in
      let entries = program.entries.filter { $0.file == side.name }
      guard let view = side.view else { return (entries.first, entries) }
      return (entries.first { $0.ownName == view }, entries)
    }
    for (side, (entry, entries)) in zip(sides, found) where entry == nil {
      outcome.add(Problem(file: side.path, message: Self.missing(side, entries)), .noInput)
    }
    guard let before = found[0].0, let after = found[1].0 else { return [] }
    let names =
      before.ownName == after.ownName ? sides.map(\.text) : [before.ownName, after.ownName]
    let entry = after.compared(with: before, names: names)
    return [[(entry, options.job(for: entry, group.settings(of: entry)))]]
  }

  private static func missing(_ side: ComparedSource, _ entries: [BuiltProgram.Entry]) -> String {
    let names = entries.map(\.ownName)
    guard let view = side.view, !names.isEmpty else {
      return "Nothing here shows a view without arguments; add a preview."
    }
    let hint = NearestOption.to(view, among: names).map { "did you mean '\($0)'?" }
    return "There is no view '\(view)'; "
      + (hint ?? "there are \(LayoutChange.names(names)).")
  }

  mutating func take(
    _ views: [ViewDrawing.Drawn], round: Int, of group: InputGroup, _ wholes: DrawnWholes,
    _ outcome: inout PipelineOutcome
  ) {
    pictures.take(views, round: round, of: group, wholes, &outcome)
  }
}
