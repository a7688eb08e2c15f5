import Foundation
import Testing
import TintypeTestSupport

/// References stay in the repository for ever, so none is larger than it need be.
@Suite struct SnapshotSizeTests {
  /// The one picture with a drawing of many colors among texts, which nothing packs better.
  private static let larger = ["Articles/how-views-choose-their-sizes/app.png": 28 * 1024]

  @Test func referencesAreSmall() throws {
    let folder = PackageFolder.root.appending(path: PackageFolder.snapshots)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
    #expect(files.count > 200)
    for name in files {
      let data = try Data(contentsOf: folder.appending(path: name))
      #expect(data.count <= Self.larger[name] ?? 20 * 1024, "\(name)")
    }
  }
}
