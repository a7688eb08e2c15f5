import Testing
import TintypeGeometry

/// Matrices in space, paths as text, names that are meant, and boxes, each part by itself.
@Suite struct GeometryValueTests {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private func matrix(_ n: [CGFloat]) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
    (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
    (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
    (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
    return t
  }

  @Test func matricesInSpace() {
    let unit: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    #expect(numbers(CATransform3DIdentity) == unit && numbers(CATransform3D()) == unit)
    let one: [CGFloat] = (1...16).map { CGFloat($0) }
    let two: [CGFloat] = (1...16).map { CGFloat($0 * $0 % 7) }
    var product: [CGFloat] = []
    for row in 0..<4 {
      for column in 0..<4 {
        var sum: CGFloat = 0
        for step in 0..<4 { sum += one[row * 4 + step] * two[step * 4 + column] }
        product.append(sum)
      }
    }
    #expect(numbers(CATransform3DConcat(matrix(one), matrix(two))) == product)
    #expect(
      numbers(CATransform3DMakeTranslation(2, 3, 4)) == [
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1,
      ])
    #expect(
      numbers(CATransform3DMakeScale(2, 3, 4)) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    #expect(
      numbers(CATransform3DMakeAffineTransform(CGAffineTransform(1, 2, 3, 4, 5, 6))) == [
        1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1,
      ])
    let base = matrix(two)
    #expect(
      CATransform3DTranslate(base, 1, 2, 3)
        == CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), base))
    #expect(
      CATransform3DScale(base, 1, 2, 3)
        == CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), base))
    #expect(
      CATransform3DRotate(base, 1, 0, 1, 0)
        == CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), base))
  }

  /// Quarter turns about the three axes, and a third of a turn about the diagonal, which moves each axis to the next.
  @Test func turnsInSpace() {
    func turn(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
      numbers(CATransform3DMakeRotation(angle, x, y, z)).map { ($0 * 1e6).rounded() / 1e6 + 0 }
    }
    #expect(turn(.pi / 2, 5, 0, 0) == [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1])
    #expect(turn(.pi / 2, 0, 5, 0) == [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    #expect(turn(.pi / 2, 0, 0, 5) == [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(turn(.pi * 2 / 3, 2, 2, 2) == [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    for axis in [(0, 0, 0), (.infinity, 0, 0), (.nan, 0, 0)] as [(CGFloat, CGFloat, CGFloat)] {
      #expect(CATransform3DMakeRotation(1, axis.0, axis.1, axis.2) == CATransform3DIdentity)
    }
  }

  @Test(arguments: [
    "1 2 m", "1 2 m 3.5 -4 l", "0 0 m 1 2 3 4 q", "0 0 m 1 2 3 4 5 6 c h", "0.1 1e+20 m",
    "1 2 m 3 4 l h 5 6 m 7 8 l",
  ])
  func pathsAreReadAsTheyAreWritten(text: String) {
    #expect(Path(text)?.description == text)
  }

  @Test func pathsInOtherSpellings() {
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(Path(" 1\n2\tm ")?.description == "1 2 m" && Path("")?.isEmpty == true)
    for text in [
      "1 m", "1 2 3 m", "1 2 l 3", "m", "1 2 x", "1 2 h", "1 2 3 q", "1 2 3 4 c", "1 re",
    ] {
      #expect(Path(text) == nil, "\(text)")
    }
  }

  /// Each coordinate of each point counts, on each side.
  @Test func boxesAroundAllPoints() {
    let points = [
      CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 7), CGPoint(x: 6, y: 5), CGPoint(x: 7, y: 6),
    ]
    for index in 0..<4 {
      for (x, y) in [(-9, 0), (9, 0), (0, -9), (0, 9)] as [(CGFloat, CGFloat)] {
        var moved = points
        moved[index].x += x
        moved[index].y += y
        let box = CGRect(
          x: moved.map(\.x).min() ?? 0, y: moved.map(\.y).min() ?? 0,
          width: (moved.map(\.x).max() ?? 0) - (moved.map(\.x).min() ?? 0),
          height: (moved.map(\.y).max() ?? 0) - (moved.map(\.y).min() ?? 0))
        let curve = Path {
          $0.move(to: moved[0])
          $0.addCurve(to: moved[3], control1: moved[1], control2: moved[2])
        }
        #expect(curve.boundingRect == box)
        let two = Path {
          $0.move(to: moved[0])
          $0.addQuadCurve(to: moved[3], control: moved[1])
          $0.addLine(to: moved[2])
        }
        #expect(two.boundingRect == box)
        let matrix = CGAffineTransform(1, 0.5, -0.5, 1, 3, 4)
        let corners = box.corners.map { $0.applying(matrix) }
        let turned = box.applying(matrix)
        #expect(turned.minX == corners.map(\.x).min() && turned.maxY == corners.map(\.y).max())
        #expect(turned.maxX == corners.map(\.x).max() && turned.minY == corners.map(\.y).min())
      }
    }
    #expect(Path().boundingRect.isNull)
  }

  @Test func whatTwoBoxesHaveInCommon() {
    let box = CGRect(x: 10, y: 20, width: 30, height: 40)
    func common(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      box.common(with: CGRect(x: x, y: y, width: width, height: height))
    }
    #expect(common(0, 0, 20, 30) == CGRect(x: 10, y: 20, width: 10, height: 10))
    #expect(common(30, 50, 50, 50) == CGRect(x: 30, y: 50, width: 10, height: 10))
    #expect(common(15, 25, 5, 6) == CGRect(x: 15, y: 25, width: 5, height: 6))
    // What touches has a side in common, without an area.
    #expect(common(40, 30, 5, 5) == CGRect(x: 40, y: 30, width: 0, height: 5))
    #expect(common(15, 60, 5, 5) == CGRect(x: 15, y: 60, width: 5, height: 0))
    #expect(common(0, 30, 10, 5) == CGRect(x: 10, y: 30, width: 0, height: 5))
    for far in [
      common(41, 30, 5, 5), common(0, 30, 9, 5), common(15, 61, 5, 5), common(15, 0, 5, 19),
    ] {
      #expect(far.isNull)
    }
    #expect(box.common(with: .null).isNull && CGRect.null.common(with: box).isNull)
    #expect(common(.nan, 0, 1, 1).isNull && common(0, .nan, 1, 1).isNull)
  }

  @Test(
    arguments: [
      (0, "0"), (2, "2"), (-2, "-2"), (2.5, "2.5"), (999_999_999_999_999, "999999999999999"),
      (1e15, "1000000000000000.0"), (1e16, "1e+16"), (1e300, "1e+300"), (.infinity, "inf"),
      (.nan, "nan"),
    ] as [(Double, String)])
  func numbersAsText(value: Double, text: String) {
    #expect(value.shortText == text)
  }

  /// At most two letters are changed, of short words half of them; of two options the nearer, then the one that begins
  /// alike.
  @Test(
    arguments: [
      ("colr", ["color", "cold"], "color"), ("width", ["Width"], "Width"),
      ("hieght", ["height"], "height"), ("abcdef", ["abcd"], "abcd"), ("abcdef", ["abc"], nil),
      ("abcd", ["abxy"], "abxy"), ("abcd", ["axyz"], nil), ("abc", ["abx"], "abx"),
      ("abc", ["axy"], nil), ("a", ["b"], "b"), ("a", ["bc"], nil), ("ab", ["ba"], nil),
      ("bat", ["cat", "bad"], "bad"), ("bat", ["bad", "cat"], "bad"), ("x", [], nil),
      ("", ["a"], "a"), ("", ["ab"], nil),
    ] as [(String, [String], String?)])
  func namesThatAreMeant(option: String, options: [String], nearest: String?) {
    #expect(NearestOption.to(option, among: options) == nearest)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 2),
    ("abc", "abc", 0), ("abcd", "bcda", 2), ("flaw", "lawn", 2),
  ])
  func changesBetweenNames(a: String, b: String, count: Int) {
    #expect(NearestOption.changes(from: a, to: b) == count)
    #expect(NearestOption.changes(from: b, to: a) == count)
  }
}
