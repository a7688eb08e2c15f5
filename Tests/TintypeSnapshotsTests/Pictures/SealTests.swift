import Foundation
import Testing
import TintypeSnapshots

/// A reference is what its pixels are, whatever it says of itself.
@Suite struct SealTests {
  private let card = PictureSnapshotTests.card()

  private func verdict(
    of file: Data, in bench: borrowing Bench, record: SnapshotTestingConfiguration.Record? = .never
  ) throws -> SnapshotOutcome.Kind {
    try AtomicFile.write(file, to: bench.location("1", "png").reference)
    return bench.check(card, as: .picture(), record: record).kind
  }

  private func stored(_ bench: borrowing Bench) -> Data? {
    FileManager.default.contents(atPath: bench.location("1", "png").reference)
  }

  /// The file with another text in its fingerprint.
  private func rewritten(_ file: Data, _ change: (String) -> String) throws -> Data {
    var parts = PNGParts(file)
    let offset = try #require(parts.fingerprint)
    let text = String(decoding: parts.parts[offset].content, as: UTF8.self)
    parts.parts[offset].content = Data(change(text).utf8)
    return parts.data
  }

  /// A digest of eight bytes in base 64 and a point.
  @Test func theSealTakesTwelveBytes() throws {
    let file = try card.pngData()
    let without = try rewritten(file) { text in
      text.replacing(/\.[A-Za-z0-9+\/]{11}"/, with: "\"")
    }
    #expect(file.count - without.count == 12)
    #expect(try SnapshotPicture(pngData: without).bitmap == card.bitmap)
  }

  @Test func flippedBytesNeverPass() throws {
    let file = try card.pngData()
    let bench = try Bench()
    #expect(try verdict(of: file, in: bench) == .passed)
    let start = try #require(file.range(of: Data("PLTE".utf8))?.lowerBound)
    for offset in start..<file.count {
      var damaged = file
      damaged[offset] ^= 0x11
      let kind = try verdict(of: damaged, in: bench)
      #expect(kind != .passed, "byte \(offset)")
    }
  }

  /// Bytes that lie beside the pixels may differ; then they are compared.
  @Test func repairedSumsDoNotHelp() throws {
    let parts = PNGParts(try card.pngData())
    let bench = try Bench()
    for type in ["IDAT", "PLTE"] {
      let content = try #require(parts[type])
      for offset in content.indices {
        var damaged = parts
        damaged[type]?[offset] ^= 0x41
        let isSame = (try? SnapshotPicture(pngData: damaged.data).bitmap) == card.bitmap
        #expect((try verdict(of: damaged.data, in: bench) == .passed) == isSame)
      }
    }
    for change in [
      { $0["IDAT"] = nil }, { $0["IHDR"] = Data([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]) },
      { $0["IHDR"]?[3] ^= 1 }, { $0["IHDR"]?[7] ^= 3 }, { $0["PLTE"] = nil }, { $0["IEND"] = nil },
    ] as [(inout PNGParts) -> Void] {
      var damaged = parts
      change(&damaged)
      #expect(try verdict(of: damaged.data, in: bench) != .passed)
    }
  }

  /// One picture's pixels with the notes of another.
  @Test func notesOfAnotherPictureDoNotPass() throws {
    let bench = try Bench()
    var forged = PNGParts(try PictureSnapshotTests.card(color: 90).pngData())
    let offset = try #require(forged.fingerprint)
    let right = PNGParts(try card.pngData())
    forged.parts[offset] = right.parts[try #require(right.fingerprint)]
    #expect(try verdict(of: forged.data, in: bench) == .different)
  }

  @Test func partsTwiceAndBytesBehindTheEndAreRefused() throws {
    let bench = try Bench()
    let parts = PNGParts(try card.pngData())
    for type in ["IHDR", "PLTE", "IEND", "pHYs"] {
      var doubled = parts
      let offset = try #require(parts.parts.firstIndex { $0.type == type })
      doubled.parts.insert(parts.parts[offset], at: offset)
      #expect(try verdict(of: doubled.data, in: bench) == .unreadable, "\(type)")
    }
    var long = parts
    long.rest = Data(count: 1000)
    #expect(try verdict(of: long.data, in: bench) == .unreadable)
    #expect(SnapshotDoctor(root: bench.root).findings().contains { !$0.isGood })
  }

  @Test func notesWithoutASealAreComparedAndRecordedAnew() throws {
    let bench = try Bench()
    let old = try rewritten(try card.pngData()) { text in
      text.replacing(/\.[A-Za-z0-9+\/]{11}"/, with: "\"")
    }
    #expect(try verdict(of: old, in: bench) == .passed)
    #expect(stored(bench) == old)
    #expect(try verdict(of: old, in: bench, record: .failed) == .passed)
    #expect(stored(bench) == old)
    #expect(try verdict(of: old, in: bench, record: .all) == .recorded)
    let anew = stored(bench) ?? Data()
    #expect(anew != old)
    #expect(try verdict(of: anew, in: bench) == .passed)
  }

  /// Who computes the seal anew deceives a run at home, and neither the build server nor the doctor.
  @Test func aSealOfOtherPixelsIsFoundByDecoding() throws {
    var forged = PNGParts(try PictureSnapshotTests.card(color: 90).pngData())
    let offset = try #require(forged.fingerprint)
    var fingerprint = try #require(card.fingerprint)
    forged.parts.remove(at: offset)
    fingerprint.pixels = PixelDigest.of(card.bitmap)
    fingerprint.seal = PixelDigest.seal(of: forged.data)
    let note = "Tintype fingerprint\0\0\0\0\0" + fingerprint.text
    forged.parts.insert(("iTXt", Data(note.utf8)), at: offset)
    var bench = try Bench()
    #expect(try verdict(of: forged.data, in: bench) == .passed)
    let findings = SnapshotDoctor(root: bench.root).findings()
    #expect(findings.contains { !$0.isGood && $0.text.contains("shows other pixels") })
    bench.environment.isContinuousIntegration = true
    bench.session = SnapshotSession()
    #expect(try verdict(of: forged.data, in: bench) == .different)
  }
}
