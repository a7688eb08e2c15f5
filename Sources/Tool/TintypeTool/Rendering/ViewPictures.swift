import Foundation
import TintypeProgram
import TintypeText

/// The pictures of commands that put them into one folder, or print what is in them: `render`, `inspect`, `explore` and
/// `docs build -o`.
struct ViewPictures: PictureTarget {
  /// One picture of a view.
  struct Picture {
    /// The input as the user named it.
    let input: String
    let name: String
    let entry: BuiltProgram.Entry
    let renderedView: RenderedView
    /// The folder in the cache in which its files lie.
    let folder: URL
  }

  private let options: RenderingOptions
  /// The pictures in the order of the inputs.
  private(set) var pictures: [Picture] = []
  private var names = PictureNamer()
  /// The names of views of pages, by the numbers of the views.
  private var ofPages: [String: [Int: String]] = [:]

  /// Begins without pictures.
  ///
  /// - Parameter options: what is drawn.
  init(_ options: RenderingOptions) { self.options = options }

  mutating func choose(
    from program: BuiltProgram, of group: InputGroup, by drawing: ViewDrawing,
    _ outcome: inout PipelineOutcome
  ) throws -> [[ViewDrawing.Wanted]] {
    var entries = program.entries
    if let page = group.page {
      let found = names.names(of: entries, on: page, &outcome)
      entries.removeAll { found[$0.index] == nil }
      ofPages[page.path] = found
    }
    return [entries.map { ($0, options.job(for: $0, group.settings(of: $0))) }]
  }

  mutating func take(
    _ views: [ViewDrawing.Drawn], round: Int, of group: InputGroup, _ wholes: DrawnWholes,
    _ outcome: inout PipelineOutcome
  ) {
    for view in views {
      let entry = view.entry
      let siblings = views.count { $0.entry.unit == entry.unit }
      let renderedViews = view.result.rendered
      let name: String
      if let page = group.page, let drawn = ofPages[page.path]?[entry.index] {
        name = drawn
      } else {
        name = names.name(for: entry, part: renderedViews.first?.part, siblings: siblings)
        if entry.isNamed { outcome.note([names.clash(of: entry, named: name)].compactMap { $0 }) }
      }
      outcome.addFailure(of: explained(view), named: name, wholes)
      for (index, renderedView) in renderedViews.enumerated() {
        let name =
          index == 0 ? name : names.name(for: entry, part: renderedView.part, siblings: siblings)
        outcome.addDiagnostics(of: view, renderedView, named: name)
        pictures.append(
          Picture(
            input: group.input, name: name, entry: entry, renderedView: renderedView,
            folder: view.folder))
      }
    }
  }

  /// A view whose failure says what can be done on the command line: the library says what a program can do.
  private func explained(_ view: ViewDrawing.Drawn) -> ViewDrawing.Drawn {
    var view = view
    view.result.failure = view.result.failure.map {
      ProgramRunner.Failure(
        message: $0.message.replacing(FontError.remedy, with: "pass its file with --font"),
        line: $0.line)
    }
    return view
  }
}
