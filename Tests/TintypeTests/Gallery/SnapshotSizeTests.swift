import Foundation
import Testing
import TintypeTestSupport

/// References stay in the repository for ever, so none is larger than it need be.
@Suite struct SnapshotSizeTests {
  /// The largest file, in bytes; each reference keeps its layout with the values of modifiers.
  private static let most = 42 * 1024

  /// The largest file that shows a photograph or a screen through large glass, or a row of emoji, in bytes: both have
  /// many thousands of colors, which nothing packs better.
  private static let mostOfColors = 74 * 1024

  /// The entries with something behind large glass or emoji, of both appearances.
  private static let colorful = [
    "glass/toolbar-groups", "glass/glass-kinds", "glass/tab-bar", "presentations/sheet-medium",
    "presentations/split-view", "typography/type-scripts",
  ]
  .flatMap { ["Gallery/\($0).png", "Gallery/\($0)-dark.png"] }

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
      let most = Self.colorful.contains(name) ? Self.mostOfColors : Self.most
      #expect(data.count <= most, "\(name)")
      sum += data.count
    }
    #expect(sum <= Self.total)
  }

  /// The README and the gallery show these, in two appearances each.
  @Test func picturesOfPagesAreSmall() throws {
    let folder = PackageFolder.root.appending(path: "Fixtures/Gallery/Images")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let sizes = try names.map { try Data(contentsOf: folder.appending(path: $0)).count }
    #expect(names.allSatisfy { $0.hasSuffix(".png") })
    // Letters at measured widths stand at more different parts of pixels, which packs less well.
    #expect(sizes.reduce(0, +) <= 1040 * 1024)
  }
}
