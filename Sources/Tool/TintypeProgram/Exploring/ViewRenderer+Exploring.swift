import Foundation
import Tintype

extension ViewRenderer {
  /// The scale at which lengths are rounded to pixels where nothing is said of it.
  private static let usualScale = 2.0

  /// Makes the page in which a reader changes what the view is proposed.
  ///
  /// The view stands on no device and has nothing around it: its positions are those of the page.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - exploration: what can be changed.
  ///   - result: is given the page's file, and what is said of it.
  /// - Throws: why a layout cannot be drawn or the page not be written.
  func explore<Content: View>(
    _ content: Content, _ exploration: Exploration, into result: inout RenderedView
  ) throws {
    var content = content
    var drawing = ExplorationDrawing(
      exploration: exploration,
      proposal: ProposedViewSize(
        width: job.width.map { CGFloat($0) }, height: job.height.map { CGFloat($0) })
    ) { variant in try exploring(content, variant) }
    drawing.answers = { variant, questions in
      let probe = AnswerProbe(questions: questions) { content }
      return try exploring(probe, variant).layout()
    }
    drawing.choose = { choices in
      Program.choose(choices)
      if let made = try remake?() as? Content { content = made }
    }
    defer { Program.choose([:]) }
    drawing.progress = ExplorationProgress.note
    let explored = try reporting(result.diagnostics) {
      try drawing.page(titled: exploration.title)
    }
    result.diagnostics += explored.diagnostics.filter { !result.diagnostics.contains($0) }
    try write(page: explored.page, explored.altText, into: &result)
  }

  /// A renderer of a view that stands on no device and has nothing around it.
  private func exploring<Content: View>(
    _ content: Content, _ variant: PictureVariant
  ) throws -> ImageRenderer<Content> {
    let renderer = try renderer(of: content, variant)
    renderer.device = nil
    renderer.deviceFrame = nil
    renderer.padding = 0
    if job.background == nil { renderer.background = .none }
    renderer.scale = CGFloat(job.scale ?? Self.usualScale)
    return renderer
  }
}
