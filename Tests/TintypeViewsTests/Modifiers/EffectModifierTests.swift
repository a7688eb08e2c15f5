import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// Modifiers that change what is drawn, by the pixels that they change.
@MainActor
@Suite struct EffectModifierTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  @Test func colorMultiplyMultipliesEachComponent() throws {
    let drawn = try DrawnView(10, 10) {
      Color(red: 1, green: 1, blue: 0).colorMultiply(Color(red: 0, green: 1, blue: 1))
    }
    #expect(drawn.isPlain(0..<10, 0..<10, "00ff00"))
  }

  /// Nothing shines through at the edges of an opaque blur, which ends at the bounds; a blur fades there.
  @Test func anOpaqueBlurHasSharpEdges() throws {
    let box = Self.red.frame(width: 20, height: 20)
    let opaque = try DrawnView(40, 40) {
      box.blur(radius: 6, opaque: true).frame(width: 40, height: 40)
    }
    #expect(opaque.isPlain(10..<30, 10..<30, "ff0000"))
    #expect(opaque.isPlain(0..<40, 0..<10, "ffffff") && opaque.isPlain(30..<40, 0..<40, "ffffff"))
    let effect = try DrawnView(40, 40) {
      box.visualEffect { content, _ in content.blur(radius: 6, opaque: true) }
        .frame(width: 40, height: 40)
    }
    #expect(effect.isPlain(10..<30, 10..<30, "ff0000"))
    let fading = try DrawnView(40, 40) { box.blur(radius: 6).frame(width: 40, height: 40) }
    #expect(fading[10, 20] != "ff0000" && fading[8, 20] != "ffffff")
  }

  /// Twice as wide, then 5 to the right and 3 down; the frame stays where it was.
  @Test func transformEffectMovesTheDrawingAlone() throws {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 3)
    let view = Self.red.frame(width: 10, height: 10).transformEffect(transform).named("a")
    let drawn = try DrawnView(40, 20) { view.frame(width: 40, height: 20, alignment: .topLeading) }
    #expect(drawn.isPlain(5..<25, 3..<13, "ff0000"))
    #expect(drawn.isPlain(0..<40, 0..<3, "ffffff") && drawn.isPlain(0..<5, 0..<20, "ffffff"))
    #expect(drawn.isPlain(25..<40, 0..<20, "ffffff"))
    FrameExpectation(nil, nil)("size 10 10; a 0 0 10 10") {
      Self.red.frame(width: 10, height: 10).transformEffect(transform).named("a")
    }
  }

  /// Parts of a group cover one another before the group is made translucent, and it is one item of the list.
  @Test func compositingGroupIsOnePicture() throws {
    let pair = ZStack {
      Self.green.frame(width: 30, height: 30)
      Self.red.frame(width: 10, height: 10)
    }
    let drawn = try DrawnView(40, 40) { pair.compositingGroup().opacity(0.5) }
    #expect(["ff7f7f", "ff8080"].contains(drawn[15, 15]))
    #expect(["7fff7f", "80ff80"].contains(drawn[3, 3]))
    #expect(try ImageRenderer(content: pair).displayList().items.count == 2)
    let items = try ImageRenderer(content: pair.compositingGroup()).displayList().items
    guard case .group(let group)? = items.first, items.count == 1 else {
      Issue.record("no group: \(items)")
      return
    }
    #expect(group.items.count == 2)
  }

  /// Only the left half of its rectangle.
  private struct LeftHalf: Shape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  @Test(arguments: [
    (LayoutDirectionBehavior.mirrors, LayoutDirection.leftToRight, false),
    (.mirrors, .rightToLeft, true), (.fixed, .rightToLeft, false),
    (.mirrors(in: .leftToRight), .leftToRight, true),
    (.mirrors(in: .leftToRight), .rightToLeft, false),
  ])
  func layoutDirectionBehaviorMirrorsInOneDirection(
    _ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection, isMirrored: Bool
  ) throws {
    let drawn = try DrawnView(20, 10) {
      LeftHalf().fill(Self.red).layoutDirectionBehavior(behavior)
        .environment(\.layoutDirection, direction)
    }
    #expect(drawn.isPlain(0..<10, 0..<10, isMirrored ? "ffffff" : "ff0000"))
    #expect(drawn.isPlain(10..<20, 0..<10, isMirrored ? "ff0000" : "ffffff"))
  }

  @Test(arguments: [true, false]) func scrollClipDisabledLetsContentReachOut(
    isDisabled: Bool
  ) throws {
    let drawn = try DrawnView(20, 60) {
      ScrollView { Self.red.frame(height: 40) }
        .scrollClipDisabled(isDisabled)
        .frame(width: 20, height: 20).frame(width: 20, height: 60, alignment: .top)
    }
    #expect(drawn.isPlain(0..<20, 0..<20, "ff0000"))
    #expect(drawn.isPlain(0..<20, 20..<40, isDisabled ? "ff0000" : "ffffff"))
    #expect(drawn.isPlain(0..<20, 40..<60, "ffffff"))
  }

  @Test func glassEffectIsAShapedBackground() throws {
    func drawn(_ view: some View) throws -> DrawnView {
      try DrawnView(40, 20) { view.background(.black) }
    }
    let tinted = Glass.regular.tint(Self.red)
    let clear = Color.clear.frame(width: 40, height: 20)
    #expect(try drawn(clear)[20, 10] == "000000")
    // A tint is 0.85 of the color, and the edge is bright.
    let square = try drawn(clear.glassEffect(tinted, in: Rectangle()))
    #expect(square.isPlain(4..<36, 4..<16, "d90000") && square[0, 0] > "d90000")
    let capsule = try drawn(clear.glassEffect(tinted))
    #expect(capsule[20, 10] == "d90000" && capsule[0, 0] == "000000" && capsule[39, 19] == "000000")
    #expect(try drawn(clear.glassEffect())[20, 10] > "808080")
    #expect(try drawn(clear.glassEffect(.identity))[20, 10] == "000000")
  }
}
