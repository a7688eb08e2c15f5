import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// Users' own types, some of which are named as the library's views are.
private enum Users {
  struct Text: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 20, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  struct Image: Shape {
    func path(in rect: CGRect) -> Path { Path() }
  }
}

/// Which views get a border, and in which color: by what they are, not by what they are called.
@MainActor
@Suite struct BorderRoleTests {
  /// The colors of the borders around a view that draws nothing else, without the edges of their lines.
  private func colors(_ view: some View, _ overlay: BorderOverlay = .article) throws -> [RGBA] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    renderer.borders = overlay
    return try renderer.displayList().items.compactMap { item in
      guard case .fill(_, .color(let color), _) = item, color != .black, color != .white
      else { return nil }
      return color
    }
  }

  @Test func aFrameHasABorder() throws {
    let fixed = try colors(Spacer().frame(width: 20, height: 10))
    let flexible = try colors(Spacer().frame(minWidth: 20, minHeight: 10))
    let relative = try colors(Spacer().containerRelativeFrame(.horizontal))
    #expect(fixed.count == 1 && flexible == fixed && relative == fixed)
  }

  @Test func aLayoutThatIsNamedAsTextIsNoText() throws {
    let named = Users.Text { Spacer() }
    #expect(ImageRenderer(content: named).layout().nodes(kind: "Text").count == 1)
    #expect(try colors(named).isEmpty)
    #expect(try colors(Text(verbatim: " ")).count == 1)
  }

  @Test func aShapeThatIsNamedAsAnImageIsNoImage() throws {
    let named = Users.Image()
    #expect(ImageRenderer(content: named).layout().nodes(kind: "Image").count == 1)
    #expect(try colors(named).isEmpty)
  }

  @Test func allViewsHaveABorderWhateverTheyAre() throws {
    #expect(try !colors(Users.Text { Spacer() }, .all).isEmpty)
  }

  /// Frames, texts and pictures that a control is made of are none that its author wrote.
  @Test func partsOfControlsHaveNoBorder() throws {
    let frame = try colors(Spacer().frame(width: 20, height: 10))
    let control = Slider(value: .constant(0.5))
    #expect(try colors(control, .all).count > 2)
    #expect(try colors(control).allSatisfy { !frame.contains($0) })
    #expect(try colors(control.frame(width: 80)).filter(frame.contains).count == 1)
    let picker = DatePicker(
      "", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
      displayedComponents: .date)
    let text = try colors(Text(verbatim: " "))
    #expect(try colors(picker.labelsHidden()).allSatisfy { !text.contains($0) })
  }
}
