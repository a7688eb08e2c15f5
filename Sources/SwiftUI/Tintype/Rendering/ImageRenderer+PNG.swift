import TintypeCairo
import TintypeDrawing
import TintypeViews

extension ImageRenderer {
  /// Settled views as a PNG file that says what is read aloud of them.
  ///
  /// - Parameter settled: the views, which end when their words are found.
  /// - Returns: the bytes of the file.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  func png(_ settled: consuming SettledRender) throws(ImageRendererError) -> Data {
    let scale = settled.scale
    // What has something around it is drawn as a whole; else items are planned while others are made.
    guard marks.isEmpty, framing.isNothing(settled.views.environment) else {
      return try png(displayList(of: settled), title: describe(settled, for: .png).title)
    }
    try check(settled)
    let size = settled.canvas
    let drawing = try ImageRendererError.wrapping { [isOpaque] () throws(RenderError) in
      try PNGDrawing(size: size, scale: scale, isOpaque: isOpaque)
    }
    let ground = isOpaque ? [whiteGround(size)] : []
    let last = settled.items(
      by: settled.builder(), on: ground, borders: borders, device: device,
      outlet: ItemOutlet { drawing.addPart($0) })
    // Canvases ask for texts and pictures while they are drawn.
    try check(settled)
    var views: SettledRender? = consume settled
    return try ImageRendererError.wrapping { () throws(RenderError) in
      try drawing.finish(last) {
        guard let settled = views.take() else { return [] }
        return textChunks(title: describe(settled, for: .png).title)
      }
    }
  }

  /// A display list as a PNG file.
  ///
  /// - Parameters:
  ///   - list: what it shows.
  ///   - title: what the file says of it, which is asked for while others draw.
  /// - Returns: the bytes of the file.
  /// - Throws: why the canvas cannot be drawn.
  func png(
    _ list: consuming DisplayList, title: @autoclosure () -> String?
  ) throws(ImageRendererError) -> Data {
    let scale = list.scale
    do throws(RenderError) {
      return try CairoRenderer.png(of: list, scale: scale, isOpaque: isOpaque) {
        textChunks(title: title())
      }
    } catch {
      throw ImageRendererError(error)
    }
  }

  private func textChunks(title: String?) -> [(keyword: String, text: String)] {
    title.map { [("Description", $0)] } ?? []
  }
}
