#if os(Linux)
/// A matrix of as many columns as they are long.
public struct SquareMatrix<Column: SIMD>: Hashable, Sendable
where Column.Scalar: FloatingPoint & Sendable, Column: Sendable {
  private var list: [Column]

  /// Creates a matrix of zeros.
  public init() { list = Array(repeating: .zero, count: Column.scalarCount) }
  /// Creates a matrix of columns; those that are missing are zeros.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.prefix(list.count).enumerated() { list[index] = column }
  }
  /// Creates a matrix of columns.
  public init(columns: (Column, Column)) { self.init([columns.0, columns.1]) }
  /// Creates a matrix of columns.
  public init(columns: (Column, Column, Column)) {
    self.init([columns.0, columns.1, columns.2])
  }
  /// Creates a matrix of columns.
  public init(columns: (Column, Column, Column, Column)) {
    self.init([columns.0, columns.1, columns.2, columns.3])
  }
  /// Creates a matrix of columns; those that are missing are zeros.
  public init(_ columns: Column...) { self.init(columns) }
  /// Creates a matrix of rows; those that are missing are zeros.
  public init(rows: [Column]) { self = SquareMatrix(rows).transpose }
  /// Creates a matrix that scales.
  public init(diagonal: Column) {
    self.init()
    for index in list.indices { list[index][index] = diagonal[index] }
  }
  /// Creates a matrix that scales by one number.
  public init(_ scale: Column.Scalar) { self.init(diagonal: Column(repeating: scale)) }

  /// A column, from 0.
  public subscript(column: Int) -> Column {
    get { list[column] }
    set { list[column] = newValue }
  }
  /// A number, by its column and row, from 0.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { list[column][row] }
    set { list[column][row] = newValue }
  }

  /// Rows for columns.
  public var transpose: SquareMatrix {
    var result = SquareMatrix()
    for column in list.indices {
      for row in list.indices { result[row, column] = self[column, row] }
    }
    return result
  }
  /// How much areas or volumes grow; negative where the matrix mirrors.
  public var determinant: Column.Scalar { reduced().determinant }
  /// The way back; NaN or infinite where there is none.
  public var inverse: SquareMatrix { reduced().inverse }

  /// The inverse and the determinant, by Gauss and Jordan with the largest pivot.
  private func reduced() -> (inverse: SquareMatrix, determinant: Column.Scalar) {
    var (rest, result) = (self, SquareMatrix(1))
    var determinant: Column.Scalar = 1
    for step in list.indices {
      let pivot =
        (step..<list.count).max { rest[$0, step].magnitude < rest[$1, step].magnitude } ?? step
      if pivot != step {
        rest.list.swapAt(pivot, step)
        result.list.swapAt(pivot, step)
        determinant = -determinant
      }
      let divisor = rest[step, step]
      determinant *= divisor
      rest[step] /= divisor
      result[step] /= divisor
      for other in list.indices where other != step {
        let factor = rest[other, step]
        rest[other] -= rest[step] * factor
        result[other] -= result[step] * factor
      }
    }
    return (result, determinant)
  }

  /// A vector changed by a matrix.
  public static func * (matrix: SquareMatrix, vector: Column) -> Column {
    matrix.list.indices.reduce(.zero) { $0 + matrix[$1] * vector[$1] }
  }
  /// A vector times the columns of a matrix.
  public static func * (vector: Column, matrix: SquareMatrix) -> Column {
    matrix.transpose * vector
  }
  /// The matrix that does the second, then the first.
  public static func * (a: SquareMatrix, b: SquareMatrix) -> SquareMatrix {
    SquareMatrix(b.list.map { a * $0 })
  }
  /// All numbers times one.
  public static func * (scale: Column.Scalar, matrix: SquareMatrix) -> SquareMatrix {
    SquareMatrix(matrix.list.map { $0 * scale })
  }
  /// All numbers times one.
  public static func * (matrix: SquareMatrix, scale: Column.Scalar) -> SquareMatrix {
    scale * matrix
  }
  /// The sums of numbers.
  public static func + (a: SquareMatrix, b: SquareMatrix) -> SquareMatrix {
    SquareMatrix(zip(a.list, b.list).map { $0 + $1 })
  }
  /// The differences of numbers.
  public static func - (a: SquareMatrix, b: SquareMatrix) -> SquareMatrix {
    SquareMatrix(zip(a.list, b.list).map { $0 - $1 })
  }
  /// Does another one before.
  public static func *= (a: inout SquareMatrix, b: SquareMatrix) { a = a * b }
}

extension SquareMatrix where Column == SIMD4<Float> {
  /// The columns.
  public var columns: (Column, Column, Column, Column) {
    get { (self[0], self[1], self[2], self[3]) }
    set { self = SquareMatrix(columns: newValue) }
  }
  /// Creates the matrix of a turn.
  public init(_ turn: Quaternion<Float>) {
    let axes = turn.axes
    self.init([
      SIMD4(axes[0], 0), SIMD4(axes[1], 0), SIMD4(axes[2], 0), SIMD4(0, 0, 0, 1),
    ])
  }
}
extension SquareMatrix where Column == SIMD4<Double> {
  /// The columns.
  public var columns: (Column, Column, Column, Column) {
    get { (self[0], self[1], self[2], self[3]) }
    set { self = SquareMatrix(columns: newValue) }
  }
}
extension SquareMatrix where Column == SIMD3<Float> {
  /// The columns.
  public var columns: (Column, Column, Column) {
    get { (self[0], self[1], self[2]) }
    set { self = SquareMatrix(columns: newValue) }
  }
  /// Creates the matrix of a turn.
  public init(_ turn: Quaternion<Float>) { self.init(turn.axes) }
}
extension SquareMatrix where Column == SIMD3<Double> {
  /// The columns.
  public var columns: (Column, Column, Column) {
    get { (self[0], self[1], self[2]) }
    set { self = SquareMatrix(columns: newValue) }
  }
}
extension SquareMatrix where Column == SIMD2<Float> {
  /// The columns.
  public var columns: (Column, Column) {
    get { (self[0], self[1]) }
    set { self = SquareMatrix(columns: newValue) }
  }
}
extension SquareMatrix where Column == SIMD2<Double> {
  /// The columns.
  public var columns: (Column, Column) {
    get { (self[0], self[1]) }
    set { self = SquareMatrix(columns: newValue) }
  }
}
#endif
