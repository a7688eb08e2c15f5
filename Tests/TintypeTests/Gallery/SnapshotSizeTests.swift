import Foundation
import Testing
import TintypeTestSupport

/// References stay in the repository for ever, so none is larger than it need be.
@Suite struct SnapshotSizeTests {
  /// The largest file, in bytes: pages on glass and blurred photographs have many thousands of colors,
  /// which nothing packs better, and each reference keeps its layout with the values of modifiers.
  private static let most = 76 * 1024

  /// The bytes of all references together.
  private static let total = 5 * 1024 * 1024

  @Test func referencesAreSmall() throws {
    let folder = PackageFolder.root.appending(path: PackageFolder.snapshots)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
    #expect(files.count > 200)
    var sum = 0
    for name in files {
      let data = try Data(contentsOf: folder.appending(path: name))
      #expect(data.count <= Self.most, "\(name)")
      sum += data.count
    }
    #expect(sum <= Self.total)
  }
}
