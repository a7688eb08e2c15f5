package import TintypeDrawing

/// A picture as it is drawn.
package struct ImageNode: InlinePicture {
  /// The pixels.
  var resource: ImageResource
  /// The natural size, in points.
  package var naturalSize: CGSize
  /// Pictures stand with their lower side on the baseline.
  package var baseline: CGFloat? { nil }
  var capInsets: EdgeInsets
  var resizingMode: ImageDrawing.ResizingMode
  var interpolation: ImageDrawing.Interpolation
  var isAntialiased: Bool
  /// The paint of a template; nil for the picture's own colors.
  var tint: ResolvedPaint?

  /// Adds the picture.
  @MainActor package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isDrawable else { return }
    items.append(
      .image(
        ImageDrawing(
          image: resource, frame: rect, capInsets: capInsets,
          resizingMode: resizingMode, interpolation: interpolation,
          isAntialiased: isAntialiased, tint: tint?.paint(in: rect))))
  }
}
