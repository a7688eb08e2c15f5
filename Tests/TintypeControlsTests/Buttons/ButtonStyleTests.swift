import Testing
import Tintype
import TintypeTestSupport

/// The backgrounds of buttons.
@MainActor
@Suite struct ButtonStyleTests {
  /// A button of 64 x 34 points: its label, and 12 across and 7 down around it.
  private func drawn(_ shape: ButtonBorderShape?) throws -> DrawnView {
    let button = Button(action: {}) { Color.clear.frame(width: 40, height: 20) }
      .buttonStyle(.borderedProminent)
    return try DrawnView(64, 34) {
      if let shape { button.buttonBorderShape(shape) } else { button }
    }
  }

  @Test func buttonBorderShapeShapesTheBackground() throws {
    let square = try drawn(.roundedRectangle(radius: 0))
    #expect(square.isPlain(0..<64, 0..<34, "0088ff"))
    let capsule = try drawn(.capsule)
    #expect(capsule[0, 0] == "ffffff" && capsule[63, 33] == "ffffff" && capsule[5, 17] == "0088ff")
    // At five points in, the edge of a corner of radius 8 is 1 point down, that of a capsule some 5.
    let rounded = try drawn(.roundedRectangle(radius: 8))
    #expect(rounded[0, 0] == "ffffff" && rounded[5, 3] == "0088ff" && capsule[5, 3] == "ffffff")
  }

  /// `Rules/Controls#Buttons`: on a circle, a button is as wide as high, whichever is more.
  @Test func aCircleIsAsWideAsHigh() {
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      ImageRenderer(
        content: Button(action: {}) { Color.red.frame(width: width, height: height) }
          .buttonStyle(.bordered).buttonBorderShape(.circle)
      ).layout().size
    }
    #expect(size(16, 20) == CGSize(width: 34, height: 34))
    #expect(size(40, 20) == CGSize(width: 54, height: 54))
  }
}
