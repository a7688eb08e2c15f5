import Foundation
import TintypeCairo
import TintypeDrawing
import TintypeGeometry

extension SVGWriter {
  /// Adds a gradient around a point, which SVG has not, as a pattern of wedges, each in one color.
  ///
  /// Wedges are so narrow that the next one's color is a level of 255 away where that does not take too many, and reach
  /// below the next one, so that nothing shines through between them.
  ///
  /// - Parameters:
  ///   - id: the pattern's id.
  ///   - gradient: the gradient.
  ///   - bounds: where it will be used.
  /// - Returns: false where it is translucent: wedges that overlap would show, and nothing is added.
  mutating func addWedges(
    _ id: SVGID, of gradient: AngularGradientPixels, covering bounds: CGRect
  ) -> Bool {
    let table = gradient.table()
    guard table.allSatisfy({ $0 >> 24 == 255 }) else { return false }
    let wedges = AngularWedges(table, from: gradient.start, extent: gradient.extent)
    let frame = bounds.insetBy(dx: -1, dy: -1)
    definitions.add("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"")
    SVGWriter.add(frame, to: &definitions)
    // A pattern's own origin is its corner.
    let center = CGPoint(x: gradient.center.x - frame.minX, y: gradient.center.y - frame.minY)
    definitions.add("><rect")
    definitions.attribute("width", frame.width)
    definitions.attribute("height", frame.height)
    definitions.attribute("fill", Self.color(table[table.count - 1]))
    let move = CGAffineTransform(translationX: center.x, y: center.y)
    definitions.add("/><g")
    definitions.attribute("transform", SVGText.transform(move))
    definitions.add(">\n")
    // Beyond the farthest corner, also in the middle of the widest wedge.
    let across = max(center.x, frame.width - center.x)
    let down = max(center.y, frame.height - center.y)
    let radius = Double(hypot(across, down)) / cos(AngularWedges.widest / 2) + 1
    for wedge in wedges.all {
      definitions.add("<path")
      definitions.attribute("fill", Self.color(wedge.color))
      definitions.add(" d=\"M0 0")
      for angle in [wedge.from, wedge.to] {
        let (x, y) = (radius * cos(angle), radius * sin(angle))
        definitions.add(
          verbatim: "L\(SVGText.decimal(x, decimals: 2)) \(SVGText.decimal(y, decimals: 2))")
      }
      definitions.add("z\"/>")
    }
    definitions.add("</g></pattern>\n")
    return true
  }

  /// An opaque word as a color.
  private static func color(_ word: UInt32) -> String {
    SVGText.hex(RGBA(bytes: UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)))
  }
}

/// The wedges of a gradient around a point.
struct AngularWedges {
  /// A part of the circle in one color; angles in radians, clockwise from the positive x axis.
  struct Wedge: Equatable {
    let color: UInt32
    let from: Double
    let to: Double
  }

  /// The wedges in the order in which they are painted.
  private(set) var all: [Wedge] = []

  /// So wide is a wedge at most, in radians: what it covers is a triangle.
  static let widest = Double.pi / 6
  /// About so many wedges are enough: half a degree each.
  private static let usualCount = 720
  /// How far a wedge reaches below the next one, in radians, if that is as wide.
  private static let reach = 0.02

  /// Divides a turn.
  ///
  /// - Parameters:
  ///   - table: the colors at even steps from the first to the last one, at least two words, each opaque.
  ///   - start: the angle of the first color, in radians.
  ///   - extent: the angle from the first color to the last one, at most a turn, negative against the clock.
  init(_ table: [UInt32], from start: Double, extent: Double) {
    let (first, last) = (table[0], table[table.count - 1])
    let rest = 2 * Double.pi - abs(extent)
    let direction: Double = extent < 0 ? -1 : 1
    // Where the last color meets the first one, the edges of both lie on it.
    let seam = start - direction * rest / 2
    let end = seam + direction * 2 * Double.pi
    add(last, from: seam - direction * Self.reach, by: 2 * direction * Self.reach, end)
    // What no color is said for has that of the nearer end.
    if rest > 0 { add(first, from: seam, by: direction * rest / 2, end) }
    let step = extent / Double(table.count - 1)
    let most = max(1, Int(clamped: Self.widest / abs(step)))
    let levels = zip(table, table.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    let mostLevels = max(1, (levels + Self.usualCount - 1) / Self.usualCount) - 1
    var low = 0
    while low < table.count - 1 {
      var high = low + 1
      while high < table.count - 1, high - low < most,
        Self.distance(table[low], table[high]) <= mostLevels
      { high += 1 }
      add(
        table[(low + high) / 2], from: start + Double(low) * step, by: Double(high - low) * step,
        end)
      low = high
    }
    if rest > 0 { add(last, from: start + extent, by: direction * rest / 2, end) }
  }

  /// Adds a part, as several wedges where it is wide; none reaches beyond the end.
  private mutating func add(_ color: UInt32, from: Double, by extent: Double, _ end: Double) {
    let count = max(1, (abs(extent) / Self.widest).rounded(.up))
    for index in 1...Int(count) {
      let high = from + extent * Double(index) / count
      all.append(
        Wedge(
          color: color, from: from + extent * Double(index - 1) / count,
          to: extent < 0 ? max(high - Self.reach, end) : min(high + Self.reach, end)))
    }
  }

  /// How far two colors are apart, in levels of 255.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [16, 8, 0].map { shift in abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }.max() ?? 0
  }
}
