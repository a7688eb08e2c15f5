#if os(Linux)
import Foundation

/// Puts bars and areas of one place above each other.
///
/// Numbers above 0 and those below are stacked apart. What was a number becomes an interval, also where nothing is stacked.
enum Stacking {
  /// What marks have in common that stand above each other.
  private struct Key: Hashable {
    let kind: String
    let coordinate: Datum?
    let slot: Datum?
    let isVertical: Bool
  }

  /// The marks with the intervals that they take.
  static func stacked(_ marks: [Mark]) -> [Mark] {
    var groups: [Key: [Int]] = [:]
    for index in marks.indices {
      guard let key = key(of: marks[index]) else { continue }
      groups[key, default: []].append(index)
    }
    var result = marks
    for (key, indices) in groups {
      let lengths = indices.map { length(of: marks[$0], key.isVertical) }
      let spans = spans(of: lengths, marks[indices[0]].stacking)
      for (index, span) in zip(indices, spans) {
        let extent = Extent.interval(.numeric(span.0), .numeric(span.1))
        if key.isVertical { result[index].y = extent } else { result[index].x = extent }
      }
    }
    return result
  }

  /// Where numbers begin and end that stand above each other.
  static func spans(
    of lengths: [Double], _ method: MarkStackingMethod
  ) -> [(Double, Double)] {
    if method == .unstacked { return lengths.map { (0, $0) } }
    var (above, below) = (0.0, 0.0)
    let spans = lengths.map { length -> (Double, Double) in
      if length < 0 {
        below += length
        return (below - length, below)
      }
      above += length
      return (above - length, above)
    }
    switch method {
    case .standard, .unstacked: return spans
    case .normalized:
      let sum = above - below
      return sum > 0 ? spans.map { ($0.0 / sum, $0.1 / sum) } : spans
    case .center:
      let middle = (above + below) / 2
      return spans.map { ($0.0 - middle, $0.1 - middle) }
    }
  }

  /// A bar lies where only its x is a number; a bar of one axis lies on it.
  private static func key(of mark: Mark) -> Key? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let isVertical = mark.y.length != nil
    guard isVertical || mark.x.length != nil else { return nil }
    let coordinate = isVertical ? mark.x.key : mark.y.key
    let kind = mark.kind == .bar ? "bar" : "area"
    return Key(
      kind: kind, coordinate: coordinate, slot: mark.style.positionBy, isVertical: isVertical)
  }

  private static func length(of mark: Mark, _ isVertical: Bool) -> Double {
    (isVertical ? mark.y.length : mark.x.length) ?? 0
  }
}
#endif
