import Testing
import Tintype
import TintypeDrawing
import TintypeGeometry
import TintypeTestSupport

/// Views that are turned in space, by the corners of what they draw.
@MainActor @Suite struct ProjectionTests {
  private func items(_ view: some View) throws -> [DisplayItem] {
    try ImageRenderer(content: view).displayList().items
  }

  /// The corners of what the only item of a view draws.
  private func corners(_ view: some View) throws -> [CGPoint] {
    guard case .fill(let path, _, _)? = try items(view).first else { return [] }
    return path.flattened().first?.points ?? []
  }

  private func isNear(_ a: [CGPoint], _ b: [CGPoint]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
  }

  @Test func aTurnAboutTheVerticalAxisNarrowsTheFarSide() throws {
    // Half a right angle; the eye is 100 points away. The sides lie 50 sin 45° before and behind the
    // screen: x = 50 + 50 cos 45° / (1 + 0.5 sin 45°) to the right.
    let view = Color.red.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    let share = 0.5 * CGFloat(0.5).squareRoot()
    let (far, near) = (1 + share, 1 - share)
    let x = 50 * CGFloat(0.5).squareRoot()
    #expect(
      try isNear(
        corners(view),
        [
          CGPoint(x: 50 - x / near, y: 50 - 50 / near), CGPoint(x: 50 + x / far, y: 50 - 50 / far),
          CGPoint(x: 50 + x / far, y: 50 + 50 / far), CGPoint(x: 50 - x / near, y: 50 + 50 / near),
        ]))
  }

  @Test func withoutPerspectiveATurnOnlySqueezes() throws {
    let view = Color.red.frame(width: 100, height: 40)
      .rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .top, perspective: 0)
    guard case .group(let group)? = try items(view).first else {
      Issue.record("no group")
      return
    }
    #expect(abs(group.transform.d - 0.5) < 1e-9)
    #expect(abs(group.transform.ty) < 1e-9)
  }

  @Test func aTurnAboutTheEyesAxisIsARotation() throws {
    let turn = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(isNear([turn.image(of: CGPoint(x: 1, y: 0))], [CGPoint(x: 0, y: 1)]))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func whatLiesBehindTheEyeIsCutOff() throws {
    let view = Color.red.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0), anchor: .trailing, perspective: 3)
    #expect(try corners(view).allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  private struct Slide: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
  }

  @Test func effectsOfAuthorsKnowTheSize() throws {
    let view = Color.red.frame(width: 30, height: 10).modifier(Slide())
    guard case .group(let group)? = try items(view).first else {
      Issue.record("no group")
      return
    }
    #expect(group.transform.tx == 15)
  }

  @Test func inversesUndo() throws {
    var transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: -1, d: 1, tx: 4, ty: 5))
    transform.m13 = 0.01
    let point = CGPoint(x: 3, y: 7)
    let there = transform.image(of: point)
    #expect(isNear([transform.inverted().image(of: there)], [point]))
    let local = transform.affine(near: point)
    #expect(isNear([point.applying(local)], [there]))
  }
}
