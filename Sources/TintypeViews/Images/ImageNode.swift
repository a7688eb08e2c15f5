package import TintypeDrawing

/// A picture as it is drawn.
package struct ImageNode: DrawnLeaf {
  /// The pixels; nil for a symbol, in whose place a frame is drawn.
  var resource: ImageResource?
  /// The natural size, in points.
  var naturalSize: CGSize
  /// Where a symbol stands on the baseline, in points from its upper side; nil for a picture.
  var baseline: CGFloat?
  var capInsets: EdgeInsets
  var resizingMode: ImageDrawing.ResizingMode
  var interpolation: ImageDrawing.Interpolation
  var isAntialiased: Bool
  /// The paint of a template; nil for the picture's own colors.
  var tint: ResolvedPaint?

  /// Adds the picture, or the frame that stands in for a symbol.
  @MainActor package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isDrawable else { return }
    guard let resource else {
      // A symbol that is not there: a frame of its size, so that nobody takes it for the symbol.
      let box = Path(
        roundedRect: rect.insetBy(dx: rect.width * 0.14, dy: rect.height * 0.14),
        cornerRadius: rect.width * 0.16)
      let paint = tint?.paint(in: rect) ?? .color(.black)
      items.append(.stroke(box, paint, StrokeStyle(lineWidth: max(1, rect.width * 0.07))))
      return
    }
    items.append(
      .image(
        ImageDrawing(
          image: resource, frame: rect, capInsets: capInsets,
          resizingMode: resizingMode, interpolation: interpolation,
          isAntialiased: isAntialiased, tint: tint?.paint(in: rect))))
  }
}
