import TintypeGeometry

/// A part of a picture and the position that it fills.
package struct ImageSlice: Hashable {
  /// The part, in pixels of the picture.
  package var source: PixelArea
  /// The position, in points.
  package var frame: CGRect
  /// The size of one repetition, in points; nil where the part is stretched.
  package var tile: CGSize?
}

extension ImageDrawing {
  /// The parts that the picture is drawn as: one, or up to nine with cap insets.
  package var slices: [ImageSlice] {
    let (width, height) = (image.bitmap.width, image.bitmap.height)
    let finite = frame.finite
    guard width > 0, height > 0, image.scale.isFinite, image.scale > 0, !finite.isNull,
      finite.width > 0, finite.height > 0
    else { return [] }
    let columns = ImageDrawing.spans(
      pixels: width, from: finite.minX, to: finite.maxX,
      caps: (capInsets.leading, capInsets.trailing), scale: image.scale)
    let rows = ImageDrawing.spans(
      pixels: height, from: finite.minY, to: finite.maxY,
      caps: (capInsets.top, capInsets.bottom), scale: image.scale)
    return rows.flatMap { row in columns.map { slice($0, row) } }
  }

  private func slice(_ column: Span, _ row: Span) -> ImageSlice {
    let source = PixelArea(
      x0: column.pixels.lowerBound, y0: row.pixels.lowerBound, x1: column.pixels.upperBound,
      y1: row.pixels.upperBound)
    let frame = CGRect(
      x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from)
    let repeats = resizingMode == .tile && (column.isMiddle || row.isMiddle)
    let tile = CGSize(
      width: CGFloat(source.width) / image.scale, height: CGFloat(source.height) / image.scale)
    return ImageSlice(source: source, frame: frame, tile: repeats ? tile : nil)
  }

  /// A part of one axis.
  private struct Span {
    var pixels: Range<Int>
    var from: CGFloat
    var to: CGFloat
    var isMiddle: Bool
  }

  private static func spans(
    pixels: Int, from: CGFloat, to: CGFloat, caps: (start: CGFloat, end: CGFloat),
    scale: CGFloat
  ) -> [Span] {
    func whole(_ inset: CGFloat, limit: Int) -> Int {
      inset > 0 ? Int(clamped: min((inset * scale).rounded(), CGFloat(limit))) : 0
    }
    let start = whole(caps.start, limit: pixels)
    let end = whole(caps.end, limit: pixels - start)
    // Caps that do not fit share the length by their sizes.
    let length = CGFloat(start + end) / scale
    let fit = length > to - from ? (to - from) / length : 1
    let first = from + CGFloat(start) / scale * fit
    let last = max(first, to - CGFloat(end) / scale * fit)
    let spans = [
      Span(pixels: 0..<start, from: from, to: first, isMiddle: false),
      Span(pixels: start..<(pixels - end), from: first, to: last, isMiddle: true),
      Span(pixels: (pixels - end)..<pixels, from: last, to: to, isMiddle: false),
    ]
    return spans.filter { !$0.pixels.isEmpty && $0.to > $0.from }
  }
}
