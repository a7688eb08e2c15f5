import Testing
import TintypeText

@testable import TintypeSymbols

/// Drawings of an author's own.
@Suite struct AuthoredSymbolTests {
  private func drawn(
    _ svg: String, size: CGFloat = 20, weight: SymbolWeight = .regular,
    scale: SymbolScale = .medium
  ) throws -> DrawnSymbol {
    let symbol = try #require(AuthoredSymbol(svg: svg))
    let request = SymbolRequest(name: "own", pointSize: size, weight: weight, scale: scale)
    return try #require(SymbolLibrary.standard.symbol(request, authored: symbol))
  }

  @Test func aPlainDrawingIsAsHighAsApplesSymbols() throws {
    let svg = """
      <?xml version="1.0"?><!-- > --><svg viewBox="0 0 48 24">
      <rect x="12" y="6" width="24" height="12" fill="#f00"/></svg>
      """
    let symbol = try drawn(svg, size: 17)
    #expect(symbol.metrics.size == CGSize(width: 41, height: 20.5))
    // The rectangle is half of the box, which is two sizes and a half wide.
    #expect(abs(symbol.shape.bounds.width * symbol.factor - 20.5) < 1e-6)
    #expect(abs(symbol.shape.bounds.midX) < 1e-6)
  }

  /// Margins of a template that are exchanged leave no width.
  @Test(arguments: [(10, 34, 24), (34, 10, 0), (10, 10, 0)])
  func marginsOfTemplates(left: CGFloat, right: CGFloat, width: CGFloat) throws {
    let svg = """
      <svg viewBox="0 0 100 100"><g id="Guides"><line id="Baseline-S" x1="0" x2="90" y1="60" y2="60"/>
      <line id="Capline-S" x1="0" x2="90" y1="30" y2="30"/>
      <line id="left-margin-Regular-S" x1="\(left)" x2="\(left)" y1="20" y2="70"/>
      <line id="right-margin-Regular-S" x1="\(right)" x2="\(right)" y1="20" y2="70"/></g>
      <g id="Symbols"><g id="Regular-S"><rect x="12" y="36" width="20" height="20"/></g></g></svg>
      """
    let symbol = try drawn(svg, size: 1000, scale: .small)
    // Capitals are as high as the guides are apart: of 1000 points 1443 of 2048.
    #expect(abs(symbol.metrics.size.width - width / 30 * 1000 * 1443 / 2048) < 1)
  }

  @Test func groupsStrokesAndTransformsAreRead() throws {
    let svg = """
      <svg viewBox="0 0 24 24"><g transform="translate(2 4) scale(2)" fill="none" stroke="black"
      stroke-width="1"><line x1="0" y1="0" x2="5" y2="0"/></g>
      <g display="none"><rect width="24" height="24"/></g><defs><rect width="24" height="24"/></defs>
      </svg>
      """
    let box = try drawn(svg).shape.bounds
    let unit: CGFloat = 24 / (20.5 / 17)
    #expect(abs(box.minX - (2 - 12) / unit) < 1e-6 && abs(box.width - 10 / unit) < 1e-6)
    #expect(abs(box.minY - (3 - 12) / unit) < 1e-6 && abs(box.height - 2 / unit) < 1e-6)
  }

  @Test func pathDataOfAllKinds() throws {
    let path = SVGPathData.path(
      "M1 1h2v2H1zm4-.5.5.5L7 7C7 8 8 9 9 9s1-1 1-2q1 1 2 0t2 0a1 1 0 012 0Z")
    let box = path.boundingRect
    #expect(abs(box.minX - 1) < 1e-9 && abs(box.maxX - 16) < 1e-6)
    #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 4)
    #expect(path.elements.count { if case .quadCurve = $0 { true } else { false } } == 2)
    // What cannot be read ends the path, as browsers do it.
    #expect(SVGPathData.path("M0 0 L1 1 L x").elements.count == 2)
  }

  @Test func theEvenOddRuleLeavesHoles() throws {
    let svg = """
      <svg viewBox="0 0 24 24"><path fill-rule="evenodd" d="M0 0h24v24H0zM6 6h12v12H6z"/></svg>
      """
    let contours = try drawn(svg).shape.plain.flatMap { Contour.all(of: $0.path) }
    #expect(contours.count == 2 && contours[0].area * contours[1].area < 0)
  }

  private let template = """
    <svg><g id="Guides">
    <line id="Baseline-M" x1="0" x2="900" y1="200" y2="200"/>
    <line id="Capline-M" x1="0" x2="900" y1="129.54" y2="129.54"/>
    <line id="Baseline-S" x1="0" x2="900" y1="400" y2="400"/>
    <line id="Capline-S" x1="0" x2="900" y1="329.54" y2="329.54"/>
    <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="900"/>
    <line id="right-margin-Regular-M" x1="200" x2="200" y1="0" y2="900"/>
    </g><g id="Symbols">
    <g id="Regular-M"><path class="hierarchical-0:secondary" d="M110 125h80v80h-80z"/>
    <path class="hierarchical-0:primary" d="M130 145h40v40h-40z"/></g>
    <g id="Black-M"><path d="M405 120h90v90h-90z"/></g>
    <g id="Regular-S"><path d="M118 333h64v64h-64z"/></g>
    </g></svg>
    """

  /// A hundred units are an em: the guides are 70.46 apart.
  @Test func aTemplateIsMeasuredByItsGuides() throws {
    let symbol = try drawn(template)
    #expect(symbol.metrics.size == CGSize(width: 20, height: 18.5))
    // The middle of the ink, at 165, stands 35 above the baseline: 7 points at 20.
    #expect(symbol.metrics.descent == 2.5)
    #expect(abs(symbol.shape.bounds.width * symbol.factor - 16) < 0.01)
    #expect(symbol.shape.layered.map(\.rank) == [1, 0])
  }

  @Test func weightAndScaleChooseTheVariant() throws {
    let black = try drawn(template, weight: .black)
    #expect(abs(black.shape.bounds.width * black.factor - 18) < 0.01)
    let heavy = try drawn(template, weight: .heavy)
    #expect(abs(heavy.shape.bounds.width * heavy.factor - 18) < 0.01)
    let small = try drawn(template, scale: .small)
    #expect(abs(small.shape.bounds.width * small.factor - 12.8) < 0.01)
    // There is no large one: the middle one is enlarged.
    let large = try drawn(template, scale: .large)
    #expect(abs(large.shape.bounds.width * large.factor - 16 * 1.28) < 0.01)
  }

  @Test(arguments: [
    "<svg viewBox='0 0 0 24'><rect width='24' height='24'/></svg>",
    "<svg viewBox='0 0 24 0'><rect width='24' height='24'/></svg>", "", "no tags", "<svg/>",
    "<svg><text>Hi</text></svg>", "<svg><path d='M0",
  ])
  func nothingToDraw(_ svg: String) { #expect(AuthoredSymbol(svg: svg) == nil) }
}
