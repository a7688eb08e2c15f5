package import TintypeDrawing
import TintypeGeometry

/// A picture as it is drawn.
package struct ImageNode: InlinePicture {
  var picture: NamedPicture
  /// The sides that keep their size, in points, where slices of a catalog make the picture resizable; nil where
  /// none do.
  var slicedInsets: EdgeInsets?
  /// The natural size, in points.
  package var naturalSize: CGSize { picture.pixels.size }
  /// Pictures stand with their lower side on the baseline.
  package var baseline: CGFloat? { nil }
  var capInsets: EdgeInsets
  var resizingMode: ImageDrawing.ResizingMode
  var interpolation: ImageDrawing.Interpolation
  var isAntialiased: Bool
  /// The paint of a template; nil for the picture's own colors.
  var tint: ResolvedPaint?

  /// Adds the picture.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isDrawable else { return }
    var drawing = ImageDrawing(
      image: Self.pixels(of: picture, for: rect, context.scale, isRedrawn: isRedrawn), frame: rect,
      capInsets: capInsets, resizingMode: resizingMode, interpolation: interpolation,
      isAntialiased: isAntialiased, tint: tint?.paint(in: rect))
    drawing.densest = densest(for: rect, context.scale)
    items.append(.image(drawing))
  }

  /// The pixels that files of vectors show; nil where they show the same.
  private func densest(for rect: CGRect, _ scale: CGFloat) -> DensestImage? {
    guard let find = picture.densest else { return nil }
    let (isRedrawn, picture) = (isRedrawn, picture)
    return DensestImage {
      Self.pixels(of: find() ?? picture, for: rect, scale, isRedrawn: isRedrawn)
    }
  }

  /// Whether a drawing of lines may be drawn anew for its frame.
  private var isRedrawn: Bool { capInsets == EdgeInsets() && resizingMode == .stretch }

  /// The pixels for a position: a drawing of lines is drawn anew where it is to be larger than it
  /// was read.
  private static func pixels(
    of picture: NamedPicture, for rect: CGRect, _ scale: CGFloat, isRedrawn: Bool
  ) -> PixelImage {
    let (cached, width) = (picture.pixels, (rect.width * scale).rounded(.up))
    let height = (rect.height * scale).rounded(.up)
    guard let redraw = picture.redraw, isRedrawn,
      width > CGFloat(cached.bitmap.width) || height > CGFloat(cached.bitmap.height),
      let bitmap = redraw(Int(clamped: width), Int(clamped: height))
    else { return cached }
    return PixelImage(name: cached.name, bitmap: bitmap, scale: scale)
  }
}
