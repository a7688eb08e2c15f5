/// A connected piece of ink: a line around it, and the lines of its holes.
struct SymbolComponent: Sendable {
  /// The line around the ink.
  var outline: Contour
  /// The holes.
  var holes: [Contour] = []
  /// The pieces of ink around this one, whose holes it stands in.
  var depth = 0

  /// The pieces of a symbol, the largest first.
  ///
  /// Ink turns as the largest line does; whatever turns the other way is a hole of the smallest ink around.
  static func all(of contours: [Contour]) -> [SymbolComponent] {
    let sorted = contours.sorted { abs($0.area) > abs($1.area) }
    guard let largest = sorted.first else { return [] }
    let isInk = sorted.map { ($0.area > 0) == (largest.area > 0) }
    var components: [SymbolComponent] = []
    var indices: [Int] = []
    for (index, contour) in sorted.enumerated() where isInk[index] {
      indices.append(index)
      components.append(SymbolComponent(outline: contour))
    }
    for (index, contour) in sorted.enumerated() {
      guard let inner = contour.points.first else { continue }
      let around = components.indices.filter {
        indices[$0] != index && components[$0].outline.contains(inner)
          && abs(components[$0].outline.area) > abs(contour.area)
      }
      if isInk[index] {
        if let own = indices.firstIndex(of: index) { components[own].depth = around.count }
      } else if let parent = around.last {
        components[parent].holes.append(contour)
      }
    }
    return components
  }

  /// The lines of the piece.
  var contours: [Contour] { [outline] + holes }
  /// The box around the piece.
  var bounds: CGRect { outline.bounds }
  /// The share of the outline's area that is holes.
  var hollowness: CGFloat {
    holes.reduce(0) { $0 + abs($1.area) } / max(abs(outline.area), 1e-9)
  }

  /// The piece with thicker lines, or thinner ones by a negative distance.
  func grown(by distance: CGFloat) -> SymbolComponent {
    guard distance != 0 else { return self }
    var result = self
    result.outline = outline.grown(by: distance)
    result.holes = holes.map { $0.grown(by: -distance) }
    return result
  }
}
