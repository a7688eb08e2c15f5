import CTintypePixels
import TintypeDrawing
import TintypeGeometry

/// A gradient around a point, which Cairo and SVG have not; it is drawn into pixels.
struct AngularGradient {
  /// Colors in order, locations from 0 to 1.
  var stops: [GradientStop]
  /// The middle, in points.
  var center: CGPoint
  /// Where the first color starts, in radians clockwise from the positive x axis.
  var start: Double
  /// Where the last color ends, in radians.
  var end: Double

  /// Steps of the table of colors: finer than a pixel on a circle of 1300 pixels across.
  private static let steps = 4096

  /// Fills a layer.
  ///
  /// - Parameters:
  ///   - layer: what to fill, every pixel of it.
  ///   - transform: from the gradient's coordinates to those of the layer's area.
  func draw(on layer: RasterLayer, transform: CGAffineTransform) {
    let back = CGAffineTransform(
      translationX: CGFloat(layer.area.x0), y: CGFloat(layer.area.y0)
    )
    .concatenating(transform.inverted())
    let matrix: [Double] = [
      back.a, back.b, back.c, back.d, back.tx - center.x, back.ty - center.y,
    ]
    let table = (0..<AngularGradient.steps).map { step in
      color(at: Double(step) / Double(AngularGradient.steps - 1)).word
    }
    let turn = 2 * Double.pi
    let extent = min(max(end - start, -turn), turn)
    ctp_angular_gradient(
      layer.words, layer.width, Int32(layer.width), Int32(layer.height), matrix, start, extent,
      table, Int32(table.count))
  }

  /// The color at a place from 0 to 1, mixed in gamma-encoded sRGB.
  private func color(at place: Double) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let t = (place - a.location) / (b.location - a.location)
    func mix(_ key: KeyPath<RGBA, Double>) -> Double {
      a.color[keyPath: key] * (1 - t) + b.color[keyPath: key] * t
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
