import Foundation
import Testing

@testable import TintypeText

/// Fonts that the caller adds: collections, variable fonts, faces by their own names, features.
@Suite struct AddedFontTests {
  private let files = TemporaryFonts()
  private static let folder = URL(filePath: "/usr/share/fonts/truetype")

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
  }

  private func library(_ file: [UInt8], _ name: String = "added.ttf") throws -> FontLibrary {
    FontLibrary(additionalFiles: [try files.write(file, name)])
  }

  private func request(
    _ family: String, weight: Int = 400, isItalic: Bool = false, features: [FontFeature] = []
  ) -> FontRequest {
    FontRequest(
      family: .named(family), size: 20, weight: weight, isItalic: isItalic, features: features)
  }

  private func glyphs(
    _ text: String, _ font: FontRequest, _ library: FontLibrary = .standard
  ) throws -> (ids: [UInt32], width: CGFloat) {
    let line = try ShapedText(
      runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library
    ).layout(width: nil, height: nil).lines[0]
    return (line.runs.flatMap(\.glyphs).map(\.id), line.width)
  }

  // MARK: Collections

  @Test func eachFaceOfACollectionIsFoundByItsFamily() throws {
    let fonts = try ["dejavu/DejaVuSansMono.ttf", "dejavu/DejaVuSerif.ttf"].map {
      FontTables(try bytes($0))
    }
    let library = try library(FontTables.collection(of: fonts), "pair.ttc")
    #expect(library.describe().filter { $0.role == "added" }.map(\.family).count == 2)
    for (index, family) in ["DejaVu Sans Mono", "DejaVu Serif"].enumerated() {
      let face = try library.face(for: request(family))
      #expect(face.index == index && face.file.path.hasSuffix("pair.ttc"))
      let alone = try FontLibrary().face(for: request(family))
      // The same glyphs as in a file of its own: both readers of the file look at the right face.
      #expect(face.advance(of: 44) == alone.advance(of: 44) && face.metrics == alone.metrics)
      #expect(face.outline(of: 44) == alone.outline(of: 44))
      #expect(!face.outline(of: 44).isEmpty)
    }
  }

  @Test func aCollectionOfDebianHasAFaceForEachRegion() throws {
    let file = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
    let library = FontLibrary(additionalFiles: [file])
    let added = library.describe().filter { $0.role == "added" }
    #expect(added.count > 4 && Set(added.map(\.digest)).count == 1)
    #expect(added.allSatisfy { $0.weight == 700 && $0.path == file })
    let (japanese, chinese) = (
      try library.face(for: request("Noto Sans CJK JP")),
      try library.face(for: request("Noto Sans CJK SC"))
    )
    #expect(japanese.file === chinese.file && japanese.index != chinese.index)
    // U+9AA8 is the textbook case of a character that is drawn differently in the two countries.
    let bone = try #require(japanese.nominalGlyph(0x9aa8))
    let other = try #require(chinese.nominalGlyph(0x9aa8))
    #expect(bone != other && japanese.outline(of: bone) != chinese.outline(of: other))
  }

  // MARK: Variable fonts

  private func variable(_ font: VariableFont) throws -> FontLibrary {
    try library(font.made(of: bytes("dejavu/DejaVuSansMono.ttf")))
  }

  @Test(arguments: [
    (400, 1233), (900, 1833), (650, 1533), (100, 633), (250, 933), (1000, 1833), (50, 633),
  ])
  func aWeightIsAPositionOnTheWeightAxis(weight: Int, advance: Int32) throws {
    let library = try variable(VariableFont())
    let face = try library.face(for: request("DejaVu Sans Mono", weight: weight))
    let glyph = try #require(face.nominalGlyph(0x48))
    #expect(face.advance(of: glyph) == advance)
    #expect(face.advance(of: try #require(face.nominalGlyph(0x49))) == 1233)
    // What FreeType draws has moved as far as HarfBuzz's advance says.
    let usual = try library.face(for: request("DejaVu Sans Mono")).outline(of: glyph).boundingRect
    let moved = face.outline(of: glyph).boundingRect
    #expect(abs(moved.minX - usual.minX - CGFloat(advance - 1233) / 2 / 2048) < 1.5 / 2048)
    #expect(abs(moved.width - usual.width) < 1.5 / 2048)
  }

  @Test func aFaceNamesItsPositionOnTheAxes() throws {
    // 2 is the name "Book", 4 "DejaVu Sans Mono".
    let library = try variable(
      VariableFont(instances: [
        .init(name: 2, coordinates: [400]), .init(name: 1, coordinates: [900]),
      ]))
    func name(_ weight: Int) throws -> String {
      try library.face(for: request("DejaVu Sans Mono", weight: weight)).displayName
    }
    #expect(try name(400) == "DejaVu Sans Mono Book")
    #expect(try name(900) == "DejaVu Sans Mono DejaVu Sans Mono")
    #expect(try name(650) == "DejaVu Sans Mono Book wght=650")
    #expect(
      try library.face(for: request("DejaVu Sans Mono", weight: 650)).identity
        != library.face(for: request("DejaVu Sans Mono", weight: 651)).identity)
  }

  @Test func slantAndWidthAreAxesToo() throws {
    var font = VariableFont()
    font.axes += [
      .init(tag: "slnt", least: -12, usual: 0, greatest: 0),
      .init(tag: "wdth", least: 75, usual: 100, greatest: 125),
    ]
    let library = try variable(font)
    func position(isItalic: Bool = false, width: CGFloat = 100) throws -> [FontVariation] {
      var request = request("DejaVu Sans Mono", isItalic: isItalic)
      request.width = width
      return try library.face(for: request).variations
    }
    func variation(_ tag: OpenTypeTag, _ value: Float) -> FontVariation {
      FontVariation(tag: tag, value: value)
    }
    #expect(
      try position() == [variation(.weightAxis, 400), variation(.widthAxis, 100)])
    #expect(try position(isItalic: true).last == variation(.slantAxis, -12))
    #expect(try position(width: 80).last == variation(.widthAxis, 80))
    #expect(try position(width: 50).last == variation(.widthAxis, 75))
  }

  @Test func anUprightRequestTakesTheUprightEndOfASlantAxis() {
    func candidate(_ path: String, isItalic: Bool) -> FontCandidate {
      FontCandidate(
        family: "F", traits: FontTraits(isItalic: isItalic), path: path, index: 0)
    }
    var variable = candidate("variable", isItalic: false)
    variable.slant = FontVariation(tag: .slantAxis, value: -12)
    let italic = candidate("italic", isItalic: true)
    var wanted = FontTraits()
    #expect(FontCandidate.best(of: [italic, variable], for: wanted)?.path == "variable")
    wanted.isItalic = true
    #expect(FontCandidate.best(of: [variable, italic], for: wanted)?.variations.count == 1)
  }

  @Test func ofTwoVariableFilesTheOneThatReachesTheWeightIsTaken() {
    func candidate(_ path: String, _ weights: ClosedRange<Float>) -> FontCandidate {
      FontCandidate(
        family: "F", traits: FontTraits(), path: path, index: 0, weights: weights)
    }
    let wanted = FontTraits(weight: 800)
    let files = [candidate("light", 100...400), candidate("bold", 400...900)]
    #expect(FontCandidate.best(of: files, for: wanted)?.path == "bold")
  }

  // MARK: Features

  @Test func smallCapitalsAreOtherGlyphs() throws {
    let plain = request("Noto Sans")
    let lower = request("Noto Sans", features: [.lowercaseSmallCaps])
    let upper = request("Noto Sans", features: [.uppercaseSmallCaps])
    let both = request("Noto Sans", features: [.lowercaseSmallCaps, .uppercaseSmallCaps])
    func ids(_ text: String, _ font: FontRequest) throws -> [UInt32] { try glyphs(text, font).ids }
    #expect(try ids("a", lower) != ids("a", plain))
    #expect(try ids("A", lower) == ids("A", plain))
    #expect(try ids("a", upper) == ids("a", plain))
    #expect(try ids("A", upper) != ids("A", plain))
    #expect(try ids("Aa", both) == ids("A", upper) + ids("a", lower))
    #expect(try ids("12", both) == ids("12", plain))
    // A small capital is narrower than the capital.
    #expect(try glyphs("H", upper).width < glyphs("H", plain).width)
    let face = try FontLibrary.standard.face(for: plain)
    #expect(face.substitutes(.lowercaseSmallCaps) && face.substitutes(.uppercaseSmallCaps))
    let inter = try FontLibrary.standard.face(for: FontRequest(size: 20))
    #expect(!inter.substitutes(.lowercaseSmallCaps) && inter.substitutes(.monospacedDigit))
  }

  // MARK: Names

  @Test(arguments: [
    ("Inter-SemiBold", "Inter-SemiBold.otf"), ("Inter Semi Bold", "Inter-SemiBold.otf"),
    ("Inter-Italic", "Inter-Italic.otf"), ("DejaVuSerif-BoldItalic", "DejaVuSerif-BoldItalic.ttf"),
    ("NotoSans-BoldItalic", "NotoSans-BoldItalic.ttf"), ("Inter", "Inter-Regular.otf"),
  ])
  func aFaceIsFoundByItsOwnName(name: String, file: String) throws {
    #expect(try FontLibrary.standard.face(for: request(name)).file.path.hasSuffix("/\(file)"))
  }

  @Test func traitsStartFromTheNamedFace() throws {
    func file(_ request: FontRequest) throws -> String {
      let path = try FontLibrary.standard.face(for: request).file.path
      return URL(filePath: path).lastPathComponent
    }
    #expect(try file(request("Inter-Medium", isItalic: true)) == "Inter-MediumItalic.otf")
    #expect(try file(request("Inter-Italic", weight: 700)) == "Inter-BoldItalic.otf")
  }

  @Test func anAddedFaceIsFoundByItsPostScriptName() throws {
    let library = try library(bytes("dejavu/DejaVuSans-Bold.ttf"), "x.ttf")
    let face = try library.face(for: request("DejaVuSans-Bold"))
    #expect(face.file.path.hasSuffix("x.ttf"))
  }
}
