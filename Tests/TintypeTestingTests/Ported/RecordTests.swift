import Foundation
import Testing
import TintypeTesting

/// swift-snapshot-testing's RecordTests: what each mode does to a reference that is missing, wrong, right.
@Suite struct RecordTests {
  private let folder: RecordedFolder

  init() throws { folder = try RecordedFolder() }

  private func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
    withSnapshotTesting(record: record) {
      folder.verify(42, as: .json, named: "1", record: record, testName: "record")
    }
  }

  private var reference: String? { try? folder.text("record.1.json") }

  @Test func never() {
    #expect(verify(.never)?.contains("has no reference") == true)
    #expect(reference == nil)
  }

  @Test func missing() {
    #expect(verify(.missing)?.contains("had no reference; it is recorded now") == true)
    #expect(reference == "42")
  }

  @Test func missingWithAFile() throws {
    try folder.write("999", to: "record.1.json")
    #expect(verify(.missing)?.contains("differs from its reference") == true)
    #expect(reference == "999")
  }

  @Test func allFresh() {
    #expect(verify(.all) != nil)
    #expect(reference == "42")
  }

  @Test func allOverAFile() throws {
    try folder.write("999", to: "record.1.json")
    #expect(verify(.all) != nil)
    #expect(reference == "42")
  }

  @Test func failedOverAFailure() throws {
    try folder.write("999", to: "record.1.json")
    #expect(verify(.failed)?.contains("recorded anew") == true)
    #expect(reference == "42")
  }

  @Test func failedWithoutFailure() throws {
    try folder.write("42", to: "record.1.json")
    let path = folder.path + "/record.1.json"
    let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(verify(.failed) == nil)
    #expect(reference == "42")
    let after = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(before == after)
  }

  @Test func failedWithoutAFile() {
    #expect(verify(.failed)?.contains("had no reference; it is recorded now") == true)
    #expect(reference == "42")
  }
}
