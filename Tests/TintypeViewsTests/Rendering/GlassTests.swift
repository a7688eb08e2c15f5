import Testing
import Tintype
import TintypeDrawing

@testable import TintypeViews

/// `Rules/Glass`: what glass and materials draw.
@MainActor
@Suite struct GlassTests {
  private func backdrops<V: View>(
    _ scheme: ColorScheme = .light, @ViewBuilder _ view: () -> V
  ) throws -> [(path: Path, backdrop: Backdrop)] {
    let renderer = ImageRenderer(content: view().environment(\.colorScheme, scheme))
    return try renderer.displayList().items.compactMap { item in
      if case .fill(let path, .backdrop(let backdrop), _) = item { (path, backdrop) } else { nil }
    }
  }

  private var square: some View { Color.clear.frame(width: 40, height: 40) }

  @Test func thickMaterialsCoverMore() throws {
    for scheme in [ColorScheme.light, .dark] {
      let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
      let alphas = try materials.map { material in
        try #require(backdrops(scheme) { square.background(material) }.first).backdrop.veil.alpha
      }
      #expect(alphas == alphas.sorted() && Set(alphas).count == alphas.count)
    }
  }

  @Test func identityIsNoGlass() throws {
    #expect(try backdrops { square.glassEffect(.identity) }.isEmpty)
    #expect(try backdrops { square.glassEffect(.regular) }.count == 1)
    #expect(try backdrops { square.glassEffect(.regular.interactive()) }.count == 1)
  }

  /// Clear glass has less of a veil; a tint is a darker shade of itself.
  @Test func kindsDiffer() throws {
    func veil(_ glass: Glass) throws -> RGBA {
      try #require(backdrops { square.glassEffect(glass) }.first).backdrop.veil
    }
    #expect(try veil(.clear).alpha < veil(.regular).alpha)
    let tinted = try veil(.regular.tint(Color(red: 0, green: 0.4, blue: 1)))
    #expect(abs(tinted.green - 0.34) < 0.001 && abs(tinted.blue - 0.85) < 0.001)
    #expect(tinted.alpha == 1)
  }

  @Test func touchingGlassFlowsTogether() throws {
    func row(_ gap: CGFloat, reach: CGFloat?, tints: [Color?] = [nil, nil, nil]) throws -> [CGRect]
    {
      try backdrops {
        GlassEffectContainer(spacing: reach) {
          HStack(spacing: gap) {
            ForEach(0..<3) { square.glassEffect(.regular.tint(tints[$0]), in: .circle) }
          }
        }
      }.map { $0.path.boundingRect }
    }
    #expect(try row(0, reach: nil).map(\.width) == [120])
    #expect(try row(10, reach: nil).count == 3)
    #expect(try row(10, reach: 20).map(\.width) == [140])
    // Only equal glass does.
    #expect(try row(0, reach: nil, tints: [.red, .red, nil]).map(\.width) == [80, 40])
  }

  /// The neck is thinner than the pieces, and the outline is that of one path.
  @Test func outlinesHaveNecks() {
    let pieces = [0, 40].map {
      GlassPiece(frame: CGRect(x: $0, y: 0, width: 40, height: 40), radius: 20)
    }
    for axis in [Axis.horizontal, .vertical] {
      let turned =
        axis == .horizontal
        ? pieces
        : pieces.map {
          GlassPiece(frame: CGRect(x: 0, y: $0.frame.minX, width: 40, height: 40), radius: 20)
        }
      let path = GlassOutline.of(turned, along: axis, reach: 0)
      #expect(path.elements.count { if case .move = $0 { true } else { false } } == 1)
      func holds(_ along: CGFloat, _ across: CGFloat) -> Bool {
        path.contains(
          axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along))
      }
      #expect(holds(40, 20) && holds(40, 12) && !holds(40, 7) && !holds(40, 33))
      #expect(holds(20, 1) && holds(60, 39) && !holds(1, 1) && !holds(79, 39))
    }
  }
}
