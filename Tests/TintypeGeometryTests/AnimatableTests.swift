import Testing
import TintypeGeometry

/// The numbers of which geometry consists, as shapes that animate it name them.
@Suite struct AnimatableTests {
  @Test func animatableDataIsReadAsWritten() {
    var size = CGSize(width: 1, height: 2)
    let data: CGSize.AnimatableData = size.animatableData
    size.animatableData = AnimatablePair(data.second, data.first)
    #expect(size == CGSize(width: 2, height: 1))

    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))

    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 10)
    #expect(insets == EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))

    var point = UnitPoint(x: 0.25, y: 0.5)
    point.animatableData.scale(by: 2)
    #expect(point == UnitPoint(x: 0.5, y: 1))

    var angle = Angle(degrees: 45)
    angle.animatableData += 45
    #expect(angle == .degrees(90))

    var style = StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [1], dashPhase: 3)
    style.animatableData.scale(by: 3)
    #expect(style == StrokeStyle(lineWidth: 3, miterLimit: 6, dash: [1], dashPhase: 9))
  }
}
