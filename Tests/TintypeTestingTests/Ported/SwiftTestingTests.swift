import Testing
import TintypeSnapshots
import TintypeTesting

/// swift-snapshot-testing's tests under Swift Testing: names that come twice, and how a failure reads.
@Suite(.serialized) struct SwiftTestingTests {
  @Test(.snapshots) func theSameNameTwice() throws {
    let folder = try RecordedFolder()
    #expect(folder.verify(["Hello", "World"], as: .dump, named: "snap") != nil)
    #expect(
      try folder.text("theSameNameTwice.snap.txt") == "▿ 2 elements\n  - \"Hello\"\n  - \"World\"\n"
    )
    #expect(folder.verify(["Hello", "World"], as: .dump, named: "snap") == nil)
    let failure = try #require(folder.verify(["Goodbye", "World"], as: .dump, named: "snap"))
    let shown = failure.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      shown.filter { $0.hasPrefix("@@") || "−+".contains($0.first ?? " ") } == [
        "@@ −1,4 +1,4 @@", "−  - \"Hello\"", "+  - \"Goodbye\"",
      ])
    #expect(failure.contains("Tell them apart with `named:`"))
    #expect(try folder.text("theSameNameTwice.snap.txt").contains("Hello"))
  }

  /// A reference that two assertions have is never written over by the second, whatever the mode.
  @Test(.snapshots, arguments: [SnapshotTestingConfiguration.Record.all, .failed])
  func theSecondOfANameDoesNotRecord(_ record: SnapshotTestingConfiguration.Record) throws {
    let folder = try RecordedFolder()
    #expect(folder.verify("a", as: .lines, named: "x", record: record, testName: "t") != nil)
    #expect(folder.verify("b", as: .lines, named: "x", record: record, testName: "t") != nil)
    #expect(folder.verify("a", as: .lines, named: "x", record: record, testName: "t") == nil)
    #expect(try folder.text("t.x.txt") == "a")
  }

  /// Where the first of two fails, the second is no clash: both differ from the reference alike.
  @Test(.snapshots) func twoThatFailAlike() throws {
    let folder = try RecordedFolder()
    try folder.write("old", to: "t.x.txt")
    for _ in 1...2 {
      let failure = folder.verify("new", as: .lines, named: "x", record: .never, testName: "t")
      #expect(failure?.contains("differs from its reference") == true)
      #expect(failure?.contains("Two assertions") == false)
    }
  }
}

/// Two suites of a file with a test of one name each, as in swift-snapshot-testing's
/// AssertSnapshotSwiftTests: with the trait each counts from 1, and the reference is one.
@Suite(.serialized) struct NamesakeTests {
  private static let folder = Result { try RecordedFolder() }

  @Suite(.snapshots) struct First {
    @Test func dump() throws { try NamesakeTests.check() }
  }

  @MainActor @Suite(.snapshots) struct Second {
    @Test func dump() throws { try NamesakeTests.check() }
  }

  static func check() throws {
    let folder = try folder.get()
    _ = folder.verify([1], as: .dump, record: .missing, testName: "dump()")
    #expect(folder.verify([1], as: .dump, named: "1", record: .never, testName: "dump()") == nil)
    #expect(folder.names == ["dump.1.txt"])
  }

  /// Without a trait nobody knows where a test begins: names of one function count on.
  @Test func withoutATraitTheyCountOn() throws {
    let folder = try RecordedFolder()
    _ = folder.verify("a", as: .lines, record: .all, testName: "dump()")
    _ = folder.verify("b", as: .lines, record: .all, testName: "dump()")
    #expect(folder.names == ["dump.1.txt", "dump.2.txt"])
  }
}
