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

  @Test func pendingFilesAreTakenBack() {
    for name in ["/a/card.1.png", "/a/card.1.layout.txt", "/a/card"] {
      let pending = SnapshotLocation(reference: name).pending
      #expect(pending != name)
      #expect(SnapshotLocation.reference(ofPending: pending) == name)
      #expect(SnapshotLocation.reference(ofPending: name) == nil)
    }
  }
}
