import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Styles by their types, as people write them.
@MainActor
@Suite struct StyleNameTests {
  private struct Card: View {
    var style: some ShapeStyle { AnyGradient(Gradient(colors: [.red, .blue])) }
    let tint: AnyGradient = Color.green.gradient
    let colors: [Color] = [.red, .blue]

    func gradient(for color: Color) -> AnyGradient { color.gradient }

    var body: some View {
      VStack(spacing: 0) {
        Rectangle().fill(style)
        Rectangle().fill(tint)
        Rectangle().fill(gradient(for: colors[0]).opacity(0.5))
        Rectangle().fill(.linearGradient(tint, startPoint: .leading, endPoint: .trailing))
        Rectangle().fill(.radialGradient(Color.red.gradient, startRadius: 0, endRadius: 9))
        Rectangle().fill(.ellipticalGradient(Color.red.gradient))
        Rectangle().fill(.conicGradient(Color.red.gradient))
        Rectangle().fill(Gradient(colors: colors))
        Text("a").foregroundStyle(.blue.gradient).background(.red.gradient, in: .capsule)
      }
    }
  }

  @Test func gradientsOfColorsAreDrawn() throws {
    let picture = try DrawnView(10, 90) { Card() }
    #expect(picture[5, 0] != picture[5, 8])
    let renderer = ImageRenderer(content: Card().frame(width: 10, height: 90))
    #expect(renderer.layout().diagnostics.isEmpty)
  }

  @Test func aGradientWithoutDirectionGoesFromTopToBottom() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let any = try DrawnView(4, 40) { Rectangle().fill(AnyGradient(gradient)) }
    let linear = try DrawnView(4, 40) {
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    }
    #expect((0..<40).allSatisfy { any[2, $0] == linear[2, $0] })
    let across = try DrawnView(40, 4) {
      Rectangle().fill(
        .linearGradient(AnyGradient(gradient), startPoint: .leading, endPoint: .trailing))
    }
    #expect((0..<40).allSatisfy { across[$0, 2] == linear[2, $0] })
  }

  @Test func theSystemsStylesHaveTypes() throws {
    func pixel<S: ShapeStyle>(_ style: S) throws -> String {
      try DrawnView(1, 1) { Rectangle().fill(style).background(.white) }[0, 0]
    }
    #expect(try pixel(LinkShapeStyle()) == pixel(.link))
    #expect(try pixel(PlaceholderTextShapeStyle()) == pixel(.placeholder))
    #expect(try pixel(WindowBackgroundShapeStyle()) == "ffffff")
    #expect(try pixel(SelectionShapeStyle()) == pixel(.tint))
    #expect(try pixel(FillShapeStyle()) == pixel(.fill))
    #expect(try pixel(FillShapeStyle()) != pixel(FillShapeStyle().secondary))
  }

  /// Two pixels wide and one high: red, blue.
  private let picture = Image(size: CGSize(width: 2, height: 1)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
  }

  private func twoColors() throws -> Image {
    let pixels = Color(red: 1, green: 0, blue: 0).frame(width: 1, height: 1)
    let pair = HStack(spacing: 0) {
      pixels
      Color(red: 0, green: 0, blue: 1).frame(width: 1, height: 1)
    }
    let data = try ImageRenderer(content: pair).pngData()
    return Image(uiImage: try #require(UIImage(data: data)))
  }

  @Test func aPictureIsRepeatedInAShape() throws {
    let image = try twoColors()
    let drawn = try DrawnView(8, 2) { Rectangle().fill(ImagePaint(image: image)) }
    let colors = ["ff0000", "0000ff"]
    #expect((0..<8).allSatisfy { drawn[$0, 1] == colors[$0 % 2] })
    let twice = try DrawnView(8, 2) { Rectangle().fill(.image(image, scale: 2)) }
    #expect(twice[1, 0] != twice[3, 0] && twice[1, 0] == twice[5, 0])
    let part = try DrawnView(4, 1) {
      Rectangle().fill(
        ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
    }
    #expect((0..<4).allSatisfy { part[$0, 0] == "0000ff" })
  }

  @Test func aPictureDrawsBordersAndIsCutToShapes() throws {
    let image = try twoColors()
    let drawn = try DrawnView(12, 12) {
      Color.white.border(ImagePaint(image: image, scale: 1), width: 2)
    }
    #expect(drawn[0, 0] == "ff0000" && drawn[6, 6] == "ffffff")
    let round = try DrawnView(12, 12) {
      Circle().fill(ImagePaint(image: image)).background(.white)
    }
    #expect(round[0, 0] == "ffffff" && round[6, 6] != "ffffff")
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func aPictureOfNoSizePaintsNothing(scale: CGFloat) throws {
    let image = try twoColors()
    let drawn = try DrawnView(4, 4) {
      Rectangle().fill(ImagePaint(image: image, scale: scale)).background(.white)
    }
    #expect(drawn[1, 1] == "ffffff")
  }

  @Test func whatCannotBeRepeatedIsReported() {
    let view = VStack {
      Rectangle().fill(ImagePaint(image: Image(systemName: "leaf")))
      Rectangle().fill(ImagePaint(image: picture))
    }
    let messages = ImageRenderer(content: view).layout().diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("\"leaf\"") })
    #expect(messages.contains { $0.contains("drawn image") })
  }

  @Test func shaderEffectsAreLeftOutWithADiagnostic() throws {
    let isOn = true
    let view = VStack {
      Color.red.colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.blue)))
      Color.red.distortionEffect(
        ShaderLibrary.default.wave(.float2(CGPoint(x: 1, y: 2)), .boundingRect),
        maxSampleOffset: CGSize(width: 5, height: 0), isEnabled: isOn)
      Color.red.layerEffect(
        Shader(function: ShaderFunction(library: .default, name: "pixellate"), arguments: []),
        maxSampleOffset: .zero)
      Color.red.colorEffect(ShaderLibrary.off(), isEnabled: false)
      Color.red.visualEffect { content, proxy in
        content.colorEffect(ShaderLibrary.sized(.float2(proxy.size)))
      }
    }
    let layout = ImageRenderer(content: view).layout()
    let messages = layout.diagnostics.map(\.message)
    for (name, shader) in [
      ("colorEffect", "checkerboard"), ("distortionEffect", "wave"), ("layerEffect", "pixellate"),
    ] {
      #expect(messages.contains { $0.contains(name) && $0.contains("\"\(shader)\"") })
    }
    #expect(!messages.contains { $0.contains("\"off\"") })
    let plain = try DrawnView(4, 4) { Color.red }
    let shaded = try DrawnView(4, 4) { Color.red.colorEffect(ShaderLibrary.checkerboard()) }
    #expect(plain[1, 1] == shaded[1, 1])
  }
}
