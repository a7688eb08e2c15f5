/// Where a symbol stands in a layout.
package struct SymbolMetrics: Hashable, Sendable {
  /// The frame, in points.
  package var size: CGSize
  /// How far the frame reaches below the baseline of text beside it, in points; negative above it.
  package var descent: CGFloat
}

extension SymbolMetrics {
  /// The frame of a symbol (`Rules/Symbols#Frames`).
  ///
  /// - Parameters:
  ///   - request: which symbol, and how large and bold.
  ///   - ink: the width and height of its outlines, in sizes of the font; they have their weight.
  /// - Returns: lengths of whole half points.
  static func of(_ request: SymbolRequest, ink: CGSize) -> SymbolMetrics {
    let size = request.pointSize * request.scale.factor
    var (width, height) = ((ink.width + 0.225) * size, (ink.height + 0.135) * size)
    var center = 0.36 * request.pointSize
    if let recorded = RecordedSizes.entry(of: request.name) {
      let frame = recorded.frame(at: request.pointSize, request.weight, request.scale)
      (width, height) = (frame.width, frame.height)
      // Both recorded baselines are rounded; that of the larger size says more.
      let (body, footnote) = (recorded.body.center, recorded.footnote.center)
      center =
        switch request.pointSize {
        case 17: body
        case 13: footnote
        default: request.pointSize * (3 * body / 17 + footnote / 13) / 4
        }
    }
    if let measured = RecordedSizes.measured(request.name) {
      let growth = request.weight.growth
      (width, height) = ((measured.width + growth) * size, (measured.height + growth) * size)
    }
    if let frame = RecordedSizes.frame(request) { (width, height) = (frame.width, frame.height) }
    let frame = CGSize(width: width.toHalfPoints, height: height.toHalfPoints)
    // The image scale grows a symbol around its middle.
    return SymbolMetrics(size: frame, descent: (frame.height / 2 - center).toHalfPoints)
  }
}

extension SymbolMetrics {
  /// The frame of a tile that stands for a symbol without a drawing: the recorded one, else that of a
  /// regular square.
  package static func ofPlaceholder(_ request: SymbolRequest) -> SymbolMetrics {
    var tile = request
    if RecordedSizes.entry(of: request.name) == nil, RecordedSizes.measured(request.name) == nil {
      (tile.name, tile.weight) = ("square", .regular)
    }
    return of(tile, ink: .zero)
  }
}

extension CGFloat {
  /// The nearest multiple of half a point, at least 0.5 where the number is positive.
  var toHalfPoints: CGFloat { (self * 2).rounded() / 2 }
}
