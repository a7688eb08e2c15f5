import Foundation
import Testing
import TintypeDrawing
import TintypeImages
import TintypeSnapshots

/// What a failure and a record cost: no search for the smallest file until the picture is kept.
@Suite("Drafts of pictures") struct PictureDraftTests {
  /// Something to compress: many colors, rows that differ.
  private static func picture(_ seed: Int = 1) -> SnapshotPicture {
    var picture = TestPicture(160, 90)
    for y in 0..<9 {
      for x in 0..<16 {
        let color = UInt8(truncatingIfNeeded: (x * 15 + y * 27) * seed)
        picture.fill(x * 10, y * 10, 10, 9, (color, 255 - color, UInt8(x), 255))
      }
    }
    let layout = LayoutOutline(
      nodes: (0..<60).map { index in
        .init(
          kind: "Text", text: "Row \(index)",
          frame: CGRect(x: 0, y: index, width: 80, height: 1), depth: 0)
      })
    return SnapshotPicture(
      bitmap: picture.bitmap, scale: 2, layout: layout,
      fingerprint: Fingerprint(fonts: ["Inter": "aa11"], scale: 2))
  }

  private func file(_ path: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: path))
  }

  @Test func aRecordIsADraftUntilItIsFinished() throws {
    let bench = try Bench()
    let path = bench.location("1", "png").reference
    #expect(bench.check(Self.picture(), as: .picture()).kind == .recorded)
    let draft = try file(path)
    #expect(PNGCodec.isDraft(draft))
    #expect(bench.check(Self.picture(), as: .picture()).kind == .passed)
    let text = bench.root + "/Tests/no.png"
    try AtomicFile.write(Data("no picture".utf8), to: text)
    let result = PictureDraft.finish(
      bench.proven(path, text, bench.root + "/missing.png"), within: 60)
    let small = try file(path)
    #expect(result.count == 1 && result.left == 0)
    #expect(result.before == draft.count && result.after == small.count)
    #expect(!PNGCodec.isDraft(small) && small.count < draft.count)
    // The file of those who record otherwise: equal byte for byte.
    #expect(try small == Self.picture().pngData())
    #expect(bench.check(Self.picture(), as: .picture()).kind == .passed)
    #expect(PictureDraft.finish(bench.proven(path), within: 60).count == 0)
  }

  @Test func whatThereIsNoTimeForStaysADraft() throws {
    let bench = try Bench()
    let path = bench.location("1", "png").reference
    bench.check(Self.picture(), as: .picture())
    let draft = try file(path)
    #expect(PictureDraft.finish(bench.proven(path), within: 0).left == 1)
    #expect(try file(path) == draft)
  }

  @Test func whatFailedIsFinishedWhenItIsAccepted() throws {
    let bench = try Bench()
    bench.check(Self.picture(), as: .picture())
    let failed = bench.check(Self.picture(2), as: .picture())
    #expect(PNGCodec.isDraft(try file(try #require(failed.actual))))
    try ReviewQueue(root: bench.root).items.first?.accept()
    let expected = try Self.picture(2).pngData()
    #expect(try file(bench.location("1", "png").reference) == expected)
    // Pending files too.
    bench.check(Self.picture(3), as: .picture(), record: .pending)
    try ReviewQueue(root: bench.root).items.first?.accept()
    #expect(try file(bench.location("1", "png").reference) == Self.picture(3).pngData())
  }

  @Test func aFailureLeavesThreeFiles() throws {
    let bench = try Bench()
    bench.check(Self.picture(), as: .picture())
    bench.check(Self.picture(2), as: .picture())
    let names = bench.files(below: ".build/snapshots").map { ($0 as NSString).lastPathComponent }
    #expect(
      names == ["card.1-png.actual.png", "card.1-png.difference.png", "card.1-png.failure.json"])
    // A byte a pixel: written in a quarter of the time that four take.
    let difference = try file(bench.root + "/.build/snapshots/Tests/CardTests/\(names[1])")
    #expect([difference[24], difference[25]] == [8, 3])
  }

  @Test func aFailureTracesTheLayoutOnceAndAPassNever() throws {
    let bench = try Bench()
    bench.check(Self.picture(), as: .picture())
    var traces = 0
    func traced(_ seed: Int) -> SnapshotPicture {
      let plain = Self.picture(seed)
      func layout() -> LayoutOutline? {
        traces += 1
        return plain.layout
      }
      return SnapshotPicture(
        bitmap: plain.bitmap, scale: 2, layout: layout(), fingerprint: plain.fingerprint)
    }
    #expect(bench.check(traced(1), as: .picture()).kind == .passed)
    #expect(traces == 0)
    #expect(bench.check(traced(2), as: .picture(ignoring: [.id("none")])).kind == .different)
    #expect(traces == 1)
  }

  @Test func picturesOfOthersAreLeftAlone() throws {
    var plain = Self.picture()
    plain.fingerprint = nil
    let theirs = try plain.pngData(quickly: true)
    #expect(PNGCodec.isDraft(theirs))
    #expect(PictureDraft.finished(theirs) == nil)
  }
}
