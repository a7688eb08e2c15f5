import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots

/// Picture references: what they carry, what a failure says, and what decides without decoding.
@Suite struct PictureSnapshotTests {
  /// A card at 2x: a text and a disc on white, the text where asked for.
  static func card(x: Int = 12, font: String = "aa11", color: UInt8 = 0) -> SnapshotPicture {
    var picture = TestPicture(120, 60)
    picture.fill(x * 2, 10, 30, 16, (color, 0, 0, 255))
    picture.fill(80, 30, 20, 20, (200, 120, 0, 255))
    let layout = LayoutOutline(nodes: [
      .init(kind: "ZStack", frame: CGRect(x: 0, y: 0, width: 60, height: 30), depth: 0),
      .init(kind: "Text", text: "Total", frame: CGRect(x: x, y: 5, width: 15, height: 8), depth: 1),
      .init(
        kind: "Rectangle", identifier: "clock", frame: CGRect(x: 40, y: 15, width: 10, height: 10),
        depth: 1),
    ])
    return SnapshotPicture(
      bitmap: picture.bitmap, scale: 2, layout: layout,
      fingerprint: Fingerprint(fonts: ["Inter": font], scale: 2))
  }

  @Test func theFileCarriesLayoutAndFingerprint() throws {
    let card = Self.card()
    let back = try SnapshotPicture(pngData: try card.pngData())
    #expect(back.bitmap == card.bitmap)
    #expect(back.layout == card.layout)
    #expect(back.scale == 2)
    #expect(back.fingerprint?.fonts == ["Inter": "aa11"])
    #expect(back.fingerprint?.pixels == PixelDigest.of(card.bitmap))
    #expect(try back.pngData() == card.pngData())
  }

  @Test func aFailureSaysWhatWhereHowMuchAndHowToAccept() throws {
    let bench = try Bench()
    #expect(bench.check(Self.card(), as: .picture()).kind == .recorded)
    #expect(bench.check(Self.card(), as: .picture()).kind == .passed)
    let failed = bench.check(Self.card(x: 15), as: .picture())
    #expect(failed.kind == .different)
    #expect(failed.layoutChanges.map(\.description) == [#"Text "Total" x 12 → 15"#])
    #expect(failed.comparison?.boxes.first?.owner == #"Text "Total""#)
    let order = [
      #"Text "Total" x 12 → 15"#, "where:", "how much:", "would pass with", "reference:", "actual:",
      "difference:",
      "accept: tintype accept Tests/__Snapshots__/CardTests/card.1.png",
    ].map { failed.message.range(of: $0)?.lowerBound }
    #expect(order.allSatisfy { $0 != nil }, "\(failed.message)")
    let offsets = order.compactMap { $0 }
    #expect(offsets == offsets.sorted())
    for path in [failed.actual, failed.difference] {
      #expect(FileManager.default.fileExists(atPath: try #require(path)))
    }
  }

  @Test func otherFontsAreAKindOfTheirOwn() throws {
    let bench = try Bench()
    bench.check(Self.card(font: "bb22"), as: .picture())
    #expect(bench.check(Self.card(), as: .picture()).kind == .passed)
    let failed = bench.check(Self.card(color: 90), as: .picture())
    #expect(failed.kind == .recordedElsewhere)
    #expect(failed.message.contains("font Inter was bb22, here it is aa11"))
  }

  @Test func aDamagedReferenceIsReportedAndRecordedAnew() throws {
    let card = Self.card()
    var file = try card.pngData()
    let start = try #require(file.range(of: Data("IDAT".utf8))?.upperBound)
    for i in start..<(file.count - 12) { file[i] = 0 }
    let bench = try Bench()
    try AtomicFile.write(file, to: bench.location("1", "png").reference)
    #expect(bench.check(card, as: .picture()).kind == .unreadable)
    #expect(bench.check(card, as: .picture(), record: .failed).kind == .recorded)
    #expect(bench.check(card, as: .picture()).kind == .passed)
  }

  @Test func aFileOfAnotherProgramNamesTheViewThatMoved() throws {
    let bench = try Bench()
    func plain(_ picture: SnapshotPicture) throws -> Data {
      try SnapshotPicture(bitmap: picture.bitmap, scale: 2).pngData(quickly: true)
    }
    let (old, new) = (Self.card(), Self.card(x: 15))
    #expect(bench.check(try plain(old), as: .png(scale: 2, layout: old.layout)).kind == .recorded)
    let passed = bench.check(try plain(old), as: .png(scale: 2, layout: old.layout))
    #expect(passed.kind == .passed)
    let failed = bench.check(try plain(new), as: .png(scale: 2, layout: new.layout))
    #expect(failed.kind == .different)
    #expect(failed.layoutChanges.map(\.description) == [#"Text "Total" x 12 → 15"#])
    #expect(failed.comparison?.boxes.first?.owner == #"Text "Total""#)
    let reference = try SnapshotPicture(
      pngData: Data(contentsOf: URL(fileURLWithPath: bench.location("1", "png").reference)))
    #expect(reference.fingerprint?.pixels == PixelDigest.of(old.bitmap))
    #expect(reference.fingerprint?.renderer == "unknown")
    #expect(reference.scale == 2)
    let other = Snapshotting<Data, SnapshotPicture>.png(
      fingerprint: Fingerprint(renderer: "browser 9", scale: 2))
    #expect(bench.check(try plain(new), as: other).kind == .recordedElsewhere)
    #expect(bench.check(Data("no picture".utf8), as: .png).kind == .unreadable)
  }

  @Test func aFileThatSaysItAllNeedsNothingBesides() throws {
    let bench = try Bench()
    #expect(bench.check(try Self.card().pngData(quickly: true), as: .png).kind == .recorded)
    let path = bench.location("1", "png").reference
    #expect(PictureDraft.finish(bench.proven(path), within: 60).left == 0)
    #expect(try FileManager.default.contents(atPath: path) == Self.card().pngData())
    let failed = bench.check(try Self.card(x: 15, font: "bb22").pngData(), as: .png)
    #expect(failed.kind == .recordedElsewhere)
    #expect(failed.layoutChanges.map(\.description) == [#"Text "Total" x 12 → 15"#])
  }

  @Test func regionsByIdentifierAreNotCompared() throws {
    let bench = try Bench()
    let card = Self.card()
    bench.check(card, as: .picture())
    var other = card
    var pixels = TestPicture(120, 60)
    pixels.pixels = card.bitmap.pixels
    pixels.fill(82, 32, 10, 10, (0, 0, 255, 255))
    other.bitmap = pixels.bitmap
    #expect(bench.check(other, as: .picture(ignoring: [.id("clock")])).kind == .passed)
    #expect(
      bench.check(other, as: .picture(ignoring: [.rect(x: 40, y: 15, width: 10, height: 10)])).kind
        == .passed)
    #expect(bench.check(other, as: .picture(ignoring: [.id("other")])).kind == .different)
  }

  @Test func aWideToleranceIsReported() throws {
    let bench = try Bench()
    bench.check(Self.card(), as: .picture())
    let near = bench.check(Self.card(color: 3), as: .picture(tolerance: .perChannel(3)))
    #expect(near.isPass)
    #expect(near.warnings.isEmpty)
    let wide = bench.check(Self.card(color: 3), as: .picture(tolerance: .perChannel(30)))
    #expect(wide.isPass)
    #expect(wide.warnings.first?.contains("perChannel: 3") == true)
    #expect(bench.check(Self.card(), as: .picture(tolerance: .perChannel(30))).warnings.isEmpty)
  }

  @Test func toleranceNeverRewrites() throws {
    let bench = try Bench()
    bench.check(Self.card(), as: .picture())
    let before = FileManager.default.contents(atPath: bench.location("1", "png").reference)
    bench.check(Self.card(color: 3), as: .picture(tolerance: .perChannel(3)), record: .failed)
    #expect(FileManager.default.contents(atPath: bench.location("1", "png").reference) == before)
  }

  @Test func aPictureWithoutAreaIsReported() throws {
    let bench = try Bench()
    let empty = SnapshotPicture(bitmap: Bitmap(width: 0, height: 4, pixels: []), scale: 1)
    #expect(bench.check(empty, as: .picture()).kind == .unreadable)
  }

  @Test func vectorFilesCarryAFingerprintThatIsNotCompared() throws {
    let bench = try Bench()
    let svg = SimplySnapshotting<Fingerprinted<String>>(pathExtension: "svg", diffing: .svg)
    let here = Fingerprinted(
      "<svg>\n<path/>\n</svg>", fingerprint: Fingerprint(fonts: ["A--B": "1"], scale: 1))
    bench.check(here, as: svg)
    let file = try #require(
      FileManager.default.contents(atPath: bench.location("1", "svg").reference))
    #expect(String(decoding: file, as: UTF8.self).contains("<!-- Tintype fingerprint {"))
    #expect(XMLLike.hasNoDoubleHyphenInComments(file))
    var moved = here
    moved.fingerprint?.fonts = ["A--B": "2"]
    #expect(bench.check(moved, as: svg).kind == .passed)
    moved.content = "<svg>\n<rect/>\n</svg>"
    let failed = bench.check(moved, as: svg)
    #expect(failed.kind == .recordedElsewhere)
    #expect(failed.message.contains("+<rect/>"))
  }

  private enum XMLLike {
    static func hasNoDoubleHyphenInComments(_ data: Data) -> Bool {
      let text = String(decoding: data, as: UTF8.self)
      guard let start = text.range(of: "<!--"),
        let end = text.range(of: "-->", range: start.upperBound..<text.endIndex)
      else { return false }
      return !text[start.upperBound..<end.lowerBound].contains("--")
    }
  }
}
