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
    try write(formats, variant, of: sheet, drawing.sets, drawing.altText, into: &result)
    return result
  }

  /// Writes the files of a picture that is made of pictures.
  ///
  /// - Parameters:
  ///   - formats: the formats of the files.
  ///   - variant: what the files are called after.
  ///   - whole: the picture.
  ///   - sets: the sets of drawings that the outlines in its pictures were taken from.
  ///   - altText: what is read aloud of it, in a sentence; nil for nothing.
  ///   - result: is given the files.
  /// - Throws: why the picture cannot be drawn or a file not be written.
  func write(
    _ formats: [PictureFormat], _ variant: PictureVariant, of whole: SettledPicture,
    _ sets: [any OutlineSource], _ altText: String?, into result: inout RenderedView
  ) throws {
    try reporting(result.diagnostics) {
      for format in formats {
        var list = try whole.displayList(for: format)
        list.symbolSets += sets
        list.description = PictureDescription(title: altText)
        try write(
          list, format, variant, altText, of: whole,
          layout: LayoutOutline(whole.layout, showsInk: true), into: &result)
      }
    }
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
