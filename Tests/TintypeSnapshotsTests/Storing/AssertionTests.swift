import Foundation
import Testing
import TintypeSnapshots
import TintypeTesting

/// Where the assertions that people write put their files.
@Suite struct AssertionTests {
  /// Runs assertions that record into a folder of their own; returns the files that are there then.
  private func files(_ assertions: (_ folder: String) -> Void) throws -> [String] {
    let folder = NSTemporaryDirectory() + "tintype-assertions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let environment = SnapshotEnvironment(record: .all, artifacts: folder + "/artifacts")
    SnapshotEnvironment.$current.withValue(environment) {
      SnapshotSession.$current.withValue(SnapshotSession()) { assertions(folder + "/kept") }
    }
    let names = FileManager.default.enumerator(atPath: folder + "/kept")?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  private func verify(
    _ text: String, named name: String? = nil, in folder: String, fileName: String? = nil
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, snapshotDirectory: folder, fileName: fileName,
      testName: "card()")
  }

  @Test(.snapshots) func unnamedOnesAreNumbered() throws {
    let files = try files { folder in
      for text in ["a", "b"] { #expect(verify(text, in: folder) != nil) }
      #expect(verify("c", named: "dark", in: folder) != nil)
    }
    #expect(files == ["card.1.txt", "card.2.txt", "card.dark.txt"])
  }

  @Test(.snapshots(numbering: .repeated)) func theFirstSnapshotHasNoCounter() throws {
    let files = try files { folder in
      for text in ["a", "b"] { #expect(verify(text, in: folder) != nil) }
    }
    #expect(files == ["card.2.txt", "card.txt"])
  }

  @Test(.snapshots) func aFileNameReplacesTestAndCounter() throws {
    let files = try files { folder in
      #expect(verify("a", in: folder, fileName: "Articles/stacks") != nil)
      #expect(verify("b", named: "dark", in: folder, fileName: "Articles/stacks") != nil)
      let again = verify("c", in: folder, fileName: "Articles/stacks")
      #expect(again?.contains("Two assertions have the same reference") == true)
      #expect(verify("d", in: folder) != nil)
    }
    #expect(files == ["Articles/stacks.dark.txt", "Articles/stacks.txt", "card.1.txt"])
  }
}
