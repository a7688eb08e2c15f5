import TintypeCairo
package import TintypeDrawing
import TintypeGeometry
import TintypeViews

extension ImageRenderer {
  /// The picture with, below it, a diagram of every view's proposal and size, as a PNG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func explanationPNGData() throws(ImageRendererError) -> Data {
    let list = try explanationDisplayList()
    return try ImageRendererError.wrapping { () throws(RenderError) in
      try CairoRenderer.png(of: list, scale: list.scale, isOpaque: true, textChunks: [])
    }
  }

  /// The picture with, below it, a diagram of every view's proposal and size, as an SVG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func explanationSVGData() throws(ImageRendererError) -> Data {
    try data(.svg, of: explanationDisplayList())
  }

  /// The picture and the diagram of its layout.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list, for any renderer.
  package func explanationDisplayList() throws(ImageRendererError) -> DisplayList {
    let render = settle()
    let picture = try displayList(of: render)
    let diagram = ImageRenderer<ExplanationDiagram>(content: ExplanationDiagram(layout()))
    // The diagram is read beside the picture: it has its appearance, and so has the ground of both.
    diagram.environment.colorScheme = render.views.environment.colorScheme
    diagram.scale = picture.scale
    diagram.fonts = fonts
    let explanation = try diagram.displayList()
    var list = DisplayList(
      size: CGSize(
        width: max(picture.size.width, explanation.size.width),
        height: picture.size.height + explanation.size.height),
      scale: picture.scale, items: picture.items)
    list.symbolSets = picture.symbolSets
    // What reaches beyond the picture's canvas would cover the diagram.
    let canvas = DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: picture.size)))
    let ground = SystemColor.background.rgba(in: render.views.environment)
    list.items = [
      .fill(Path(CGRect(origin: .zero, size: list.size)), .color(ground), FillStyle()),
      .group(DisplayGroup(items: picture.items, clip: canvas)),
      .group(
        DisplayGroup(
          items: explanation.items,
          transform: CGAffineTransform(translationX: 0, y: picture.size.height))),
    ]
    return list
  }
}
