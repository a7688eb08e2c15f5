import Testing
import Tintype
import TintypeTestSupport

/// A shape that reads nothing of its rectangle but the size, as many in tutorials do.
private struct Corner: InsettableShape {
  var width: CGFloat = 0
  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: width, y: width, width: rect.width / 2, height: rect.height / 2))
  }
  nonisolated func inset(by amount: CGFloat) -> Corner { Corner(width: amount) }
}

/// What views draw, by its pixels.
@MainActor
@Suite struct DrawnViewTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Ways to draw a corner of the half size in red, by name.
  private static let corners: [String: AnyView] = [
    "fill": AnyView(Corner().fill(red)), "clipShape": AnyView(red.clipShape(Corner())),
    "background": AnyView(Color.clear.background(red, in: Corner())),
    "offset": AnyView(Corner().offset(x: 0).fill(red)),
    "AnyShape": AnyView(AnyShape(Corner()).fill(red)),
  ]

  @Test(arguments: ["fill", "clipShape", "background", "offset", "AnyShape"])
  func aShapeIsDrawnInARectangleAtTheOrigin(_ name: String) throws {
    let view = try #require(Self.corners[name])
    let drawn = try DrawnView(40, 40) { view.frame(width: 20, height: 20).padding(10) }
    #expect(drawn[15, 15] == "ff0000")
    #expect(drawn[5, 5] == "ffffff" && drawn[25, 25] == "ffffff")
  }

  @Test func aBorderIsInsideOfAShapeAtTheOrigin() throws {
    let border = try DrawnView(40, 40) {
      Corner().strokeBorder(Self.red, lineWidth: 2).frame(width: 20, height: 20).padding(10)
    }
    #expect(border[11, 15] == "ff0000" && border[15, 15] == "ffffff")
  }

  @Test func aStrokeWithoutSmoothEdgesHasTwoColors() throws {
    let smooth = try DrawnView(30, 30) { Circle().stroke(Self.red, lineWidth: 3).padding(3) }
    #expect(smooth.colors > 4)
    let rough = try DrawnView(30, 30) {
      Circle().stroke(Self.red, lineWidth: 3, antialiased: false).padding(3)
    }
    #expect(rough.colors == 2)
    let border = try DrawnView(30, 30) {
      Circle().strokeBorder(Self.red, lineWidth: 3, antialiased: false)
    }
    #expect(border.colors == 2)
  }

  @Test func anEllipticalGradientEndsAtTheSides() throws {
    let drawn = try DrawnView(80, 40) { EllipticalGradient(colors: [.white, .black]) }
    #expect(drawn[0, 0] == "000000" && drawn[79, 20] <= "060606" && drawn[40, 39] <= "060606")
    #expect(drawn[40, 20] >= "f0f0f0")
    // Half of the way to the right is as dark as half of the way down.
    let (across, down) = (
      try #require(Int(drawn[60, 20], radix: 16)), Int(drawn[40, 30], radix: 16)
    )
    #expect(abs((across >> 16) - ((down ?? 0) >> 16)) <= 4)
  }

  @Test func theStyleAroundAButtonGoesBeforeTheTint() throws {
    func button(_ style: some ShapeStyle) throws -> DrawnView {
      try DrawnView(20, 20) { Button(action: {}) { Rectangle() }.foregroundStyle(style) }
    }
    #expect(try button(Self.red)[10, 10] == "ff0000")
    #expect(try button(HierarchicalShapeStyle.secondary)[10, 10] == "0088ff")
    let prominent = try DrawnView(60, 40) {
      Button(action: {}) { Rectangle().frame(width: 20, height: 20) }
        .buttonStyle(.borderedProminent).foregroundStyle(Self.red)
    }
    #expect(prominent[22, 17] == "ff0000")
  }

  @Test func aTintColorsTheBackgroundOfABorderedButton() throws {
    let plain = try DrawnView(60, 40) { Button("    ") {}.buttonStyle(.bordered) }
    let tinted = try DrawnView(60, 40) { Button("    ") {}.buttonStyle(.bordered).tint(Self.red) }
    #expect([plain[20, 17], tinted[20, 17]] == ["e9e9ea", "ffd7d7"])
  }

  @Test func aTintThatCanBeAColorIsOne() throws {
    let button = try DrawnView(60, 40) {
      Button(action: {}) { Rectangle().frame(width: 20, height: 20) }
        .buttonStyle(.bordered).tint(.primary)
    }
    #expect(button[22, 17] == "000000")
  }

  /// The style alone is multiplied, in the rectangle that it paints.
  @Test func stylesMeetWhatIsBelow() throws {
    let view = try DrawnView(20, 10) {
      ZStack(alignment: .trailing) {
        Rectangle().fill(Color(red: 1, green: 1, blue: 0))
        Rectangle().fill(Color(red: 0, green: 1, blue: 1).blendMode(.multiply)).frame(width: 10)
      }
    }
    #expect(view[5, 5] == "ffff00" && view[15, 5] == "00ff00")
  }

  @Test func redactedTextsAreBars() throws {
    let text = Text("Words").foregroundStyle(.black)
    let open = try DrawnView(60, 30) { text }
    #expect(open.colors > 10)
    let redacted: [AnyView] = [
      AnyView(text.redacted(reason: .placeholder)),
      AnyView(text.privacySensitive().redacted(reason: .privacy)),
    ]
    for view in redacted {
      let bar = try DrawnView(60, 30) { view }
      #expect([bar[20, 10], bar[25, 8]] == ["d7d7d7", "d7d7d7"])
    }
    for view in [
      AnyView(text.redacted(reason: .privacy)),
      AnyView(text.unredacted().redacted(reason: .placeholder)),
    ] {
      #expect(try DrawnView(60, 30) { view }.colors > 10)
    }
  }

  @Test func visualEffectsComposeAndReadTheirFrame() throws {
    let drawn = try DrawnView(40, 20) {
      Self.red.frame(width: 10, height: 10)
        .visualEffect { effect, proxy in
          effect.scaleEffect(0.5).offset(x: proxy.size.width * 2)
        }
        .frame(width: 40, height: 20, alignment: .topLeading)
    }
    #expect(drawn.isPlain(23..<27, 3..<7, "ff0000"))
    #expect(drawn[5, 5] == "ffffff" && drawn[21, 5] == "ffffff" && drawn[29, 5] == "ffffff")
  }

  @Test func customBackgroundsAndTintsAreStyles() throws {
    let background = try DrawnView(10, 10) {
      Rectangle().fill(.background).backgroundStyle(Self.red)
    }
    #expect(background[5, 5] == "ff0000")
    let tint = try DrawnView(10, 10) {
      Rectangle().fill(.tint).tint(
        .linearGradient(
          colors: [Self.red, Self.red], startPoint: .top, endPoint: .bottom))
    }
    #expect(tint[5, 5] == "ff0000")
  }
}
