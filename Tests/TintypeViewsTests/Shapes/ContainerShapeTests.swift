import Testing
import Tintype
import TintypeTestSupport

/// Shapes that follow the container around them, by pixels.
@MainActor
@Suite struct ContainerShapeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func drawn<S: InsettableShape>(
    _ shape: S,
    in container: some InsettableShape = RoundedRectangle(
      cornerRadius: 30, style: .circular), padding: CGFloat = 10
  ) throws -> DrawnView {
    try DrawnView(100, 100) {
      shape.fill(Self.red).padding(padding).containerShape(container)
    }
  }

  /// Whether a corner is as round as one of a radius: empty inside of its arc, full at the arc's middle.
  private func hasCorner(_ view: DrawnView, at corner: Int, radius: Int) -> Bool {
    let reach = Int((Double(radius) * (1 - 0.5.squareRoot())).rounded())
    return view[corner + reach - 2, corner + reach - 2] == "ffffff"
      && view[corner + reach + 2, corner + reach + 2] == "ff0000"
  }

  @Test func concentricCornersAreSmallerByTheDistance() throws {
    #expect(hasCorner(try drawn(ConcentricRectangle()), at: 10, radius: 20))
    #expect(hasCorner(try drawn(ContainerRelativeShape()), at: 10, radius: 20))
    #expect(hasCorner(try drawn(ConcentricRectangle(), padding: 0), at: 0, radius: 30))
    // Beyond the container's radius corners are square, or as round as they have to be.
    #expect(try drawn(ConcentricRectangle(), padding: 30)[30, 30] == "ff0000")
    let least = ConcentricRectangle(corners: .concentric(minimum: 15))
    #expect(hasCorner(try drawn(least, padding: 30), at: 30, radius: 15))
    #expect(hasCorner(try drawn(ConcentricRectangle(corners: .fixed(12))), at: 10, radius: 12))
  }

  /// On a bare screen corners follow those of the screen, a container's shape does not.
  @Test func theScreenIsAContainerOfConcentricCorners() throws {
    func screen(_ shape: some Shape, _ device: Device, padding: CGFloat) throws -> DrawnView {
      try DrawnView(on: device) { shape.fill(Self.red).padding(padding).ignoresSafeArea() }
    }
    let phone = Device.iPhone16Pro
    #expect(hasCorner(try screen(ConcentricRectangle(), phone, padding: 0), at: 0, radius: 62))
    #expect(hasCorner(try screen(ConcentricRectangle(), phone, padding: 12), at: 12, radius: 50))
    #expect(try screen(ConcentricRectangle(), .iPhoneSE, padding: 4)[4, 4] == "ff0000")
    #expect(try screen(ContainerRelativeShape(), phone, padding: 0)[1, 1] == "ff0000")
    let inner = try DrawnView(on: phone) {
      ConcentricRectangle().fill(Self.red).padding(10).containerShape(
        RoundedRectangle(cornerRadius: 30, style: .circular)
      ).frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea()
    }
    #expect(hasCorner(inner, at: 10, radius: 20))
  }

  /// A shape within another one by a distance is less round by it, of a radius of its own as of a least one.
  @Test func insetCornersAreSmallerByTheDistance() throws {
    let fixed = ConcentricRectangle(corners: .fixed(20))
    #expect(hasCorner(try drawn(fixed.inset(by: 8)), at: 18, radius: 12))
    #expect(try drawn(fixed.inset(by: 20))[30, 30] == "ff0000")
    #expect(try drawn(fixed.inset(by: 25))[35, 35] == "ff0000")
    let least = ConcentricRectangle(corners: .concentric(minimum: 25))
    #expect(hasCorner(try drawn(least.inset(by: 8)), at: 18, radius: 17))
  }

  private struct Card: RoundedRectangularShape {
    var inset: CGFloat = 0
    func corners(in size: CGSize?) -> Corners? {
      Corners(topLeading: 20, topTrailing: .fixed(0), bottomLeading: 0.0, bottomTrailing: 30)
    }
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    func inset(by amount: CGFloat) -> Card { Card(inset: inset + amount) }
  }

  @Test func shapesOfOnesOwnSayHowRoundTheyAre() throws {
    let view = try drawn(ConcentricRectangle(), in: Card())
    #expect(hasCorner(view, at: 10, radius: 10))
    #expect(view[89, 10] == "ff0000" && view[10, 89] == "ff0000")
    #expect(view[88, 88] == "ffffff" && view[80, 80] == "ff0000")
    #expect(Capsule().corners(in: CGSize(width: 20, height: 40)) == .fixed(10))
    #expect(Capsule().corners(in: nil) == nil && Rectangle().corners(in: nil) == .fixed(0))
    #expect(Circle().corners(in: CGSize(width: 20, height: 40)) == nil)
    let wide = RoundedRectangle(cornerRadius: 30)
    #expect(wide.corners(in: CGSize(width: 20, height: 80)) == .fixed(10))
    #expect(wide.corners(in: nil) == .fixed(30))
    #expect(
      ConcentricRectangle(corners: .concentric(minimum: 4)).corners(in: nil)
        == .concentric(minimum: 4))
  }

  @Test func circlesAreContainers() throws {
    #expect(hasCorner(try drawn(ConcentricRectangle(), in: Circle()), at: 10, radius: 40))
  }

  @Test func aCornerFarAwayIsSquare() throws {
    let view = try DrawnView(100, 100) {
      ConcentricRectangle().fill(Self.red).padding(.leading, 10).padding(.top, 60)
        .padding([.bottom, .trailing], 10)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    #expect(view[10, 60] == "ff0000" && view[10, 89] == "ffffff")
    let uniform = try DrawnView(100, 100) {
      ConcentricRectangle(corners: .concentric, isUniform: true).fill(Self.red)
        .padding(.leading, 10).padding(.top, 60).padding([.bottom, .trailing], 10)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    #expect(uniform[10, 60] == "ffffff")
  }

  @Test func withoutAContainerTheyAreRectangles() throws {
    let view = try DrawnView(20, 20) { ContainerRelativeShape().fill(Self.red) }
    #expect(view.isPlain(0..<20, 0..<20, "ff0000"))
    #expect(
      try DrawnView(20, 20) { ConcentricRectangle().fill(Self.red) }
        .isPlain(0..<20, 0..<20, "ff0000"))
  }

  @Test func aContainerThatIsNoRectangleIsDrawnSmaller() throws {
    let view = try drawn(ContainerRelativeShape(), in: Circle())
    #expect(view[12, 12] == "ffffff" && view[50, 11] == "ff0000" && view[50, 8] == "ffffff")
  }

  @Test func clipsAndLinesFollowTheContainer() throws {
    let view = try DrawnView(100, 100) {
      Self.red.clipShape(.containerRelative)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    #expect(hasCorner(view, at: 0, radius: 30))
    let line = try DrawnView(100, 100) {
      ConcentricRectangle().strokeBorder(Self.red, lineWidth: 4)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    #expect(line[0, 0] == "ffffff" && line[50, 2] == "ff0000" && line[50, 6] == "ffffff")
    #expect(line[9, 9] == "ff0000")
  }
}
