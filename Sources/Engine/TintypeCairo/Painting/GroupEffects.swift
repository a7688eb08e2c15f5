import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// The effects of a group in pixels.
struct GroupEffects {
  /// The deviation of the blur.
  var blur: CGFloat
  /// The deviation of the shadow's blur; 0 for a sharp one.
  var shadowBlur: CGFloat
  /// The shift of the shadow.
  var shadowOffset: CGPoint
  private var hasShadow: Bool
  private var matrices: [Float]

  /// Scales a group's effects by its transform.
  init(_ group: DisplayGroup, _ transform: CGAffineTransform) {
    func length(_ value: CGFloat) -> CGFloat {
      value.isFinite && value > 0 ? value * transform.meanScale : 0
    }
    blur = length(group.blurRadius)
    shadowBlur = length(group.shadow?.radius ?? 0)
    hasShadow = group.shadow != nil
    shadowOffset = .zero
    if let shadow = group.shadow, shadow.x.isFinite, shadow.y.isFinite {
      let moved = CGSize(width: shadow.x, height: shadow.y).applying(transform)
      shadowOffset = CGPoint(x: moved.width, y: moved.height)
    }
    matrices = group.filters.flatMap { $0.matrix.map { $0.isFinite ? Float($0) : 0 } }
  }

  /// How far the blur carries, in pixels.
  var blurReach: Int { Gaussian.reach(pixels: blur) }
  /// How far the shadow's blur carries, in pixels.
  var shadowReach: Int { Gaussian.reach(pixels: shadowBlur) + 1 }

  /// The reach from which on only those pixels are blurred that show or are seen through the blur.
  ///
  /// All within reach would be memory and time without end for a wide blur of a small view. Blurs of usual
  /// widths are made of all, so that a pixel does not depend on where the picture ends.
  static let wideReach = 512

  /// The part of a blurred area that has to be in memory.
  ///
  /// - Parameters:
  ///   - area: all that the blur reaches.
  ///   - content: what is blurred.
  ///   - wanted: what of the result shows.
  ///   - reach: how far the blur carries, in pixels.
  /// - Returns: the area, without what neither is drawn nor shows.
  static func needed(
    _ area: PixelArea, for content: PixelArea, showing wanted: PixelArea, reach: Int
  ) -> PixelArea {
    guard reach > wideReach else { return area }
    return area.intersection(content.union(area.intersection(wanted)))
  }

  /// The area whose content the shadow carries into a clip, and the clip itself.
  func carried(_ clip: PixelArea) -> PixelArea {
    guard hasShadow else { return clip }
    let back = clip.rect.offsetBy(dx: -shadowOffset.x, dy: -shadowOffset.y)
    return PixelArea(touchedBy: back).outset(by: shadowReach).union(clip)
  }

  /// Applies color filters.
  func color(_ content: RasterLayer) throws(RenderError) {
    try content.check()
    guard !matrices.isEmpty else { return }
    tintype_apply_color_matrices(
      content.pixels, content.width, Int32(content.width), Int32(content.height), matrices,
      Int32(matrices.count / 20))
  }

  /// Applies color filters, then the blur.
  func filter(_ content: RasterLayer) throws(RenderError) {
    try color(content)
    try Gaussian.blur(
      content.bytes, width: content.width, height: content.height, channels: 4, deviation: blur)
  }

  /// Draws the shadow of a layer on another one.
  func draw(
    _ shadow: DropShadow, of content: RasterLayer, on target: RasterLayer
  )
    throws(RenderError)
  {
    let shown = target.area.rect.offsetBy(dx: -shadowOffset.x, dy: -shadowOffset.y)
    let area = Self.needed(
      content.area.outset(by: shadowReach), for: content.area,
      showing: PixelArea(touchedBy: shown).outset(by: 1), reach: shadowReach)
    let mask = try CoverageMask(area: area)
    let inset = (content.area.y0 - area.y0) * mask.stride + content.area.x0 - area.x0
    tintype_pixels_to_alpha(
      content.pixels, content.width, mask.bytes + inset, mask.stride, Int32(content.width),
      Int32(content.height))
    // Padding at the ends of rows is clear, as is everything outside.
    try Gaussian.blur(
      mask.bytes, width: mask.stride, height: area.height, channels: 1, deviation: shadowBlur)
    let color = shadow.color.clamped
    cairo_set_source_rgba(target.context, color.red, color.green, color.blue, color.alpha)
    mask.draw(with: target.context, x: shadowOffset.x, y: shadowOffset.y)
  }
}

extension DisplayGroup {
  /// The one item of a group that does nothing but fade it, faded.
  var foldedItem: DisplayItem? {
    guard items.count == 1, blendMode == .normal, !hasPixelEffects, mask == nil else { return nil }
    switch items[0] {
    case .fill(let path, let paint, let style):
      return .fill(path, paint.opacity(opacity), style)
    case .stroke(let path, let paint, let style):
      return .stroke(path, paint.opacity(opacity), style)
    case .glyphs(var run):
      run.paint = run.paint.opacity(opacity)
      return .glyphs(run)
    case .image(var drawing):
      drawing.opacity *= opacity
      return .image(drawing)
    case .group(var inner):
      inner.opacity *= opacity
      return .group(inner)
    }
  }
}
