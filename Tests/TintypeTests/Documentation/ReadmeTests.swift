import Foundation
import Testing
import TintypeTestSupport

/// The README is short, and leads to files that are there.
@Suite struct ReadmeTests {
  private static func text() throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func itHasAtMost150Lines() throws {
    #expect(try Self.text().split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test func itsLinksAndPicturesAreThere() throws {
    let text = try Self.text()
    let targets =
      text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + text.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
    #expect(targets.count > 40)
    for target in Set(targets) where !target.hasPrefix("https://") {
      let file = PackageFolder.root.appending(path: target)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
    }
  }
}
