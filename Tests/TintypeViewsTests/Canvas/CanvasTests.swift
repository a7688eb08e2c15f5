import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// A helper of a user's own, which knows nothing of actors.
private struct Dot {
  var x: CGFloat
  func draw(in context: inout GraphicsContext) {
    context.fill(Path(CGRect(x: x, y: 0, width: 4, height: 4)), with: .foreground)
    context.draw(context.resolve(Text(verbatim: " ")), at: .zero)
  }
}

/// What a canvas draws, by its pixels.
@MainActor
@Suite struct CanvasTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func drawn(
    _ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) throws -> DrawnView {
    try DrawnView(40, 40) { Canvas(renderer: draw) }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func aCanvasTakesItsProposalAndDrawsFromItsCorner() throws {
    let view = try DrawnView(40, 40) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      }
      .padding(8)
    }
    #expect(view.isPlain(8..<32, 8..<32, "ff0000"))
    #expect(view[7, 20] == "ffffff" && view[20, 32] == "ffffff")
  }

  @Test func whatIsOutsideOfTheBoundsIsCut() throws {
    let view = try DrawnView(40, 40) {
      Canvas { context, _ in context.fill(self.box(-20, -20, 100), with: .color(Self.red)) }
        .frame(width: 20, height: 20)
    }
    #expect(view[10, 10] == "ff0000")
    #expect(
      try DrawnView(40, 40) {
        Canvas { context, _ in context.fill(self.box(-20, -20, 100), with: .color(Self.red)) }
          .padding(10)
      }[5, 5] == "ffffff")
  }

  /// Two by two squares of four pixels a side: red and blue above, blue and red below.
  private static let checks = {
    let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
    let pixels = (0..<64).flatMap { ($0 % 8 < 4) == ($0 < 32) ? red : blue }
    return CGImage(bitmap: Bitmap(width: 8, height: 8, pixels: pixels))
  }()

  @Test func picturesAreRepeatedFromTheirOrigin() throws {
    let image = Image(decorative: Self.checks, scale: 1)
    let view = try drawn { context, _ in
      context.fill(box(4, 4), with: .tiledImage(image, origin: CGPoint(x: 1, y: 0)))
      context.fill(
        box(20, 20),
        with: .tiledImage(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)))
    }
    // Repetitions of 8 points begin at 1 and 0.
    #expect(view[4, 5] == "0000ff" && view[5, 5] == "ff0000" && view[8, 5] == "ff0000")
    #expect(view[9, 5] == "0000ff" && view[9, 8] == "ff0000" && view[13, 8] == "0000ff")
    #expect(view[3, 5] == "ffffff" && view[14, 5] == "ffffff")
    #expect(view.isPlain(20..<30, 20..<30, "ff0000"))
  }

  @Test func coreGraphicsDrawsIntoACanvas() throws {
    let view = try drawn { context, _ in
      context.translateBy(x: 2, y: 0)
      context.withCGContext { cg in
        cg.setFillColor(UIColor(Self.red).cgColor)
        cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.saveGState()
        cg.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        cg.translateBy(x: 20, y: 0)
        cg.clip(to: CGRect(x: 0, y: 0, width: 5, height: 40))
        cg.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        cg.fillPath(using: .evenOdd)
        cg.restoreGState()
        cg.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        cg.setLineWidth(4)
        cg.move(to: CGPoint(x: 0, y: 20))
        cg.addLine(to: CGPoint(x: 10, y: 20))
        cg.strokePath()
        #expect(cg.path == nil)
        cg.fill(CGRect(x: 20, y: 20, width: 4, height: 4))
        cg.draw(Self.checks, in: CGRect(x: 28, y: 28, width: 8, height: 8))
        cg.restoreGState()
      }
      context.fill(box(0, 30, 4), with: .color(Self.blue))
    }
    #expect(view.isPlain(2..<12, 0..<10, "ff0000") && view[1, 5] == "ffffff")
    #expect(view[22, 0] == "0000ff" && view[25, 3] == "ffffff" && view[27, 5] == "ffffff")
    #expect(view.isPlain(2..<12, 18..<22, "0000ff") && view[5, 23] == "ffffff")
    #expect(view[23, 22] == "ff0000")
    // Upside down, as Core Graphics draws pictures where y points down.
    #expect(view[31, 29] == "0000ff" && view[36, 29] == "ff0000")
    #expect(view[3, 31] == "0000ff")
  }

  @Test func nonisolatedFunctionsMayDraw() throws {
    let view = try drawn { context, _ in
      for dot in [Dot(x: 0), Dot(x: 10)] { dot.draw(in: &context) }
    }
    #expect(view[2, 2] == "000000" && view[7, 2] == "ffffff" && view[12, 2] == "000000")
  }

  @Test func aCopyHasAStateOfItsOwn() throws {
    let view = try drawn { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 20)
      copy.opacity = 0.5
      copy.fill(self.box(0, 0), with: .color(Self.red))
      context.fill(self.box(0, 0), with: .color(Self.red))
    }
    #expect(view[5, 5] == "ff0000" && view[15, 15] == "ffffff")
    #expect(view[25, 25] == "ff7f7f" || view[25, 25] == "ff8080")
  }

  @Test func transformsApplyFromTheInside() throws {
    let view = try drawn { context, _ in
      context.translateBy(x: 20, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(x: 10, y: -5, width: 20, height: 5)), with: .color(Self.red))
    }
    #expect(view.isPlain(20..<30, 10..<30, "ff0000"))
    #expect(view[19, 20] == "ffffff" && view[31, 20] == "ffffff" && view[25, 31] == "ffffff")
  }

  @Test func cutsAddUpAndCanBeTurnedInsideOut() throws {
    let view = try drawn { context, _ in
      context.clip(to: self.box(0, 0, 30))
      context.clip(to: self.box(10, 10), options: .inverse)
      context.fill(self.box(0, 0, 40), with: .color(Self.red))
    }
    #expect(view[5, 5] == "ff0000" && view[15, 15] == "ffffff" && view[35, 35] == "ffffff")
  }

  @Test func aLayerIsAMaskOrOnePicture() throws {
    let view = try drawn { context, _ in
      var masked = context
      masked.clipToLayer { $0.fill(self.box(0, 0), with: .color(.black)) }
      masked.fill(self.box(0, 0, 40), with: .color(Self.red))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(self.box(20, 20, 16), with: .color(Self.red))
        layer.fill(self.box(20, 20, 8), with: .color(Self.blue))
      }
    }
    #expect(view[5, 5] == "ff0000" && view[15, 5] == "ffffff")
    // One picture at half its opacity: no red below the blue.
    #expect(["7f7fff", "8080ff"].contains(view[23, 23]))
  }

  @Test func textsAndViewsStandWhereTheyAreDrawn() throws {
    let view = try DrawnView(60, 40) {
      Canvas { context, size in
        let text = context.resolve(Text(verbatim: "H").font(.system(size: 40)).bold())
        let measured = text.measure(in: size)
        context.draw(text, at: CGPoint(x: 10, y: 20), anchor: .center)
        #expect(measured.height > 40 && measured.width > 20)
        if let symbol = context.resolveSymbol(id: "b") {
          #expect(symbol.size == CGSize(width: 10, height: 10))
          context.draw(symbol, at: CGPoint(x: 40, y: 20), anchor: .topLeading)
          context.draw(symbol, in: CGRect(x: 30, y: 0, width: 30, height: 10))
        }
        if context.resolveSymbol(id: "c") != nil { Issue.record("There is no view c.") }
      } symbols: {
        Self.blue.frame(width: 5, height: 5).tag("a")
        Self.red.frame(width: 10, height: 10).tag("b")
      }
    }
    #expect(view.isPlain(40..<50, 20..<30, "ff0000") && view.isPlain(30..<60, 0..<10, "ff0000"))
    #expect(view[10, 20] == "000000")
  }

  @Test func filtersAndBlendModesChangeWhatFollows() throws {
    let view = try drawn { context, _ in
      context.fill(self.box(0, 0, 40), with: .color(Self.red))
      var inverted = context
      inverted.addFilter(.colorInvert())
      inverted.fill(self.box(0, 0), with: .color(Self.red))
      context.blendMode = .screen
      context.fill(self.box(20, 20), with: .color(Self.blue))
    }
    #expect(view[5, 5] == "00ffff" && view[25, 25] == "ff00ff" && view[15, 5] == "ff0000")
  }

  /// As everybody writes it: the blur that is added after the threshold comes before it.
  @Test func filtersAddedLaterComeFirst() throws {
    let view = try drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: Self.blue))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { $0.fill(self.box(10, 10, 20), with: .color(Self.red)) }
    }
    #expect(view.colors <= 4 && view[20, 20] == "0000ff" && view[2, 2] == "ffffff")
    // The blur takes the corner away, the threshold leaves the side where it was.
    #expect(view[10, 10] == "ffffff" && view[11, 20] == "0000ff")
  }

  @Test func aThresholdTakesARange() throws {
    let view = try drawn { context, _ in
      var layer = context
      layer.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: Self.blue))
      for (index, opacity) in [0.2, 0.5, 0.9].enumerated() {
        layer.fill(self.box(CGFloat(index) * 13, 0, 10), with: .color(Self.red.opacity(opacity)))
      }
    }
    #expect(view[5, 5] == "ffffff" && view[18, 5] == "0000ff" && view[31, 5] == "ffffff")
  }

  @Test func aContextBeginsWithoutAnyEffect() throws {
    var opacities: [Double] = []
    _ = try drawn { context, _ in
      opacities.append(context.opacity)
      context.opacity = 0.5
      context.drawLayer { opacities.append($0.opacity) }
      opacities.append(context.opacity)
    }
    #expect(opacities.prefix(3) == [1, 1, 0.5])
  }
}
