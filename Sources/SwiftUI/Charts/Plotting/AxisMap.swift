#if os(Linux)
import Foundation

/// The places of an axis, in points of the part of the chart with the marks.
struct AxisMap {
  let scale: AxisScale
  let length: CGFloat
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// Whether the axis is the upright one, on which numbers go up and categories down.
  let isVertical: Bool

  private var isUpward: Bool { isVertical && !scale.isCategory }

  /// The place of a part of the axis.
  func coordinate(_ fraction: Double) -> CGFloat {
    let inner = length - padding.start - padding.end
    return isUpward
      ? length - padding.start - fraction * inner : padding.start + fraction * inner
  }

  /// The place of a value; nil where the axis does not have it.
  func position(_ datum: Datum) -> CGFloat? { scale.fraction(of: datum).map { coordinate($0) } }

  /// The middle of what a mark takes.
  func middle(_ extent: Extent) -> CGFloat? {
    switch extent {
    case .edges(let start, _): start ?? length / 2
    case .value(let datum, let end):
      band(datum, end).map { ($0.lowerBound + $0.upperBound) / 2 } ?? position(datum)
    case .interval(let start, let end):
      position(start).flatMap { start in position(end).map { (start + $0) / 2 } }
    }
  }

  /// The band of a category or of a unit; nil for a point.
  func band(_ datum: Datum, _ end: Datum?) -> ClosedRange<CGFloat>? {
    scale.band(of: datum, end: end).map { band in
      let (first, last) = (coordinate(band.start), coordinate(band.end))
      return min(first, last)...max(first, last)
    }
  }

  /// What a mark takes.
  ///
  /// - Parameters:
  ///   - extent: what it says.
  ///   - dimension: how much of a band it takes.
  ///   - usual: how much where nobody says: a part of the band, and points where there is none.
  /// - Returns: two places, the lower first; nil where the axis has none of them.
  func range(
    of extent: Extent, _ dimension: MarkDimension, usual: (part: CGFloat, points: CGFloat)
  ) -> ClosedRange<CGFloat>? {
    switch extent {
    case .edges(let start, let end):
      let (first, last) = (start ?? 0, end ?? length)
      return min(first, last)...max(first, last)
    case .interval(let start, let end):
      guard let first = position(start), let last = position(end) else { return nil }
      return min(first, last)...max(first, last)
    case .value(let datum, let end):
      guard let middle = middle(extent) else { return nil }
      let band = band(datum, end)
      let available = band.map { $0.upperBound - $0.lowerBound }
      let width =
        dimension.length(in: available ?? usual.points) ?? available.map { $0 * usual.part }
        ?? usual.points
      return middle - max(0, width) / 2...middle + max(0, width) / 2
    }
  }

  /// The value at a place.
  func datum(at coordinate: CGFloat) -> Datum {
    let inner = max(length - padding.start - padding.end, 1)
    let fraction =
      isUpward
      ? (length - padding.start - coordinate) / inner : (coordinate - padding.start) / inner
    return scale.datum(at: fraction)
  }
}
#endif
