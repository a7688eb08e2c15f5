import Foundation
import Testing
import TintypeSnapshots
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// Only what is not there is missing; whatever else cannot be read is neither passed over nor overwritten.
@Suite struct ReferenceFileTests {
  enum Obstacle: CaseIterable {
    case folder, pipe, deadLink, circle, device, folderIsAFile

    func put(at path: String) throws {
      let manager = FileManager.default
      let folder = (path as NSString).deletingLastPathComponent
      if self == .folderIsAFile {
        try AtomicFile.write(Data("mine".utf8), to: folder)
        return
      }
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      switch self {
      case .folder: try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      case .pipe: #expect(mkfifo(path, 0o644) == 0)
      case .deadLink:
        try manager.createSymbolicLink(atPath: path, withDestinationPath: "none")
      case .circle: try manager.createSymbolicLink(atPath: path, withDestinationPath: path)
      case .device:
        try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      case .folderIsAFile: break
      }
    }
  }

  private func kind(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  @Test(arguments: Obstacle.allCases) func whatCannotBeReadStays(_ obstacle: Obstacle) throws {
    let bench = try Bench()
    let path = bench.location("1").reference
    try obstacle.put(at: path)
    let before = kind(path)
    for mode in SnapshotTestingConfiguration.Record.allCases {
      let outcome = bench.check("one", record: mode, scope: SnapshotScope())
      #expect(outcome.kind == .unreadable, "\(mode)")
      #expect(kind(path) == before)
    }
    guard obstacle != .folderIsAFile else { return }
    let failed = bench.check("one", record: .never)
    #expect(failed.message.contains("mend: make "))
    let item = try #require(ReviewQueue(root: bench.root).items.first)
    #expect(throws: AtomicFile.WriteError.self) { try item.accept() }
    #expect(kind(path) == before)
  }

  /// Only root may take another user's place, and root may read all.
  @Test(.enabled(if: getuid() == 0)) func whatMayNotBeReadStays() async throws {
    try ChildProcess.require()
    let bench = try Bench()
    bench.check("old", record: .all)
    let path = bench.location("1").reference
    chmod(path, 0)
    chown((path as NSString).deletingLastPathComponent, 65534, 65534)
    chmod(bench.root, 0o777)
    await #expect(processExitsWith: .success) { [root = bench.root as String] in
      seteuid(65534)
      let location = SnapshotLocation(
        testFile: root + "/Tests/CardTests.swift", testName: "card()", name: "1",
        pathExtension: "txt")
      let request = SnapshotRequest(
        location: location, test: "", owner: "", scope: SnapshotScope(), file: "", line: 1,
        configuration: .init(record: .all))
      let found = SnapshotVerifier(
        request: request, environment: SnapshotEnvironment(), session: SnapshotSession()
      ).verify({ "new" }, as: .lines)
      let isReported = found.outcome.message.contains("Permission denied")
      exit(found.outcome.kind == .unreadable && isReported ? 0 : 1)
    }
    chmod(path, 0o644)
    #expect(bench.reference() == "old")
  }

  @Test func aLinkToAReferenceIsRead() throws {
    let bench = try Bench()
    bench.check("one", "kept", record: .all)
    try FileManager.default.createSymbolicLink(
      atPath: bench.location("1").reference, withDestinationPath: "card.kept.txt")
    #expect(bench.check("one").kind == .passed)
    #expect(bench.check("two").kind == .different)
  }

  private static let conflict = """
    <<<<<<< HEAD
    one
    =======
    two
    >>>>>>> other

    """

  @Test func aMergeConflictIsReportedAndResolved() throws {
    let bench = try Bench()
    let path = bench.location("1").reference
    try AtomicFile.write(Data(Self.conflict.utf8), to: path)
    let failed = bench.check("one")
    #expect(failed.kind == .unreadable)
    #expect(failed.message.contains("git's conflict markers"))
    for way in ["git checkout --ours -- ", "tintype accept ", "tintype test --record failed"] {
      #expect(failed.message.contains(way))
    }
    #expect(SnapshotDoctor(root: bench.root).findings().contains { $0.text.contains("conflict m") })
    try ReviewQueue(root: bench.root).items.first?.accept()
    #expect(bench.check("one").kind == .passed)
    try AtomicFile.write(Data(Self.conflict.utf8), to: path)
    #expect(bench.check("one", record: .failed).kind == .recorded)
    #expect(bench.check(Self.conflict, record: .all).kind == .recorded)
    #expect(bench.check(Self.conflict).kind == .passed)
    #expect(bench.check(Self.conflict + "more").kind == .different)
  }

  @Test func aDamagedPictureIsAccepted() throws {
    let bench = try Bench()
    let card = PictureSnapshotTests.card()
    try AtomicFile.write(Data("no picture".utf8), to: bench.location("1", "png").reference)
    let failed = bench.check(card, as: .picture())
    #expect(failed.kind == .unreadable)
    #expect(failed.message.contains("mend: git checkout -- "))
    let item = try #require(ReviewQueue(root: bench.root).items.first)
    #expect(item.candidate != nil)
    try item.accept()
    #expect(bench.check(card, as: .picture()).kind == .passed)
  }

  /// What `core.autocrlf`, an editor, or a hook that mends ends of files does to references.
  @Test(arguments: zip(["one\ntwo", "one\ntwo", "one\ntwo\n"], [false, true, true]))
  func endsOfLinesAloneAreNoDifference(_ text: String, _ hasReturns: Bool) throws {
    let bench = try Bench()
    bench.check(text)
    let path = bench.location("1").reference
    let changed = hasReturns ? text.replacing("\n", with: "\r\n") : text + "\n"
    try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
    #expect(bench.check(text, record: .never).kind == .passed)
    #expect(bench.check(text + "!", record: .never).kind == .different)
    // A text with returns of its own is held to them.
    #expect(bench.check(text + "\r\n!", record: .never).kind == .different)
    let comparison = FileComparison().compare(
      Data(changed.utf8), Data(text.utf8), reference: "a.txt", actual: "b.txt")
    #expect(comparison.outcome.kind == .passed)
  }

  @Test func aLayoutWithReturnsIsRead() throws {
    let bench = try Bench()
    let outline = try #require(LayoutOutline(parsing: "VStack 0,0 9×9\n  Text \"a\" 0,0 9×9"))
    let layout = Snapshotting<LayoutOutline, LayoutOutline>(
      pathExtension: "txt", diffing: .layout)
    bench.check(outline, as: layout)
    let path = bench.location("1").reference
    let text = bench.reference() ?? ""
    #expect(text.contains("\n"))
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(fileURLWithPath: path))
    #expect(bench.check(outline, as: layout, record: .never).kind == .passed)
  }

  /// PNG's signature ends in a return and a line feed, so that this shows.
  @Test func aPictureWithOtherLineEndingsSaysSo() throws {
    let data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])
    let broken = Data([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])
    let message = FileComparison().compare(
      broken, data, reference: "a.png", actual: "b.png"
    ).outcome.message
    #expect(message.hasPrefix("a.png cannot be read: its line endings were changed"))
    #expect(message.contains("*.png binary"))
  }
}
