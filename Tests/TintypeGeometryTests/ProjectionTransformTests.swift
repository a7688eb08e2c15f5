import Testing
import TintypeGeometry

/// Transforms in perspective, by numbers that were multiplied by hand.
@Suite struct ProjectionTransformTests {
  private func transform(_ m: [CGFloat]) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (m[0], m[1], m[2])
    (result.m21, result.m22, result.m23) = (m[3], m[4], m[5])
    (result.m31, result.m32, result.m33) = (m[6], m[7], m[8])
    return result
  }

  private func numbers(_ t: ProjectionTransform) -> [CGFloat] {
    [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]
  }

  /// Of determinant 1.
  private let some: [CGFloat] = [1, 2, 3, 0, 1, 4, 5, 6, 0]

  @Test func eachPartDecides() {
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    for index in 0..<9 {
      var changed: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      changed[index] += 1
      #expect(!transform(changed).isIdentity)
      #expect(transform(changed).isAffine == ![2, 5, 8].contains(index))
    }
  }

  @Test func productsAndInverses() {
    let other: [CGFloat] = [2, 0, 1, 1, 3, 0, 0, 1, 2]
    #expect(
      numbers(transform(some).concatenating(transform(other))) == [4, 9, 7, 1, 7, 8, 16, 18, 5])
    #expect(numbers(transform(some).inverted()) == [-24, 18, 5, 20, -15, -4, -5, 4, 1])
    var inverse = transform(some)
    #expect(inverse.invert() && inverse.concatenating(transform(some)).isIdentity)
    var identity = ProjectionTransform()
    #expect(identity.invert() && identity.isIdentity)
    var flat = transform([1, 2, 3, 2, 4, 6, 0, 0, 1])
    #expect(!flat.invert() && numbers(flat) == [1, 2, 3, 2, 4, 6, 0, 0, 1])
  }

  @Test func imagesOfPoints() {
    let t = transform([2, 1, 0.5, 3, 4, 0.25, 5, 6, 1])
    let point = CGPoint(x: 2, y: 4)
    #expect(t.depth(of: point) == 3)
    #expect(t.image(of: point) == CGPoint(x: 7, y: 8) && point.applying(t) == CGPoint(x: 7, y: 8))
    #expect(t.affine == CGAffineTransform(2, 1, 3, 4, 5, 6))
    // Close to the point the affine one does the same, to the square of the distance.
    let near = t.affine(near: point)
    #expect(abs(point.applying(near).x - 7) < 1e-9 && abs(point.applying(near).y - 8) < 1e-9)
    for (dx, dy) in [(1e-4, 0), (0, 1e-4)] {
      let beside = CGPoint(x: 2 + dx, y: 4 + dy)
      let (one, two) = (beside.applying(near), t.image(of: beside))
      #expect(abs(one.x - two.x) < 1e-7 && abs(one.y - two.y) < 1e-7)
    }
  }

  /// What lies nearer to the eye than 1/64 is cut off, at both ends of a line and at the corners of an area.
  @Test func whatLiesBehindTheEyeIsCutOff() {
    // Depth is 1 - x / 64, so that 63 is the last that is seen.
    var t = ProjectionTransform()
    t.m13 = -1.0 / 64
    func projected(_ points: [CGFloat], isClosed: Bool = false) -> [CGFloat] {
      let path = Path {
        $0.addLines(points.map { CGPoint(x: $0, y: 0) })
        if isClosed { $0.closeSubpath() }
      }
      return path.projected(by: t).flattened().flatMap(\.points).map(\.x)
    }
    // Where 63 is drawn: 63 * 64.
    let last: CGFloat = 4032
    #expect(projected([0, 32]) == [0, 64])
    #expect(projected([0, 63]) == [0, last])
    #expect(projected([0, 127]) == [0, last])
    #expect(projected([127, 0]) == [last, 0])
    #expect(projected([0, 127, 32]) == [0, last, last, 64])
    #expect(projected([64, 127]).isEmpty)
    #expect(projected([63.5, 64]).isEmpty)
    #expect(projected([0, 32, 127], isClosed: true) == [64, last, last, 0])
  }
}
