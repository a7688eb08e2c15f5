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

  /// Each side has space up to the edge, and not a point further.
  @Test func sidesWithSpace() {
    let available = CGRect(x: 0, y: 0, width: 300, height: 300)
    func side(_ source: CGRect) -> [Edge] {
      Edge.allCases.filter { edge in
        let size = CGSize(width: 100, height: 80)
        let frame = AnchoredLayout.frame(
          of: size, at: source, in: available, sides: [edge], gap: 4)
        return switch edge {
        case .top: frame.maxY == source.minY - 4
        case .bottom: frame.minY == source.maxY + 4
        case .leading: frame.maxX == source.minX - 4
        case .trailing: frame.minX == source.maxX + 4
        }
      }
    }
    let exact = CGRect(x: 104, y: 84, width: 92, height: 132)
    #expect(side(exact) == [.top, .leading, .bottom, .trailing])
    #expect(side(exact.insetBy(dx: -1, dy: -1)).isEmpty)
    #expect(side(exact.offsetBy(dx: 1, dy: 0)) == [.top, .leading, .bottom])
    #expect(side(exact.offsetBy(dx: -1, dy: 0)) == [.top, .bottom, .trailing])
    #expect(side(exact.offsetBy(dx: 0, dy: 1)) == [.top, .leading, .trailing])
    #expect(side(exact.offsetBy(dx: 0, dy: -1)) == [.leading, .bottom, .trailing])
    // What is larger than the space begins at its corner.
    let corner = CGRect(x: 10, y: 20, width: 30, height: 40)
    let far = CGPoint(x: 99, y: 99)
    #expect(corner.origin(nearest: far, for: CGSize(width: 50, height: 60)) == corner.origin)
    #expect(
      corner.origin(nearest: far, for: CGSize(width: 10, height: 15)) == CGPoint(x: 30, y: 45))
    #expect(
      corner.origin(nearest: .zero, for: CGSize(width: 10, height: 15)) == corner.origin)
    #expect(
      corner.origin(nearest: CGPoint(x: 15, y: 25), for: CGSize(width: 10, height: 15))
        == CGPoint(x: 15, y: 25))
  }

  /// Where the tip of the arrow is: in the middle of the source, as far as the corners of the bubble allow.
  @Test func tipsOfArrows() {
    let bubble = CGRect(x: 100, y: 100, width: 100, height: 80)
    let inside = bubble.insetBy(dx: -0.5, dy: -0.5)
    func tip(_ source: CGRect, radius: CGFloat = 20, pointsDown: Bool = false) -> CGPoint? {
      let path = BubbleShape(source: source, radius: radius, pointsDown: pointsDown).path(
        in: bubble)
      let points = path.flattened().flatMap(\.points).filter { !inside.contains($0) }
      let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      guard !box.isNull else { return nil }
      let (x, y) = (box.midX.rounded(), box.midY.rounded())
      if box.maxY > 181 { return CGPoint(x: x, y: 180) }
      if box.minY < 99 { return CGPoint(x: x, y: 100) }
      return box.maxX > 201 ? CGPoint(x: 200, y: y) : CGPoint(x: 100, y: y)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x - 5, y: y - 5, width: 10, height: 10)
    }
    // 24 points from a corner: 0.6 radii and half of the arrow's base.
    for (x, seen) in [(150, 150), (123, 124), (177, 176)] as [(CGFloat, CGFloat)] {
      #expect(tip(at(x, 190)) == CGPoint(x: seen, y: 180), "\(x)")
      #expect(tip(at(x, 90)) == CGPoint(x: seen, y: 100), "\(x)")
    }
    for (y, seen) in [(140, 140), (110, 124), (170, 156)] as [(CGFloat, CGFloat)] {
      #expect(tip(at(210, y)) == CGPoint(x: 200, y: seen), "\(y)")
      #expect(tip(at(90, y)) == CGPoint(x: 100, y: seen), "\(y)")
    }
    // Sources that touch a side are beside it, those that overlap it have no arrow.
    #expect(tip(at(150, 185)) == CGPoint(x: 150, y: 180) && tip(at(150, 184)) == nil)
    #expect(tip(at(150, 95)) == CGPoint(x: 150, y: 100) && tip(at(150, 96)) == nil)
    #expect(tip(at(205, 140)) == CGPoint(x: 200, y: 140) && tip(at(204, 140)) == nil)
    #expect(tip(at(95, 140)) == CGPoint(x: 100, y: 140) && tip(at(96, 140)) == nil)
    #expect(tip(at(150, 140), pointsDown: true) == CGPoint(x: 150, y: 180))
    // Large corners leave the arrow the middle.
    #expect(tip(at(0, 190), radius: 200) == CGPoint(x: 150, y: 180))
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
