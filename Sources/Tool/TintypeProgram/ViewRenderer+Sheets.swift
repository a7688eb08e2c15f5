import Tintype
import TintypeDrawing
import TintypeSnapshots

extension ViewRenderer {
  /// Draws the job's pictures side by side.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - variant: what the files are called after.
  ///   - formats: the formats of the files.
  /// - Returns: what is told of the sheet.
  /// - Throws: why a picture cannot be drawn or a file not be written.
  func renderSheet<Content: View>(
    of content: Content, _ variant: PictureVariant, _ formats: [PictureFormat]
  ) throws -> RenderedView {
    var drawing = SheetDrawing()
    for row in job.sheet {
      drawing.beginRow()
      for var cell in row {
        cell.scale = variant.scale ?? cell.scale
        try draw(content, cell, into: &drawing)
      }
    }
    let renderer = drawing.renderer(
      scale: (variant.scale ?? job.scale).map { CGFloat($0) })
    let sheet = renderer.settle(isRecording: true, notesOrigins: true)
    let layout = sheet.layout
    var result = renderedView(of: sheet, layout, [])
    result.diagnostics = drawing.diagnostics + result.diagnostics
    result.omissions += drawing.omissions
    try reporting(result.diagnostics) {
      for format in formats {
        var list = try sheet.displayList(for: format)
        list.symbolSets += drawing.sets
        list.description = PictureDescription(title: drawing.altText)
        try write(
          list, format, variant, drawing.altText, of: sheet,
          layout: LayoutOutline(layout, showsInk: true), into: &result)
      }
    }
    return result
  }

  /// Draws one picture of a sheet.
  private func draw<Content: View>(
    _ content: Content, _ variant: PictureVariant, into drawing: inout SheetDrawing
  ) throws {
    let staged = try stage(content, variant)
    let (picture, layout) = (staged.picture, staged.layout)
    let renderedView = renderedView(of: picture, layout, staged.problems)
    try reporting(renderedView.diagnostics) {
      drawing.add(
        SheetCell(
          label: variant.label, list: try list(of: picture),
          isDark: (variant.appearance ?? job.appearance) == "dark",
          hasBackground: picture.hasBackground || job.steps != nil,
          // A screen reaches to its own edges.
          margin: picture.device == nil ? 8 : 0),
        renderedView,
        altText: PictureSentence.text(for: layout.accessibilityElements, in: layout.size))
    }
  }

  /// What stands in a cell of a sheet; stages do not move there.
  private func list(of picture: SettledPicture) throws -> DisplayList {
    if let steps = job.steps {
      return try picture.layoutSteps(of: job.explanation.of, levels: steps.levels).strip()
    }
    return try job.explains
      ? picture.explanationDisplayList(job.explanation) : picture.displayList()
  }
}
