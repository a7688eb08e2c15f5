import Foundation
import Testing
import TintypeImages

@testable import TintypeSnapshots

/// A reference shows everybody the same: what changes colors, frames or orientation in some programs is refused.
@Suite struct ChunkTests {
  private let card = PictureSnapshotTests.card()

  /// The card with a chunk before its pixels, and a seal that fits: it has no key.
  private func file(_ type: String, _ content: [UInt8] = [0, 0, 0, 1]) throws -> Data {
    var parts = PNGParts(try card.pngData())
    let note = try #require(parts.fingerprint)
    var fingerprint = try #require(card.fingerprint)
    parts.parts.remove(at: note)
    parts.parts.insert((type, Data(content)), at: 1)
    fingerprint.pixels = PixelDigest.of(card.bitmap)
    fingerprint.seal = PixelDigest.seal(of: parts.data)
    let text = "Tintype fingerprint\0\0\0\0\0" + fingerprint.text
    parts.parts.insert(("iTXt", Data(text.utf8)), at: note)
    return parts.data
  }

  @Test(
    arguments: [
      ("gAMA", "gives it other colors"), ("cHRM", "gives it other colors"),
      ("iCCP", "gives it other colors"), ("cICP", "gives it other colors"),
      ("eXIf", "may turn it"), ("acTL", "shows other pictures"), ("fcTL", "shows other pictures"),
      ("fdAT", "shows other pictures"), ("bKGD", "fills what is transparent"),
      ("iDOT", "may show other pixels"), ("TEST", "no program may pass it over"),
      ("teSt", "may change what programs show"),
    ])
  func aChunkThatIsNotOfTheListIsAnError(_ type: String, _ effect: String) throws {
    let bench = try Bench()
    let data = try file(type)
    let reference = bench.location("1", "png").reference
    try AtomicFile.write(data, to: reference)
    let failed = bench.check(card, as: .picture(), record: .never)
    #expect(failed.kind == .unreadable)
    #expect(failed.message.contains("its chunk \(type) "), "\(failed.message)")
    #expect(failed.message.contains(effect))
    let plain = try card.pngData()
    for (old, new) in [(data, plain), (plain, data)] {
      let found = FileComparison().compare(old, new, reference: "a.png", actual: "b.png")
      #expect(found.outcome.kind == .unreadable)
      #expect(found.reason?.contains("its chunk \(type) ") == true)
    }
    let findings = SnapshotDoctor(root: bench.root).findings()
    #expect(findings.contains { !$0.isGood && $0.text.contains("its chunk \(type) ") })
    try AtomicFile.write(data, to: bench.location("2", "png").pending)
    let item = try #require(
      ReviewQueue(root: bench.root).items.first { $0.reference.contains(".2.") })
    let error = #expect(throws: ReviewError.self) { try item.accept() }
    #expect(error?.description.contains("its chunk \(type) ") == true)
  }

  /// PNG, table 7: chunks once each but for notes, pixels together, and all but the time and the end before them.
  @Test(
    arguments: [
      ("", "IDAT", nil), ("", "IDAT IDAT IDAT", nil), ("", "IDAT tEXt IDAT", "IDAT is there twice"),
      ("pHYs pHYs", "IDAT", "pHYs is there twice"), ("tEXt tEXt", "IDAT tEXt", nil),
      ("pHYs", "IDAT", nil), ("", "IDAT pHYs", "pHYs is out of place"),
      ("", "IDAT IDAT pHYs", "pHYs is out of place"), ("", "IDAT tIME", nil), ("tIME", "IDAT", nil),
      ("PLTE tRNS", "IDAT", nil), ("tRNS PLTE", "IDAT", "tRNS is out of place"),
      ("tRNS", "IDAT", nil), ("", "IDAT PLTE", "PLTE is out of place"),
      ("PLTE", "IDAT tRNS", "tRNS is out of place"), ("sRGB pHYs", "IDAT", nil),
    ] as [(String, String, String?)])
  func chunksAreInOrder(before: String, after: String, reason: String?) throws {
    var parts = PNGParts(try card.pngData())
    let header = try #require(parts.parts.first)
    let end = try #require(parts.parts.last)
    let contents: [String: [UInt8]] = [
      "pHYs": [0, 0, 0, 1, 0, 0, 0, 1, 0], "tEXt": [65, 0, 66], "tIME": [7, 234, 1, 1, 0, 0, 0],
      "PLTE": [1, 2, 3], "tRNS": [9], "sRGB": [0], "IDAT": [1, 2],
    ]
    let types = (before + " " + after).split(separator: " ").map(String.init)
    parts.parts = [header] + types.map { ($0, Data(contents[$0] ?? [])) } + [end]
    let found = try PNGCodec.disorder(of: parts.data)
    #expect(
      reason.map { found?.hasPrefix("its chunk \($0)") == true } ?? (found == nil), "\(found ?? "")"
    )
  }

  @Test func chunksThatChangeNothingPass() throws {
    let bench = try Bench()
    #expect(PNGParts(try card.pngData()).parts.count { $0.0 == "sRGB" } == 1)
    for (type, content) in [
      ("tIME", [7, 234, 1, 1, 0, 0, 0]), ("tEXt", [65, 0, 66]),
      ("sBIT", [8, 8, 8, 8]),
    ] as [(String, [UInt8])] {
      try AtomicFile.write(try file(type, content), to: bench.location("1", "png").reference)
      #expect(bench.check(card, as: .picture(), record: .never).kind == .passed, "\(type)")
    }
  }

  @Test func notesThatCarryProfilesAndPixelsThatAreNotSquareAreErrors() throws {
    let bench = try Bench()
    for (type, content) in [
      ("zTXt", Array("Raw profile type exif\0\0".utf8)),
      ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)),
      ("pHYs", [0, 0, 0, 1, 0, 0, 0, 2, 0]), ("tRNS", [0]),
    ] as [(String, [UInt8])] {
      try AtomicFile.write(try file(type, content), to: bench.location("1", "png").reference)
      #expect(bench.check(card, as: .picture(), record: .never).kind == .unreadable, "\(type)")
    }
  }

  @Test func aPictureThatIsCutOrWasChangedAsTextIsNamedForThat() throws {
    let data = try card.pngData()
    func reason(_ file: Data) -> String {
      FileComparison().compare(data, file, reference: "a.png", actual: "b.png").reason ?? ""
    }
    for length in [9, 40, data.count / 2, data.count - 1] {
      #expect(reason(data.prefix(length)).contains("ends too early"), "\(length)")
    }
    let lines = [UInt8](data).flatMap { $0 == 10 ? [13, 10] : [$0] }
    #expect(reason(Data(lines)).contains("line endings were changed"))
    #expect(reason(Data(data.filter { $0 != 13 })).contains("line endings were changed"))
    #expect(reason(Data(String(decoding: data, as: UTF8.self).utf8)).contains("read as characters"))
    #expect(reason(Data([0xEF, 0xBB, 0xBF]) + data).contains("read as characters"))
    #expect(reason(Data("<svg/>".utf8)).contains("neither a PNG nor a JPEG"))
  }

  @Test func filmsAreComparedByAllTheirPictures() throws {
    let films = [600, 700].map { AnimatedPNG(frames: [card.bitmap, card.bitmap], delay: $0).data }
    func kind(_ old: Data, _ new: Data) -> SnapshotOutcome.Kind {
      FileComparison().compare(old, new, reference: "a.png", actual: "b.png").outcome.kind
    }
    #expect(kind(films[0], films[1]) == .different)
    #expect(kind(films[0], try card.pngData()) == .unreadable)
  }
}
