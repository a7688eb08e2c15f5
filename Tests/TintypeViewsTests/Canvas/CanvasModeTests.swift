import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// Modes, filters and shadings of canvases, by their pixels: a blue square of 20 is there, and 10 of the red one cover it.
@MainActor
@Suite struct CanvasModeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func drawn(
    _ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) throws -> DrawnView {
    try DrawnView(40, 40) { Canvas(renderer: draw) }
  }

  private func box(_ x: CGFloat, _ side: CGFloat = 20) -> Path {
    Path(CGRect(x: x, y: 0, width: side, height: side))
  }

  /// The colors of what was there alone, of both, and of the new square alone; white where nothing is.
  nonisolated static let modes: [(GraphicsContext.BlendMode, [String])] = [
    (.normal, ["0000ff", "ff0000", "ff0000"]), (.clear, ["0000ff", "ffffff", "ffffff"]),
    (.copy, ["0000ff", "ff0000", "ff0000"]), (.sourceIn, ["0000ff", "ff0000", "ffffff"]),
    (.sourceOut, ["0000ff", "ffffff", "ff0000"]), (.sourceAtop, ["0000ff", "ff0000", "ffffff"]),
    (.destinationOver, ["0000ff", "0000ff", "ff0000"]),
    (.destinationIn, ["0000ff", "0000ff", "ffffff"]),
    (.destinationOut, ["0000ff", "ffffff", "ffffff"]),
    (.destinationAtop, ["0000ff", "0000ff", "ff0000"]), (.xor, ["0000ff", "ffffff", "ff0000"]),
    (.plusLighter, ["0000ff", "ff00ff", "ff0000"]), (.multiply, ["0000ff", "000000", "ff0000"]),
  ]

  @Test(arguments: modes)
  func modesChangeShapesAlone(mode: GraphicsContext.BlendMode, colors: [String]) throws {
    let view = try drawn { context, _ in
      context.fill(self.box(0), with: .color(Self.blue))
      context.blendMode = mode
      context.fill(self.box(10), with: .color(Self.red))
    }
    #expect([view[5, 5], view[15, 5], view[25, 5]] == colors)
    #expect(view[35, 5] == "ffffff" && view[5, 30] == "ffffff")
  }

  /// What was drawn is drawn once more where the shape is, moved, in the context's mode and through its filters.
  @Test func whatWasDrawnIsAShading() throws {
    let view = try drawn { context, size in
      context.fill(self.box(0), with: .color(Self.blue.opacity(0.5)))
      context.fill(self.box(0, 10), with: .backdrop)
      context.translateBy(x: 30, y: 0)
      context.fill(self.box(0, 10), with: .color(Self.red))
      context.addFilter(.colorInvert())
      context.fill(self.box(0, 5), with: .backdrop)
    }
    #expect(["4040ff", "3f3fff", "4141ff"].contains(view[5, 5]))
    #expect(["8080ff", "7f7fff"].contains(view[15, 5]))
    #expect(view[32, 2] == "00ffff" && view[37, 2] == "ff0000" && view[5, 30] == "ffffff")
    let line = try drawn { context, _ in
      context.fill(self.box(0), with: .color(Self.blue))
      context.blendMode = .clear
      context.stroke(
        Path { $0.addLines([.zero, CGPoint(x: 40, y: 0)]) }, with: .backdrop, lineWidth: 8)
    }
    #expect(line[5, 2] == "ffffff" && line[5, 6] == "0000ff")
  }

  /// Copies of copies are twice as many items each time: after some, what was drawn without them is copied.
  @Test func manyCopiesStayFew() throws {
    let view = try drawn { context, _ in
      context.fill(self.box(0), with: .color(Self.blue))
      for _ in 0..<40 { context.fill(self.box(0, 10), with: .backdrop) }
      context.fill(self.box(20, 10), with: .backdrop)
    }
    #expect(view[5, 5] == "0000ff" && view[25, 5] == "ffffff")
  }

  /// What is cleared or replaced goes as a whole, however faint the color is.
  @Test func translucentColorsReplaceAndKeepTheirShare() throws {
    func mixed(_ mode: GraphicsContext.BlendMode) throws -> String {
      let view = try drawn { context, _ in
        context.fill(self.box(0), with: .color(Self.blue))
        context.blendMode = mode
        context.fill(self.box(10), with: .color(Self.red.opacity(0.5)))
      }
      return view[15, 5]
    }
    #expect(try mixed(.clear) == "ffffff")
    #expect(try ["ff8080", "ff7f7f"].contains(mixed(.copy)))
    #expect(try ["8080ff", "7f7fff"].contains(mixed(.destinationIn)))
  }

  /// Numbers are Core Graphics', which knows the same modes.
  @Test func everyModeHasTheRawValueOfCoreGraphics() {
    #expect(CGBlendMode.allCases.map(\.rawValue) == Array(0...27))
    #expect(GraphicsContext.BlendMode.plusLighter.rawValue == CGBlendMode.plusLighter.rawValue)
    #expect(GraphicsContext.BlendMode.clear.rawValue == CGBlendMode.clear.rawValue)
    // Views know some of them, each of which is drawn as it says.
    for mode in BlendMode.allCases { #expect(mode.drawing.rawValue == mode.rawValue) }
  }

  @Test func filtersMoveAndMixColors() throws {
    let view = try drawn { context, _ in
      let move = CGAffineTransform(translationX: 20, y: 0)
      context.addFilter(.projectionTransform(ProjectionTransform(move)))
      var matrix = ColorMatrix()
      (matrix.r1, matrix.b1) = (0, 1)
      context.addFilter(.colorMatrix(matrix))
      context.fill(self.box(0, 10), with: context.resolve(.color(Self.red)))
    }
    #expect(view[5, 5] == "ffffff" && view[25, 5] == "0000ff" && view[35, 5] == "ffffff")
  }

  @Test func shadingsPaintWhatHasNoColorOfItsOwn() throws {
    let view = try drawn { context, _ in
      var square = context.resolve(Image(systemName: "square.fill"))
      square.shading = .color(Self.red)
      context.draw(square, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      var text = context.resolve(
        Text(verbatim: "\u{2588}").font(.system(size: 16))
          + Text(verbatim: "\u{2588}").font(.system(size: 16)).foregroundStyle(Self.blue))
      text.shading = .color(Self.red)
      context.draw(text, in: CGRect(x: 0, y: 20, width: 40, height: 20))
    }
    #expect(view[10, 10] == "ff0000")
    let row = (0..<40).map { view[$0, 30] }
    #expect(row.contains("ff0000") && row.contains("0000ff") && !row.contains("000000"))
  }
}
