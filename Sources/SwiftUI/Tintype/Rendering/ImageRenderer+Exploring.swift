package import TintypeDrawing

extension ImageRenderer {
  /// What a file of vectors shows, with the layout that it shows and every question that led to it.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list and the layout, of one evaluation.
  package func explainedDrawing() throws(ImageRendererError) -> (
    list: DisplayList, layout: LayoutSnapshot
  ) {
    let render = settle(isRecording: true, imageScale: 3)
    return (try displayList(of: render), render.snapshot())
  }
}
