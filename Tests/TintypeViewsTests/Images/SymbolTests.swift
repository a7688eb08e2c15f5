import Testing
import TintypeDrawing
import TintypeSupplies
import TintypeTestSupport

@testable import Tintype
@testable import TintypeSymbols

/// Symbols as views: their frames, colors and variants.
@MainActor
@Suite struct SymbolTests {
  private func renderer(_ view: some View) -> ImageRenderer<AnyView> {
    ImageRenderer(content: AnyView(view))
  }

  private func fills(_ view: some View) throws -> [(path: Path, color: RGBA?)] {
    var result: [(Path, RGBA?)] = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(let path, .color(let color), _): result.append((path, color))
        case .fill(let path, _, _): result.append((path, nil))
        case .group(let group): visit(group.items)
        default: break
        }
      }
    }
    visit(try renderer(view).displayList().items)
    return result
  }

  private func diagnostics(_ view: some View) -> [String] {
    renderer(view).layout().diagnostics.map(\.message)
  }

  @Test func framesAreApples() {
    FrameExpectation(nil, nil)("size 22 20") { Image(systemName: "star") }
    FrameExpectation(nil, nil)("size 12.5 16.5") { Image(systemName: "chevron.right") }
    FrameExpectation(nil, nil)("size 50 50") {
      Image(systemName: "star").resizable().frame(width: 50, height: 50)
    }
    FrameExpectation(nil, nil)("size 0 0") { Image(systemName: "") }
  }

  /// Read off pictures of iOS: a circle in 44 x 44 touches all sides, and a sheet of paper in 25 x 25 is 20 wide.
  @Test func aResizableSymbolHasNoMargins() throws {
    func ink(_ view: some View) throws -> CGRect {
      try #require(try fills(view).first).path.boundingRect
    }
    let circle = Image(systemName: "location.circle.fill").resizable()
    for box in [
      try ink(circle.frame(width: 44, height: 44)),
      try ink(circle.aspectRatio(contentMode: .fit).frame(width: 44, height: 44)),
    ] {
      // The outline of the set is not quite round.
      #expect(abs(box.minX) < 0.1 && abs(box.minY) < 0.1)
      #expect(abs(box.width - 44) < 0.2 && abs(box.height - 44) < 0.2)
    }
    let club = try ink(
      Image(systemName: "suit.club.fill").resizable().frame(width: 80, height: 60))
    #expect(abs(club.width - 80) < 0.1 && abs(club.height - 60) < 0.1)
    let paper = try ink(
      Image(systemName: "doc.text.fill").resizable().scaledToFit().frame(width: 25, height: 25))
    #expect(abs(paper.height - 25) < 0.1 && abs(paper.width - 20) < 1)
    // In text and beside it a symbol keeps its margins.
    #expect(try ink(Image(systemName: "location.circle.fill")).minX > 1)
  }

  /// Recorded on iOS: the star's middle stands 6.5 above the baseline, that of an ellipsis 6.25.
  @Test func baselines() {
    FrameExpectation(nil, nil)("a 0 0 22 20; b 22 7.5 18.5 5.5") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").named("a")
        Image(systemName: "ellipsis").named("b")
      }
    }
  }

  @Test func theForegroundColorsASymbol() throws {
    let plain = try fills(
      Image(systemName: "heart.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    #expect(plain.count == 1 && plain[0].color == RGBA(red: 1, green: 0, blue: 0))
    let gradient = try fills(
      Image(systemName: "heart.fill")
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(gradient.count == 1 && gradient[0].color == nil)
  }

  @Test func renderingModes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let green = Color(red: 0, green: 1, blue: 0)
    let mark = Image(systemName: "checkmark.circle.fill")
    func colors(_ view: some View) throws -> [RGBA?] { try fills(view).map(\.color) }
    let (r, g) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0))
    #expect(try colors(mark.foregroundStyle(red)) == [r])
    #expect(try colors(mark.foregroundStyle(red, green)) == [g, r])
    #expect(
      try colors(mark.symbolRenderingMode(.hierarchical).foregroundStyle(red)) == [
        r.opacity(0.5), r,
      ])
    #expect(try colors(mark.symbolRenderingMode(.palette).foregroundStyle(red, green)) == [g, r])
    #expect(
      try colors(mark.symbolRenderingMode(.monochrome).foregroundStyle(red, green)) == [r])
    let own = try colors(mark.symbolRenderingMode(.multicolor).foregroundStyle(red))
    #expect(own.count == 2 && own[1] == .white && own[0] != r)
    #expect(try colors(mark.renderingMode(.original).foregroundStyle(red)) == own)
    // The environment's mode holds where the image says none.
    #expect(
      try colors(VStack { mark }.symbolRenderingMode(.palette).foregroundStyle(red, green)) == [
        g, r,
      ])
  }

  @Test func variants() throws {
    func path(_ view: some View) throws -> Path { try #require(try fills(view).first).path }
    let star = Image(systemName: "star")
    #expect(try path(star.symbolVariant(.fill)) == path(Image(systemName: "star.fill")))
    #expect(
      try path(star.symbolVariant(.circle.fill)) == path(Image(systemName: "star.circle.fill")))
    #expect(
      try path(star.symbolVariant(.circle).symbolVariant(.fill))
        == path(Image(systemName: "star.circle.fill")))
    #expect(try path(star.symbolVariant(.none).symbolVariant(.fill)) == path(star))
    #expect(
      try path(Image(systemName: "bell").symbolVariant(.slash))
        == path(Image(systemName: "bell.slash")))
    // What has no such variant stays as it is.
    #expect(
      try path(Image(systemName: "square").symbolVariant(.rectangle))
        == path(Image(systemName: "square")))
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test func amountsLightParts() throws {
    func lit(_ value: Double?) throws -> Int {
      try fills(Image(systemName: "wifi", variableValue: value).foregroundStyle(.black))
        .count { $0.color == .black }
    }
    #expect(try lit(nil) == 1)
    #expect(try [0, 0.2, 0.5, 0.9, 1, 7].map { try lit($0) } == [0, 1, 2, 3, 3, 3])
    #expect(
      diagnostics(Image(systemName: "star", variableValue: 0.5))
        == ["draws the symbol \"star\" whole: its parts show no amount"])
  }

  @Test func rightToLeftMirrorsWhatPoints() throws {
    func box(_ name: String, _ direction: LayoutDirection) throws -> CGRect {
      let view = Image(systemName: name).environment(\.layoutDirection, direction)
      return try #require(try fills(view).first).path.boundingRect
    }
    let symbol = "arrow.uturn.forward"
    #expect(
      try fills(Image(systemName: symbol)).first?.path
        != fills(Image(systemName: symbol).environment(\.layoutDirection, .rightToLeft)).first?.path
    )
    #expect(try box(symbol, .leftToRight).width == box(symbol, .rightToLeft).width)
    #expect(
      try fills(Image(systemName: "arrow.uturn.right")).first?.path
        == fills(
          Image(systemName: "arrow.uturn.right").environment(\.layoutDirection, .rightToLeft)
        )
        .first?.path)
  }

  @Test func aSymbolStandsInText() throws {
    let text = try fills(Text("Tap \(Image(systemName: "heart.fill")) twice"))
    #expect(text.count == 1)
  }

  @Test func aSubstituteIsReportedOnce() {
    let reported = diagnostics(
      VStack {
        Image(systemName: "fork.knife")
        HStack { Image(systemName: "fork.knife") }
      })
    #expect(
      reported == ["draws the symbol \"fork.knife\" with a stand-in: Material Symbols' restaurant"])
    #expect(diagnostics(Image(systemName: "star")).isEmpty)
  }

  @Test func whatNobodyDrewIsATile() throws {
    #expect(diagnostics(Image(systemName: "applelogo")).count == 1)
    let tile = try fills(Image(systemName: "applelogo").foregroundStyle(.black))
    #expect(tile.first?.color == RGBA.black.opacity(0.14))
    var expectation = FrameExpectation(nil, nil)
    expectation.diagnostics = 1
    expectation("size 19.5 17.5") { Image(systemName: "no.such.thing") }
  }

  @Test func aMissingSetIsAnError() throws {
    let renderer = renderer(Image(systemName: "star"))
    renderer.symbols = SymbolLibrary(folders: DataFolders(paths: ["/nowhere"]))
    #expect(throws: ImageRendererError.self) { try renderer.pngData() }
    #expect("\(renderer.layout().diagnostics)".contains("flet-web==0.25.2"))
  }

  @Test func anAuthorsDrawingWins() throws {
    let folder = try TemporaryFolder()
    let images = ImageCatalog(searchPaths: [folder.url])
    let svg = "<svg viewBox='0 0 24 12'><rect width='24' height='12'/></svg>"
    _ = try folder.write(svg.utf8, to: "Symbols/star.svg")
    _ = try folder.write(svg.utf8, to: "Art.xcassets/Icons/own.symbolset/own.svg")
    for view in [Image(systemName: "star"), Image("own"), Image(systemName: "own")] {
      let renderer = renderer(view)
      renderer.images = images
      #expect(renderer.layout().root.frame.size == CGSize(width: 41, height: 20.5))
    }
    images.symbolPaths = [folder.url.appending(path: "Art.xcassets/Icons")]
    #expect(images.symbolFile(named: "own") != nil)
  }
}
