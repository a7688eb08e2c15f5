import Foundation
import Testing
import TintypeSupplies

@testable import TintypeText

@Suite struct FontLibraryTests {
  private let files = TemporaryFonts()

  @Test func designsAreFoundByFile() throws {
    let library = FontLibrary()
    func name(
      _ design: FontRequest.Design, weight: Int = 400, width: CGFloat = 100, isItalic: Bool = false
    ) throws -> String {
      try library.face(
        for: FontRequest(
          family: .system(design), size: 1, weight: weight, width: width, isItalic: isItalic)
      ).file.path.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(try name(.default) == "Inter-Regular.otf")
    #expect(try name(.default, weight: 600) == "Inter-SemiBold.otf")
    #expect(try name(.rounded, isItalic: true) == "Nunito-Italic[wght].ttf")
    #expect(try name(.serif, weight: 800) == "SourceSerif4[opsz,wght].ttf")
    #expect(try name(.monospaced, weight: 300) == "JetBrainsMono[wght].ttf")
    #expect(try name(.default, width: 80).hasPrefix("RobotoFlex["))
    // Only the plain design has widths.
    #expect(try name(.serif, width: 80) == "SourceSerif4[opsz,wght].ttf")
  }

  @Test func designsHaveTheRequestedVariations() throws {
    func positions(_ request: FontRequest) throws -> [String: Float] {
      let face = try FontLibrary.standard.face(for: request)
      return Dictionary(uniqueKeysWithValues: face.variations.map { ($0.tag.letters, $0.value) })
    }
    let serif = FontRequest(family: .system(.serif), size: 13.7, weight: 600)
    #expect(try positions(serif) == ["opsz": 13, "wght": 600])
    let mono = FontRequest(family: .system(.monospaced), size: 13, weight: 900)
    #expect(try positions(mono) == ["wght": 800])
    let wide = FontRequest(size: 34, weight: 700, width: 120, isItalic: true)
    #expect(try positions(wide) == ["opsz": 34, "wght": 700, "wdth": 151, "slnt": -10])
    // By its name a family is as its file has it.
    let named = FontRequest(family: .named("Source Serif 4"), size: 40)
    #expect(try positions(named) == ["wght": 400])
  }

  @Test func aFontThatIsNotSetUpNamesTheCommand() throws {
    let library = FontLibrary(folders: FontFolders(only: "/nowhere"))
    let error = FontError.notSetUp(family: "Nunito", package: "fontpkg-nunito")
    #expect(throws: error) {
      try library.face(for: FontRequest(family: .system(.rounded), size: 17))
    }
    #expect(error.description.contains("“tintype setup”"))
    #expect(library.describe().first { $0.family == "Nunito" }?.problem == error)
  }

  @Test func aLatinTextOpensOneFile() throws {
    let library = FontLibrary()
    _ = try ShapedText(
      runs: [TextRun(text: "Plain text, 12 words…", font: FontRequest(size: 17))],
      style: ParagraphStyle(), library: library)
    #expect(library.openedFiles == ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"])
  }

  @Test func namedFamiliesAreFoundWithoutFontconfig() throws {
    let library = FontLibrary()
    func face(_ name: String) throws -> FontFace {
      try library.face(for: FontRequest(family: .named(name), size: 1))
    }
    #expect(try face("inter display").displayName == "Inter Display Regular")
    #expect(try face("DejaVu Math TeX Gyre").file.path.hasSuffix("DejaVuMathTeXGyre.ttf"))
    #expect(throws: FontError.missing(family: "SF Pro", package: nil)) { try face("SF Pro") }
  }

  @Test func aMissingDeclaredFileNamesItsPackage() throws {
    var candidate = try #require(FontStore().declared("Inter").first)
    candidate.path = "/nowhere/Inter-Regular.otf"
    let error = FontError.missing(family: "Inter", package: "fonts-inter")
    #expect(throws: error) { try FontStore().open(candidate) }
    #expect(error.description.contains("fonts-inter"))
  }

  @Test func anAddedFileThatIsNoFontIsNamed() throws {
    let path = try files.write([1, 2, 3])
    #expect(throws: FontError.notAFont(path: path)) {
      try FontLibrary(additionalFiles: [path]).validate()
    }
    #expect(
      FontStore(additionalFiles: [path]).described(added: path).map(\.problem) == [
        .notAFont(path: path)
      ])
    #expect(throws: FontError.unreadable(path: "/nowhere.ttf")) {
      try FontLibrary(additionalFiles: ["/nowhere.ttf"]).validate()
    }
  }

  @Test func theDescriptionOfAFontHasItsDigestOrItsProblem() throws {
    let library = FontLibrary()
    var font = try #require(DeclaredFont.all.first { $0.path.hasSuffix("/Inter-Regular.otf") })
    let found = library.store.described(font)
    #expect(found.digest?.count == 64)
    #expect(found.role == "system")
    #expect(found.problem == nil)
    font.path = "/nowhere"
    let missing = library.store.described(font)
    #expect(missing.digest == nil)
    #expect(missing.problem == .missing(family: "Inter", package: "fonts-inter"))
  }

  @Test func aLibraryThatNobodyUsesIsFreed() throws {
    weak var library: FontLibrary?
    weak var store: FontStore?
    do {
      let own = FontLibrary()
      (library, store) = (own, own.store)
      let runs = [TextRun(text: "soon gone", font: FontRequest(size: 17))]
      let text = try ShapedText(runs: runs, style: ParagraphStyle(), library: own)
      #expect(text.layout(width: 40, height: nil).lines.count > 1)
      #expect(library != nil && store != nil)
    }
    #expect(library == nil)
    #expect(store == nil)
  }

  @Test func theDigestIsSHA256() {
    func digest(_ text: String) -> String {
      Array(text.utf8).withUnsafeBytes { SHA256.hexDigest(of: $0) }
    }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  /// Cut fonts, fonts with flipped bytes, and pure noise: whatever happens, it must be an answer.
  @Test func damagedFontsNeitherCrashNorHang() throws {
    var random = SplitMix(seed: 7)
    let fonts = try ["truetype/dejavu/DejaVuSansMono.ttf", "opentype/inter/Inter-Thin.otf"].map {
      try [UInt8](Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/\($0)")))
    }
    let instance = VariableFont.Instance(name: 2, coordinates: [700])
    let variable = VariableFont(instances: [instance]).made(of: fonts[0])
    let collection = FontTables.collection(of: [FontTables(fonts[0]), FontTables(variable)])
    for whole in fonts + [variable, collection] {
      for round in 0..<24 {
        var bytes = whole
        switch round % 3 {
        case 0: bytes.removeLast(Int(random.next() % UInt64(bytes.count)))
        case 1:
          for _ in 0..<200 {
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(
              truncatingIfNeeded: random.next())
          }
        default:
          for i in 0..<min(bytes.count, 4096) where i > 12 && random.next() % 4 == 0 {
            bytes[i] = UInt8(truncatingIfNeeded: random.next())
          }
        }
        let library = FontLibrary(additionalFiles: [try files.write(bytes)])
        do {
          for candidate in try library.store.addedCandidates() {
            let request = FontRequest(family: .named(candidate.family), size: 17, weight: 700)
            let face = try library.face(for: request)
            _ = face.displayName
            let text = try ShapedText(
              runs: [TextRun(text: "Hamburg 123 fi", font: request)], style: ParagraphStyle(),
              library: library)
            _ = text.layout(width: 40, height: nil).lines
            for glyph in UInt32(0)..<60 {
              _ = face.outline(of: glyph)
              _ = face.mask(of: glyph, pixelSize: 17, subpixelX: 1, subpixelY: 0)
            }
          }
        } catch {
          #expect(error.description.contains("/"))
        }
      }
    }
    for _ in 0..<50 {
      let noise = (0..<Int(random.next() % 3000)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      let path = try files.write(noise)
      #expect(throws: FontError.notAFont(path: path)) {
        try FontLibrary(additionalFiles: [path]).validate()
      }
    }
  }
}

/// The same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
