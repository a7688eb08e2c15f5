/// A few colors that stand for the many of a picture.
struct ColorPalette {
  /// A color without transparency.
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The component along an axis, 0 to 2.
    fileprivate func part(_ axis: Int) -> Int { Int([red, green, blue][axis]) }

    /// The color in five bits a component.
    fileprivate var cell: Int { Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3) }
  }

  /// How often a color, or the colors of a cell, occur.
  private struct Count {
    var color: Color
    var count: Int
  }

  /// The colors.
  let colors: [Color]
  private let exact: [Color: Int]
  private let cells: [Int: Int]

  /// Chooses colors.
  ///
  /// A picture of few colors keeps them. Of others, cells of similar colors are divided at their medians,
  /// the most spread one first (Heckbert 1982).
  ///
  /// - Parameters:
  ///   - pixels: the color of each pixel.
  ///   - limit: how many colors there may be.
  init(_ pixels: [Color], limit: Int) {
    let distinct = Set(pixels)
    if distinct.count <= limit {
      colors = distinct.sorted { $0.key < $1.key }
      exact = Dictionary(uniqueKeysWithValues: zip(colors, 0...))
      cells = [:]
      return
    }
    let boxes = Self.divided(Self.counts(pixels), limit: limit)
    colors = boxes.map(Self.mean)
    exact = [:]
    var cells: [Int: Int] = [:]
    for (index, box) in boxes.enumerated() {
      for count in box { cells[count.color.cell] = index }
    }
    self.cells = cells
  }

  /// The place of the color that stands for one of the pixels.
  func index(of color: Color) -> Int { exact[color] ?? cells[color.cell] ?? 0 }

  private static func counts(_ pixels: [Color]) -> [Count] {
    var sums: [Int: (red: Int, green: Int, blue: Int, count: Int)] = [:]
    for color in pixels {
      var sum = sums[color.cell] ?? (0, 0, 0, 0)
      sum.red += Int(color.red)
      sum.green += Int(color.green)
      sum.blue += Int(color.blue)
      sum.count += 1
      sums[color.cell] = sum
    }
    return sums.sorted { $0.key < $1.key }.map { _, sum in
      // A mean stays in its cell.
      let mean = Color(
        red: UInt8(sum.red / sum.count), green: UInt8(sum.green / sum.count),
        blue: UInt8(sum.blue / sum.count))
      return Count(color: mean, count: sum.count)
    }
  }

  private static func divided(_ counts: [Count], limit: Int) -> [[Count]] {
    var boxes = [counts]
    while boxes.count < limit {
      let spreads = boxes.map { box in
        (0..<3).map { axis in (axis: axis, length: length(box, axis)) }
          .max { $0.length < $1.length } ?? (0, 0)
      }
      guard
        let widest = spreads.indices.max(by: { spreads[$0].length < spreads[$1].length }),
        spreads[widest].length > 0
      else { break }
      let axis = spreads[widest].axis
      let sorted = boxes[widest].sorted { $0.color.part(axis) < $1.color.part(axis) }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (start, sum) = (0, 0)
      while start < sorted.count - 1, sum < half {
        sum += sorted[start].count
        start += 1
      }
      boxes[widest] = Array(sorted[..<start])
      boxes.append(Array(sorted[start...]))
    }
    return boxes
  }

  private static func length(_ box: [Count], _ axis: Int) -> Int {
    let parts = box.map { $0.color.part(axis) }
    return (parts.max() ?? 0) - (parts.min() ?? 0)
  }

  private static func mean(_ box: [Count]) -> Color {
    let total = box.reduce(0) { $0 + $1.count }
    func part(_ axis: Int) -> UInt8 {
      UInt8(box.reduce(0) { $0 + $1.color.part(axis) * $1.count } / total)
    }
    return Color(red: part(0), green: part(1), blue: part(2))
  }
}

extension ColorPalette.Color {
  /// A number to sort by.
  fileprivate var key: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }
}
