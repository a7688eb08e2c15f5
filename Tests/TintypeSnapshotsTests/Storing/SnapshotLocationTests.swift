import Foundation
import Testing
import TintypeSnapshots

/// Names and places of files.
@Suite struct SnapshotLocationTests {
  private func file(_ test: String, _ name: String?) -> String {
    let location = SnapshotLocation(
      testFile: "/p/Tests/CardTests.swift", testName: test, name: name, pathExtension: "png")
    return location.reference
  }

  @Test func namesFollowFileFunctionAndName() {
    #expect(file("card()", "1") == "/p/Tests/__Snapshots__/CardTests/card.1.png")
    #expect(
      file("card(a:n:)", "dark mode") == "/p/Tests/__Snapshots__/CardTests/card-a-n.dark-mode.png")
    #expect(file("testCard", nil) == "/p/Tests/__Snapshots__/CardTests/testCard.png")
  }

  @Test func namesCannotLeaveTheFolderOrGrowTooLong() {
    #expect(file("x()", "../../etc") == "/p/Tests/__Snapshots__/CardTests/x.etc.png")
    let one = (file("x()", String(repeating: "ä", count: 300)) as NSString).lastPathComponent
    let other = (file("x()", String(repeating: "ä", count: 301)) as NSString).lastPathComponent
    #expect(one.utf8.count < 250)
    #expect(one != other)
  }

  @Test func aFolderAndAFileCanBeNamed() throws {
    let bench = try Bench()
    func file(_ directory: String?, _ fileName: String?, _ name: String? = nil) -> String {
      let location = SnapshotLocation(
        testFile: bench.root + "/Tests/CardTests.swift", testName: "card()", name: name,
        pathExtension: "png", directory: directory, fileName: fileName)
      return SnapshotLocation.relative(location.reference, to: bench.root)
    }
    #expect(file("Snapshots", nil, "1") == "Snapshots/card.1.png")
    #expect(file("./Snapshots/", nil) == "Snapshots/card.png")
    #expect(file("/elsewhere", "a") == "/elsewhere/a.png")
    #expect(file("Snapshots", "Articles/stacks") == "Snapshots/Articles/stacks.png")
    #expect(file("Snapshots", "hello~dark@2x") == "Snapshots/hello~dark@2x.png")
    #expect(file("Snapshots", "hello", "rtl") == "Snapshots/hello.rtl.png")
    #expect(file(nil, "hello") == "Tests/__Snapshots__/CardTests/hello.png")
    #expect(file("Snapshots", "../../etc/.passwd") == "Snapshots/etc/passwd.png")
    #expect(file("Snapshots", "a:b\nc") == "Snapshots/a-b-c.png")
    #expect(file("Snapshots", "..") == "Snapshots/card.png")
  }

  @Test(arguments: ["/a/card.1.png", "/a/card.1.layout.txt", "/a/card"])
  func pendingFilesAreTakenBack(name: String) {
    let pending = SnapshotLocation(reference: name).pending
    #expect(pending != name)
    #expect(SnapshotLocation.reference(ofPending: pending) == name)
    #expect(SnapshotLocation.reference(ofPending: name) == nil)
  }

  /// Whatever people call a snapshot, its file is a reference.
  @Test(arguments: ["new", "card.new", "card~new", "a/card~new", "~new", "actual", "failure"])
  func noReferenceIsTakenForAPendingFile(name: String) throws {
    for ending in [nil, "new", "png"] {
      let named = SnapshotLocation(
        testFile: "/p/Tests/CardTests.swift", testName: "card()", name: name, pathExtension: ending)
      let filed = SnapshotLocation(
        testFile: "/p/Tests/CardTests.swift", testName: "card()", name: nil, pathExtension: ending,
        fileName: name)
      for location in [named, filed] {
        #expect(SnapshotLocation.reference(ofPending: location.reference) == nil)
      }
    }
  }
}
