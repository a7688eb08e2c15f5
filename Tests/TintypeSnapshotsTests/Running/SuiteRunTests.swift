import Foundation
import Testing
import TintypeSnapshots

/// Which tests are run, and when again.
@Suite struct SuiteRunTests {
  private let list = """
    Building for debugging...
    [3/7] Write swift-version.txt
    CardTests.CardTests/dark(_:)
    CardTests.CardTests/card()
    CardTests.CardTests/`a card in a list`()
    CardTests.CardTests/card()
    OldTests.OldTests/testCard
    warning: /tmp/x.swift is odd
    """

  @Test func testsAreFoundAmongOtherLines() {
    #expect(
      SuiteRun.tests(in: list, matching: []) == [
        "CardTests.CardTests/`a card in a list`()", "CardTests.CardTests/card()",
        "CardTests.CardTests/dark(_:)", "OldTests.OldTests/testCard",
      ])
    #expect(
      SuiteRun.tests(in: list, matching: ["OldTests", "dark"]) == [
        "CardTests.CardTests/dark(_:)", "OldTests.OldTests/testCard",
      ])
  }

  /// What `swift test --filter` compares with: XCTest's names, and Swift Testing's with file and line.
  @Test func aPatternMeansOneTest() {
    func matches(_ test: String, _ name: String) -> Bool {
      name.range(of: SuiteRun.pattern(test), options: .regularExpression) != nil
    }
    #expect(matches("A.B/c(_:)", "A.B/c(_:)/B.swift:12:4"))
    #expect(!matches("A.B/c(_:)", "A.B/c(_:)d/B.swift:12:4"))
    #expect(matches("A.B/testC", "A.B/testC"))
    #expect(!matches("A.B/testC", "A.B/testCards"))
    #expect(!matches("A.B/testC", "AA.B/testC"))
  }

  @Test func changesAreSeenAndHiddenFilesAreNot() throws {
    let bench = try Bench()
    func write(_ path: String, _ text: String) throws {
      try AtomicFile.write(Data(text.utf8), to: bench.root + "/" + path)
    }
    try write("Sources/A/a.swift", "1")
    let before = PackageWatch(root: bench.root)
    #expect(PackageWatch(root: bench.root) == before)
    for path in [
      ".build/x", "Sources/.a.swift.swp", "out/a.png", "Tests/__Snapshots__/T/a~new.png",
    ] { try write(path, "2") }
    #expect(PackageWatch(root: bench.root).changes(since: before).isEmpty)
    try write("Sources/A/a.swift", "12")
    try write("Tests/T.swift", "1")
    try FileManager.default.removeItem(atPath: bench.root + "/Package.swift")
    #expect(
      PackageWatch(root: bench.root).changes(since: before)
        == ["Package.swift", "Sources/A/a.swift", "Tests/T.swift"])
  }

  @Test func whatARunRecordsIsNoChangeAndWhatAPersonEditsMeanwhileIs() throws {
    let bench = try Bench()
    let before = PackageWatch(root: bench.root)
    try AtomicFile.write(Data(), to: bench.root + "/Tests/__Snapshots__/T/a.png")
    try AtomicFile.write(Data(), to: bench.root + "/Tests/T.swift")
    let after = PackageWatch(root: bench.root)
    #expect(after.changes(since: before.takingReferences(from: after)) == ["Tests/T.swift"])
  }
}
