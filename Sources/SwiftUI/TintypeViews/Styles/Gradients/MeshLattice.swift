/// Values at the points of a grid with their slopes along both axes.
nonisolated struct MeshLattice<Value: SIMD> where Value.Scalar == Double {
  /// The slopes on both sides of a point, for a step from one point to the next.
  private typealias Slopes = (before: Value, after: Value)

  private let columns: Int
  private let values: [Value]
  private var across: [Slopes]
  private var down: [Slopes]

  /// Gives values the slopes that follow from their neighbors.
  ///
  /// - Parameters:
  ///   - columns: points in a row.
  ///   - values: row after row.
  ///   - limitsSlopes: whether no curve goes beyond the values of its ends.
  init(columns: Int, values: [Value], limitsSlopes: Bool) {
    self.columns = columns
    self.values = values
    let rows = values.count / columns
    func slope(_ index: Int, _ line: Int, _ count: Int, _ step: Int) -> Slopes {
      let value =
        if line == 0 {
          values[index + step] - values[index]
        } else if line == count - 1 {
          values[index] - values[index - step]
        } else {
          Self.slope(
            values[index] - values[index - step], values[index + step] - values[index],
            limitsSlopes)
        }
      return (value, value)
    }
    across = values.indices.map { slope($0, $0 % columns, columns, 1) }
    down = values.indices.map { slope($0, $0 / columns, rows, columns) }
  }

  private static func slope(_ before: Value, _ after: Value, _ isLimited: Bool) -> Value {
    guard isLimited else { return (before + after) / 2 }
    var slope = Value.zero
    // The harmonic mean, and none at a summit.
    for part in slope.indices where before[part] * after[part] > 0 {
      slope[part] = 2 * before[part] * after[part] / (before[part] + after[part])
    }
    return slope
  }

  /// Changes evenly from point to point.
  mutating func straighten() {
    for index in values.indices {
      let (column, rows) = (index % columns, values.count / columns)
      let (left, right) = (max(column - 1, 0), min(column + 1, columns - 1))
      let first = index - column
      across[index] = (values[index] - values[first + left], values[first + right] - values[index])
      let row = index / columns
      let (up, below) = (max(row - 1, 0), min(row + 1, rows - 1))
      down[index] = (
        values[index] - values[up * columns + column],
        values[below * columns + column] - values[index]
      )
    }
  }

  /// The values of a finer grid, row after row.
  ///
  /// - Parameter parts: steps from one point to the next.
  /// - Returns: as many values as the finer grid has points.
  func divided(_ parts: Int) -> [Value] {
    let rows = values.count / columns
    // First along the rows, then between them; slopes across the rows change evenly along them.
    var wide: [(value: Value, down: Slopes)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * columns + column
        wide.append((values[index], down[index]))
        guard column + 1 < columns else { continue }
        for part in 1..<parts {
          let line = Double(part) / Double(parts)
          let value = Self.curve(
            values[index], across[index].after, values[index + 1], across[index + 1].before, line)
          let (a, b) = (down[index], down[index + 1])
          wide.append(
            (value, (Self.mix(a.before, b.before, line), Self.mix(a.after, b.after, line))))
        }
      }
    }
    let width = (columns - 1) * parts + 1
    var result: [Value] = []
    for row in 0..<rows {
      result += wide[row * width..<(row + 1) * width].map(\.value)
      guard row + 1 < rows else { break }
      for part in 1..<parts {
        let line = Double(part) / Double(parts)
        for column in 0..<width {
          let (a, b) = (wide[row * width + column], wide[(row + 1) * width + column])
          result.append(Self.curve(a.value, a.down.after, b.value, b.down.before, line))
        }
      }
    }
    return result
  }

  /// A cubic from one value to another one, by the slopes at both.
  private static func curve(
    _ from: Value, _ start: Value, _ to: Value, _ end: Value, _ t: Double
  ) -> Value {
    let (square, cube) = (t * t, t * t * t)
    return from * (2 * cube - 3 * square + 1) + start * (cube - 2 * square + t)
      + to * (3 * square - 2 * cube) + end * (cube - square)
  }

  private static func mix(_ a: Value, _ b: Value, _ t: Double) -> Value { a * (1 - t) + b * t }
}

extension MeshLattice<SIMD2<Double>> {
  /// Takes the slopes from control points, which stand a third of the way along a curve.
  init(columns: Int, _ points: [MeshGradient.BezierPoint]) {
    func slope(_ from: SIMD2<Float>, _ to: SIMD2<Float>) -> SIMD2<Double> {
      3 * (SIMD2<Double>(to) - SIMD2<Double>(from))
    }
    self.init(
      columns: columns, values: points.map { SIMD2<Double>($0.position) }, limitsSlopes: false)
    across = points.map {
      (slope($0.leadingControlPoint, $0.position), slope($0.position, $0.trailingControlPoint))
    }
    down = points.map {
      (slope($0.topControlPoint, $0.position), slope($0.position, $0.bottomControlPoint))
    }
  }
}
