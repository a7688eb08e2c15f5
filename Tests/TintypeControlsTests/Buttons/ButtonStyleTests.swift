import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// The backgrounds of buttons.
@MainActor
@Suite struct ButtonStyleTests {
  /// A button's glass is as clear and as colored as it is asked for.
  @Test func buttonsStandOnTheGlassOfTheirStyle() throws {
    func corner(_ style: some PrimitiveButtonStyle) throws -> String {
      let drawn = try DrawnView(100, 60) {
        Button {
        } label: {
          Color.clear.frame(width: 40, height: 20)
        }
        .buttonStyle(style)
        .frame(width: 100, height: 60).background(.black)
      }
      return drawn[50, 30]
    }
    let (regular, clear) = (try corner(.glass), try corner(.glass(.clear)))
    #expect(regular > "a00000" && clear < "600000" && clear > "100000")
    let tinted = try corner(.glass(.regular.tint(Color(red: 1, green: 0, blue: 0))))
    #expect(tinted == "d90000")
    #expect(try corner(.glass(.identity)) != regular)
  }

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

  /// Labels on glass: gray where the button is disabled, red where it destroys, white where it is prominent, and of the
  /// author's color where there is one.
  @Test func labelsOnGlassHaveTheColorOfTheirState() throws {
    func color(_ button: some View) throws -> RGBA {
      func found(_ items: [DisplayItem]) -> RGBA? {
        items.lazy.compactMap { item in
          switch item {
          case .glyphs(let run): if case .color(let color) = run.paint { color } else { nil }
          case .group(let group): found(group.items)
          default: nil
          }
        }.first
      }
      return try #require(found(try ImageRenderer(content: button).displayList().items))
    }
    func label(_ role: ButtonRole? = nil) -> some View { Button("Label", role: role) {} }
    let plain = try color(label().buttonStyle(.glass))
    let disabled = try color(label().buttonStyle(.glass).disabled(true))
    #expect(plain.alpha == 1 && abs(disabled.alpha - 0.3) < 0.01)
    #expect(try color(label().buttonStyle(.glassProminent)) == .white)
    #expect(try color(label().buttonStyle(.glassProminent).disabled(true)) == disabled)
    let red = try color(label(.destructive).buttonStyle(.glass))
    #expect(red.red > red.blue + 0.5)
    let own = try color(
      label().buttonStyle(.glass).foregroundStyle(Color(red: 0, green: 0, blue: 1)))
    #expect(own == RGBA(red: 0, green: 0, blue: 1))
  }
}
