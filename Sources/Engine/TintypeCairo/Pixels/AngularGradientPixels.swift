import CTintypeKernels
package import TintypeDrawing
package import TintypeGeometry

/// A gradient around a point, which Cairo and SVG have not; it is drawn into pixels.
package struct AngularGradientPixels {
  /// Colors in order, locations from 0 to 1.
  private let stops: [GradientStop]
  /// The middle, in points.
  package let center: CGPoint
  /// The angle of the first color, in radians clockwise from the positive x axis.
  package let start: Double
  private let end: Double

  /// Steps of the table of colors: finer than a pixel on a circle of 1300 pixels across.
  private static let steps = 4096

  /// Prepares a gradient.
  ///
  /// - Parameters:
  ///   - stops: colors in order, locations from 0 to 1.
  ///   - center: the middle, in points.
  ///   - start: where the first color starts, in radians clockwise from the positive x axis.
  ///   - end: where the last color ends, in radians.
  package init(_ stops: [GradientStop], center: CGPoint, start: Double, end: Double) {
    self.stops = stops
    self.center = center
    self.start = start
    self.end = end
  }

  /// The pixels of an area.
  ///
  /// - Parameters:
  ///   - area: what to draw, in pixels.
  ///   - transform: from the gradient's coordinates to pixels.
  /// - Returns: a picture of the area's size.
  /// - Throws: where there are more pixels than can be drawn.
  package func bitmap(
    of area: PixelArea, transform: CGAffineTransform
  ) throws(RenderError) -> Bitmap {
    try PixelSize.check(area)
    return Bitmap(width: area.width, height: area.height) { pixels in
      draw(area, on: pixels, transform: transform)
    }
  }

  /// Fills every pixel of a layer.
  func fill(_ layer: RasterLayer, transform: CGAffineTransform) {
    draw(layer.area, on: layer.pixels, transform: transform)
  }

  private func draw(
    _ area: PixelArea, on pixels: UnsafeMutablePointer<UInt32>, transform: CGAffineTransform
  ) {
    let paint = Paint.gradient(stops, .angular(center: center, startAngle: start, endAngle: end))
    guard let gradient = PixelGradient(paint, transform, area: area) else { return }
    // The gradient is laid over what is there.
    pixels.update(repeating: 0, count: area.width * area.height)
    gradient.fill(PlacedShape(area), pixels, area.width, x: area.x0, y: area.y0, area)
  }

  /// How places of a picture become places of the table.
  struct Mapping {
    /// From pixels of the area, counted from its first one, to a vector from the middle: a, b, c, d, tx, ty.
    fileprivate(set) var matrix: [Double]
    /// The angle of the first color, in radians.
    fileprivate(set) var start: Double
    /// The angle from the first color to the last one, in radians: a whole turn at most.
    fileprivate(set) var extent: Double
    /// What is drawn.
    fileprivate(set) var area: PixelArea
  }

  /// How places of an area become places of the table.
  func mapping(_ area: PixelArea, _ transform: CGAffineTransform) -> Mapping {
    let back = CGAffineTransform(
      translationX: CGFloat(area.x0), y: CGFloat(area.y0)
    )
    .concatenating(transform.inverted())
    return Mapping(
      matrix: [back.a, back.b, back.c, back.d, back.tx - center.x, back.ty - center.y],
      start: start, extent: extent, area: area)
  }

  /// The angle from the first color to the last one, in radians: a whole turn at most, negative against the clock.
  package var extent: Double {
    let turn = 2 * Double.pi
    return min(max(end - start, -turn), turn)
  }

  /// The colors from the first to the last one, mixed in gamma-encoded sRGB.
  ///
  /// - Parameter instructions: the highest level of instructions to use; the colors are the same for all of them.
  /// - Returns: the words of so many positions that they are one pixel apart on a circle of 1300
  ///   pixels across.
  package func table(instructions: Int32 = .max) -> [UInt32] {
    let stops = stops.map { stop in
      tintype_gradient_stop(
        location: stop.location, red: stop.color.red, green: stop.color.green,
        blue: stop.color.blue, alpha: stop.color.alpha)
    }
    return [UInt32](unsafeUninitializedCapacity: Self.steps) { pixels, count in
      tintype_gradient_table(
        stops, stops.count, pixels.baseAddress, Int32(Self.steps), instructions)
      count = Self.steps
    }
  }
}
