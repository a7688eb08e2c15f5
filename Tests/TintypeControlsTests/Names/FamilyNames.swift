import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Whole families of names, of which articles use one or another.
@MainActor
@Suite struct FamilyNameTests {
  private func size(_ view: some View) -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    return renderer.layout().size
  }

  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func path(_ shape: some Shape) -> Path { shape.path(in: bounds) }

  @Test func rectanglesHaveNamesByTheirCorners() {
    func shape(_ shape: some Shape) -> Path { path(shape) }
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: 4)
    #expect(shape(.rect(cornerRadii: radii)) == path(UnevenRoundedRectangle(cornerRadii: radii)))
    #expect(
      shape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 4))
        == path(UnevenRoundedRectangle(cornerRadii: radii)))
    let corner = CGSize(width: 6, height: 3)
    #expect(shape(.rect(cornerSize: corner)) == path(RoundedRectangle(cornerSize: corner)))
    #expect(shape(.capsule(style: .circular)) == path(Capsule(style: .circular)))
  }

  @Test func concentricRectanglesHaveNamesByTheirSides() {
    func corners(_ rectangle: ConcentricRectangle) -> [ConcentricRectangle.Corners?] {
      [rectangle.corners(in: nil)]
    }
    let upper = ConcentricRectangle(
      topLeadingCorner: 8, topTrailingCorner: 8, bottomLeadingCorner: 2, bottomTrailingCorner: 2)
    #expect(path(upper) == path(.rect(uniformTopCorners: 8, uniformBottomCorners: 2)))
    #expect(
      path(upper)
        == path(
          .rect(uniformTopCorners: 8, bottomLeadingCorner: 2, bottomTrailingCorner: 2)))
    #expect(
      path(upper)
        == path(.rect(uniformBottomCorners: 2, topLeadingCorner: 8, topTrailingCorner: 8)))
    let leading = ConcentricRectangle(
      topLeadingCorner: 8, topTrailingCorner: 2, bottomLeadingCorner: 8, bottomTrailingCorner: 2)
    #expect(path(leading) == path(.rect(uniformLeadingCorners: 8, uniformTrailingCorners: 2)))
    #expect(
      path(leading)
        == path(
          .rect(uniformLeadingCorners: 8, topTrailingCorner: 2, bottomTrailingCorner: 2)))
    #expect(
      path(leading)
        == path(
          .rect(uniformTrailingCorners: 2, topLeadingCorner: 8, bottomLeadingCorner: 8)))
    #expect(
      path(ConcentricRectangle(uniformTopCorners: 8))
        == path(ConcentricRectangle(topLeadingCorner: 8, topTrailingCorner: 8)))
  }

  private func path(_ shape: ConcentricRectangle) -> Path { shape.path(in: bounds) }

  @Test func aShapeOfItsOwnSizeHasAPointInCommonWithTheFrame() {
    let small = CGSize(width: 20, height: 10)
    #expect(
      path(Rectangle().size(small)).boundingRect == CGRect(x: 10, y: 20, width: 20, height: 10))
    #expect(
      path(Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)).boundingRect
        == CGRect(x: 90, y: 50, width: 20, height: 10))
  }

  @Test func aColorTellsItsComponents() {
    let resolved = Color(red: 1, green: 0.5, blue: 0).opacity(0.5).resolve(in: EnvironmentValues())
    #expect(resolved.red == 1 && resolved.blue == 0 && resolved.opacity == 0.5)
    #expect(abs(resolved.green - 0.5) < 0.0001)
    #expect(abs(resolved.linearGreen - 0.2140) < 0.0001)
    #expect(resolved.description == "#FF800080")
    #expect(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5).description == "#FF800080")
  }

  @Test func colorsAreMixedInEqualStepsToTheEye() {
    func mixed(_ space: Gradient.ColorSpace) -> Color.Resolved {
      Color(red: 1, green: 0, blue: 0).mix(
        with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: space
      )
      .resolve(in: EnvironmentValues())
    }
    #expect(mixed(.device).description == "#800080FF")
    #expect(mixed(.perceptual).description == "#8C53A2FF")
    let usual = Color.red.mix(with: .blue, by: 0.5)
    #expect(usual == Color.red.mix(with: .blue, by: 0.5, in: .perceptual))
  }

  @Test func fontsHaveTheRequestedSize() {
    let plain = size(Text("Words").font(.system(size: 34)))
    #expect(size(Text("Words").font(.body.pointSize(34))) == plain)
    #expect(size(Text("Words").font(.system(size: 17).scaled(by: 2))) == plain)
    #expect(size(Text("Words").font(.extraLargeTitle)).height == 43)
  }

  @Test func curvesAndSpringsTellWhereTheyAre() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 0.0001)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 0.0001)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.2)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 0.0001)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 0.0001)
    let curve = UnitCurve.easeIn
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.7)) - 0.7) < 0.0001)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 0.0001)
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(response: 0.5, dampingRatio: 2)] {
      #expect(spring.value(target: 1.0, time: 0) == 0)
      #expect(abs(spring.value(target: 10.0, time: 6) - 10) < 0.05)
    }
    #expect(Spring.bouncy.value(target: 1.0, time: 0.4) > 1)
    #expect(abs(Spring(duration: 1).stiffness - 4 * .pi * .pi) < 0.0001)
  }

  @Test func aToggleOfSeveralValuesIsOnWhereAllAre() throws {
    func picture(_ values: Bool...) throws -> Data {
      let toggle = Toggle("All", sources: values.map { Binding.constant($0) }, isOn: \.self)
      return try ImageRenderer(content: toggle).pngData()
    }
    let on = try ImageRenderer(content: Toggle("All", isOn: .constant(true))).pngData()
    #expect(try picture(true, true) == on)
    #expect(try picture(true, false) != on)
    #expect(try picture(true, false) == picture(false, false))
  }

  private struct Person: Identifiable {
    let id = 1
    let name = "Ann"
  }

  @Test func aColumnThatIsHiddenIsLeftOut() {
    func titles(_ customization: TableColumnCustomization<Person>) -> Int {
      let table = Table([Person()], columnCustomization: .constant(customization)) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Other") { Text($0.name) }.customizationID("other").defaultVisibility(.hidden)
      }
      let renderer = ImageRenderer(
        content: table.environment(\.horizontalSizeClass, .regular))
      renderer.proposedSize = ProposedViewSize(width: 500, height: 300)
      return renderer.layout().nodes(kind: "Text").count
    }
    var customization = TableColumnCustomization<Person>()
    let one = titles(customization)
    customization[visibility: "other"] = .visible
    #expect(titles(customization) == 2 * one)
    customization[visibility: "name"] = .hidden
    #expect(titles(customization) == one)
  }
}
