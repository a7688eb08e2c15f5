import CTintypeCairo
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// What Cairo does in its own way and is seen in pixels, for those who find the same pixels without it.
///
/// `Decisions/cairo-conventions.md` has them all, also those that kernels follow.
enum CairoConventions {
  /// Coordinates are whole numbers of 1/256 of a pixel, from this on too large for 32 bits.
  static let farthest: CGFloat = 1_000_000

  /// The nearest 1/256 of a pixel, of two the even one.
  ///
  /// - Parameter value: in pixels, nearer than ``farthest``.
  /// - Returns: in 1/256.
  @inline(__always)
  static func fixed(_ value: CGFloat) -> Int32 {
    // A sum of that size has no bits for anything below one, and its last bits are those of the whole number.
    // Processors that are not told to be new are called for it otherwise.
    let carrier = 6_755_399_441_055_744.0
    return Int32(truncatingIfNeeded: Int64(bitPattern: (Double(value) * 256 + carrier).bitPattern))
  }

  /// The corners of a rectangle in turn: of a rectangle alone not each corner is rounded, but one and the sides.
  ///
  /// - Parameters:
  ///   - r: the rectangle.
  ///   - t: from its coordinates to pixels.
  ///   - fixed: rounds a coordinate.
  /// - Returns: the corners, in 1/256.
  @inline(__always)
  static func corners(
    of r: CGRect, _ t: CGAffineTransform, fixed: (CGFloat) -> Int32
  ) -> [4 of GridPoint] {
    let start = GridPoint(
      x: fixed(t.a * r.minX + t.c * r.minY + t.tx), y: fixed(t.b * r.minX + t.d * r.minY + t.ty))
    let across = GridPoint(x: fixed(t.a * r.width), y: fixed(t.b * r.width))
    let down = GridPoint(x: fixed(t.c * r.height), y: fixed(t.d * r.height))
    return [
      start, GridPoint(x: start.x + across.x, y: start.y + across.y),
      GridPoint(x: start.x + across.x + down.x, y: start.y + across.y + down.y),
      GridPoint(x: start.x + down.x, y: start.y + down.y),
    ]
  }

  /// The pixels of an upright rectangle whose edges are on the grid: to fill it and to cut to it is exact.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in pixels.
  ///   - t: the transform that brought it there.
  /// - Returns: nil where an edge is not on the grid.
  static func wholePixels(_ rect: CGRect, _ t: CGAffineTransform) -> PixelArea? {
    t.isAxisParallel ? PixelArea(exactly: rect) : nil
  }

  /// Whether a shape that is cut to an area is covered as it is in whole: what is cut on the left and on the right is
  /// rounded anew, and so are lines wherever they are cut.
  ///
  /// - Parameters:
  ///   - outline: the pixels that the shape's edges touch.
  ///   - area: those of them that are drawn.
  ///   - isLine: whether the shape is a line.
  /// - Returns: whether it is.
  static func isExact(_ outline: PixelArea, cutTo area: PixelArea, isLine: Bool) -> Bool {
    area.width == outline.width && (!isLine || area.height == outline.height)
  }

  /// The pixel of a color through a path: components have 16 bits, of which the lower 8 are cut off, while
  /// ``TintypeDrawing/RGBA/word`` rounds.
  static func pixel(_ color: RGBA) -> UInt32 {
    let color = color.clamped
    func byte(_ value: Double) -> UInt32 { UInt32(component(value) >> 8) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16
      | byte(color.green * color.alpha) << 8 | byte(color.blue * color.alpha)
  }

  /// A component of a color or of a gradient's stop, of 16 bits.
  ///
  /// - Parameter value: from 0 to 1.
  /// - Returns: from 0 to 65535.
  // Bounded: parts of colors are from 0 to 1.
  static func component(_ value: Double) -> UInt16 { UInt16(value * 65535 + 0.5) }

  /// Whether stops, at least one, are those of a color: a gradient without a change is rounded as one.
  static func isColor(_ stops: [GradientStop]) -> Bool {
    stops.allSatisfy { $0.color == stops[0].color }
  }
}

/// A point in 1/256 of a pixel.
struct GridPoint: Equatable {
  var x: Int32
  var y: Int32
}

extension DisplayItem {
  /// Whether Cairo draws parts of the item as it draws them in the whole picture.
  ///
  /// It does so for fills. Lines, and what is cut to paths, have crossings that are rounded by what is seen of them;
  /// places in pictures and gradients are rounded by the middle of what is drawn; blurs need what is outside.
  var isDivisible: Bool {
    switch self {
    case .fill(let path, .color, _): path.elements.count <= Accelerator.mostSortedLines
    case .glyphs(let run):
      if case .color = run.paint { run.colorDrawings.isEmpty } else { false }
    case .fill, .stroke, .image: false
    case .group(let group):
      group.blurRadius == 0 && group.shadow == nil && group.clip == nil
        && group.items.allSatisfy(\.isDivisible)
        && group.mask?.allSatisfy(\.isDivisible) != false
    }
  }
}
