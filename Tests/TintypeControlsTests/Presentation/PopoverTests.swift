import Testing
import Tintype
import TintypeControls

/// Popovers beside their sources, and as sheets on phones.
@MainActor
@Suite struct PopoverTests {
  private func layout(
    on device: Device, edge: Edge? = nil, adaptation: PresentationAdaptation = .automatic
  ) -> LayoutSnapshot {
    PresentedScene.layout(
      Color.red.frame(width: 60, height: 40)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.blue.frame(width: 100, height: 80).accessibilityIdentifier("a")
            .presentationCompactAdaptation(adaptation)
        }, on: device)
  }

  /// The arrow's side says where the bubble stands: on the other one.
  @Test func sidesOfTheSource() throws {
    let (x, y) = (834 / 2, 24 + (1194 - 44) / 2)
    func frame(_ edge: Edge?) throws -> CGRect {
      try #require(layout(on: .iPadPro11, edge: edge).frame("a"))
    }
    let below = CGRect(x: CGFloat(x) - 50, y: CGFloat(y) + 34.25, width: 100, height: 80)
    #expect(try frame(nil) == below)
    #expect(try frame(.top) == below)
    #expect(try frame(.bottom).maxY == CGFloat(y) - 34.25)
    #expect(try frame(.leading).minX == CGFloat(x) + 44.25)
    #expect(try frame(.trailing).maxX == CGFloat(x) - 44.25)
  }

  @Test func phonesShowAPopoverAsASheetByDefault() throws {
    let sheet = try #require(layout(on: PresentedScene.phone).frame("a"))
    #expect(sheet.midY == 349.0)
    let popover = try #require(layout(on: PresentedScene.phone, adaptation: .popover).frame("a"))
    #expect(popover.minY == 367.75)
  }

  /// Where there is little space down sheets and popovers are covers, unless they say what they
  /// become there.
  @Test func phonesOnTheirSideShowCovers() {
    let view = Color.red.frame(width: 60, height: 40)
    let content = Color.blue.frame(width: 100, height: 80).accessibilityIdentifier("a")
    func frame<V: View>(_ view: V) -> CGRect? {
      PresentedScene.layout(view, on: .iPhone15.landscape).frame("a")
    }
    let shown = Binding.constant(true)
    let cover = frame(view.fullScreenCover(isPresented: shown) { content })
    #expect(cover != nil)
    #expect(frame(view.sheet(isPresented: shown) { content }) == cover)
    #expect(frame(view.popover(isPresented: shown) { content }) == cover)
    let popover = content.presentationCompactAdaptation(.popover)
    #expect(frame(view.popover(isPresented: shown) { popover }) != cover)
  }

  @Test func panelsStayInTheWindow() {
    let available = CGRect(x: 10, y: 10, width: 300, height: 300)
    func frame(_ source: CGRect, _ sides: [Edge]) -> CGRect {
      AnchoredLayout.frame(
        of: CGSize(width: 100, height: 80), at: source, in: available, sides: sides, gap: 4)
    }
    let corner = CGRect(x: 12, y: 280, width: 20, height: 20)
    // No space below: above, and moved in from the edge.
    #expect(
      frame(corner, [.bottom, .top]) == CGRect(x: 10, y: 196, width: 100, height: 80))
    #expect(
      frame(corner, [.trailing]) == CGRect(x: 36, y: 230, width: 100, height: 80))
    // No space at all: in the middle of the source.
    #expect(
      frame(available, [.bottom, .top]) == CGRect(x: 110, y: 120, width: 100, height: 80))
  }

  /// The arrow points at the source, from the side that is next to it.
  @Test func arrows() {
    let bubble = CGRect(x: 100, y: 100, width: 100, height: 80)
    func bounds(_ source: CGRect?) -> CGRect {
      BubbleShape(source: source, radius: 20).path(in: bubble).boundingRect
    }
    #expect(bounds(nil) == bubble)
    #expect(bounds(CGRect(x: 140, y: 195, width: 10, height: 10)).maxY > 190)
    #expect(bounds(CGRect(x: 140, y: 75, width: 10, height: 10)).minY < 90)
    #expect(bounds(CGRect(x: 215, y: 140, width: 10, height: 10)).maxX > 210)
    #expect(bounds(CGRect(x: 75, y: 140, width: 10, height: 10)).minX < 90)
    // A line along the edge goes around both.
    for source in [
      CGRect(x: 140, y: 195, width: 10, height: 10), CGRect(x: 75, y: 140, width: 9, height: 9),
    ] {
      var outlines = 0
      BubbleShape(source: source, radius: 20).path(in: bubble).forEach {
        if case .move = $0 { outlines += 1 }
      }
      #expect(outlines == 1)
    }
    // A source below the bubble itself has no arrow.
    #expect(bounds(bubble) == bubble)
  }
}
