import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// Meshes of colors, by pixels and by the numbers of their grids.
@MainActor
@Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func mesh(_ points: [SIMD2<Float>], _ colors: [Color]) -> MeshGradient {
    MeshGradient(width: 2, height: 2, points: points, colors: colors)
  }

  @Test func cornersHaveTheirColors() throws {
    let view = try DrawnView(101, 101) {
      mesh(
        Self.corners,
        [
          Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
          Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 1),
        ])
    }
    #expect(view[0, 0].hasPrefix("f") && view[100, 0].dropFirst(2).hasPrefix("f"))
    #expect(
      view[0, 100].hasSuffix("fe") || view[0, 100].hasSuffix("ff") || view[0, 100].hasSuffix("fd"))
    // The middle is the mean of all four.
    let middle = [view[50, 50].prefix(2), view[50, 50].dropFirst(2).prefix(2)]
    #expect(middle.allSatisfy { abs((Int($0, radix: 16) ?? 0) - 128) <= 3 })
  }

  @Test func pointsMayStandElsewhere() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = try DrawnView(100, 100) {
      mesh([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]], [red, red, red, red])
    }
    #expect(view.isPlain(27..<73, 27..<73, "ff0000"))
    #expect(view.isPlain(0..<24, 0..<100, "ffffff"))
  }

  @Test func whatIsBesideTheCellsHasTheBackground() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = try DrawnView(100, 100) {
      MeshGradient(
        width: 2, height: 2, points: [[0.5, 0], [1, 0], [0.5, 1], [1, 1]],
        colors: [red, red, red, red], background: Color(red: 0, green: 0, blue: 1))
    }
    #expect(view.isPlain(0..<48, 0..<100, "0000ff") && view.isPlain(52..<100, 0..<100, "ff0000"))
  }

  /// No color goes beyond those of its neighbors: a black and white edge has no rim.
  @Test func smoothColorsStayBetweenTheirEnds() throws {
    let points: [SIMD2<Float>] = [0, 1].flatMap { y in
      [0, 1, 2, 3].map { x in SIMD2<Float>(Float(x) / 3, Float(y)) }
    }
    let row: [Color] = [.init(white: 0.4), .init(white: 0.4), .init(white: 0.6), .init(white: 0.6)]
    let view = try DrawnView(90, 10) {
      MeshGradient(width: 4, height: 2, points: points, colors: row + row)
    }
    let grays = (1..<89).map { Int(view[$0, 5].prefix(2), radix: 16) ?? 0 }
    #expect(grays == grays.sorted())
    #expect(grays.allSatisfy { (101...154).contains($0) })
  }

  @Test func aMeshThatDoesNotAddUpShowsNothing() throws {
    let bad = [
      mesh(Self.corners, [.red]), mesh([[0, 0]], [.red, .red, .red, .red]),
      MeshGradient(width: 1, height: 4, points: Self.corners, colors: [.red, .red, .red, .red]),
      mesh([[0, 0], [.infinity, 0], [0, 1], [1, .nan]], [.red, .red, .red, .red]),
    ]
    for mesh in bad {
      #expect(try DrawnView(10, 10) { mesh }.isPlain(0..<10, 0..<10, "ffffff"))
    }
  }

  /// With its control points a third of the way, a curve is the straight line that it is without them.
  @Test func controlPointsBendTheSides() throws {
    func point(_ x: Float, _ y: Float, bent: Float) -> MeshGradient.BezierPoint {
      let third: Float = 1 / 3
      return MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - third, y + bent],
        topControlPoint: [x, y - third], trailingControlPoint: [x + third, y + bent],
        bottomControlPoint: [x, y + third])
    }
    func view(_ bent: Float) throws -> DrawnView {
      try DrawnView(90, 90) {
        MeshGradient(
          width: 2, height: 2,
          bezierPoints: [
            point(0, 0, bent: bent), point(1, 0, bent: bent), point(0, 1, bent: 0),
            point(1, 1, bent: 0),
          ], colors: [.black, .black, .black, .black])
      }
    }
    #expect(try view(0).isPlain(1..<89, 1..<89, "000000"))
    // The upper side hangs down in its middle, by three quarters of its control points.
    let bent = try view(0.4)
    #expect(bent[45, 20] == "ffffff" && bent[45, 35] == "000000" && bent[2, 6] == "000000")
  }

  @Test func formatsWithoutMeshesEmbedAPicture() throws {
    let renderer = ImageRenderer(content: mesh(Self.corners, [.red, .green, .blue, .yellow]))
    renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
    let file = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(file.contains("<pattern") && file.contains("data:image/png"))
    #expect(try renderer.pdfData().count > 500)
  }
}

/// Shadows that are a part of a style.
@MainActor
@Suite struct ShadowStyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test func aDropShadowLiesBelow() throws {
    let view = try DrawnView(60, 60) {
      Rectangle().fill(Self.red.shadow(.drop(color: .black, radius: 0, x: 10, y: 0)))
        .frame(width: 20, height: 20).frame(width: 60, height: 60)
    }
    #expect(view.isPlain(20..<40, 20..<40, "ff0000") && view.isPlain(40..<50, 20..<40, "000000"))
    #expect(view.isPlain(0..<20, 0..<60, "ffffff"))
  }

  @Test func anInnerShadowStaysInside() throws {
    let view = try DrawnView(60, 60) {
      Rectangle().fill(Self.red.shadow(.inner(color: .black, radius: 0, x: 5, y: 0)))
        .frame(width: 20, height: 20).frame(width: 60, height: 60)
    }
    #expect(view.isPlain(20..<25, 20..<40, "000000") && view.isPlain(25..<40, 20..<40, "ff0000"))
    #expect(view.isPlain(0..<20, 0..<60, "ffffff") && view.isPlain(40..<60, 0..<60, "ffffff"))
  }

  @Test func letterShadowsStayInLetters() throws {
    func letter(_ shadow: ShadowStyle) throws -> DrawnView {
      try DrawnView(60, 60) {
        Text(verbatim: "I").font(.system(size: 60, weight: .black))
          .foregroundStyle(Self.red.shadow(shadow)).frame(width: 60, height: 60)
      }
    }
    let plain = try letter(.inner(color: .clear, radius: 0))
    let inner = try letter(.inner(color: .black, radius: 3))
    for y in 0..<60 {
      for x in 0..<60 where plain[x, y] == "ffffff" { #expect(inner[x, y] == "ffffff") }
    }
    #expect(plain[30, 30] == "ff0000" && inner[30, 30] != "ff0000")
  }

  @Test func shadowsAddUpAndFade() throws {
    let view = try DrawnView(60, 60) {
      Rectangle()
        .fill(
          Self.red.shadow(.drop(color: .black, radius: 0, x: 10))
            .shadow(.drop(color: .black, radius: 0, x: -10)).opacity(0.5)
        )
        .frame(width: 20, height: 20).frame(width: 60, height: 60)
    }
    #expect(view[45, 30] != "ffffff" && view[15, 30] != "ffffff" && view[45, 30] != "000000")
  }
}
