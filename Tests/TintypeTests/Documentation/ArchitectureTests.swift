import Foundation
import Testing
import TintypeTestSupport

/// What the pages on architecture say of modules and files is so.
@Suite struct ArchitectureTests {
  private static let catalog = "Sources/SwiftUI/Tintype/Tintype.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  private static func swiftFiles(below folder: String) throws -> [String] {
    let url = PackageFolder.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The modules of the page's table, from the lowest to the highest; those of a row are equal.
  private static func rows() throws -> [[String]] {
    let page = try text("\(catalog)/Architecture.md")
    let rest = try #require(page.components(separatedBy: "\n## Modules\n").last)
    let section = try #require(rest.components(separatedBy: "\n## ").first)
    return section.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cell = row.components(separatedBy: "|")[1]
      return cell.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    }
  }

  @Test func everyModuleIsInTheTable() throws {
    let listed = Set(try Self.rows().flatMap { $0 })
    for part in PackageFolder.parts {
      let sources = PackageFolder.root.appending(path: "Sources/\(part)")
      let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      for folder in folders.sorted()
      where !folder.hasPrefix("CTintype") && folder != "TintypeCommand" {
        #expect(listed.contains(folder), "Architecture.md has no row for \(folder).")
      }
    }
  }

  @Test func modulesImportWhatStandsAboveThem() throws {
    var above: Set<String> = []
    let rows = try Self.rows()
    #expect(rows.count > 10)
    let all = Set(rows.flatMap { $0 })
    for row in rows {
      for module in row {
        guard let folder = PackageFolder.folder(of: module) else { continue }
        for file in try Self.swiftFiles(below: folder) {
          for line in try Self.text(file).components(separatedBy: "\n")
          where line.hasPrefix("import ") || line.contains(" import ") {
            guard let match = line.wholeMatch(of: /[@_a-z ]*import ([A-Za-z]+)/) else { continue }
            let imported = String(match.1)
            if all.contains(imported), !above.contains(imported) {
              Issue.record("\(file) imports \(imported), which Architecture.md puts no lower.")
            }
          }
        }
      }
      above.formUnion(row)
    }
  }

  @Test(arguments: ["Architecture", "Where-to-Change"])
  func filesThatAreNamedAreThere(page: String) throws {
    let text = try Self.text("\(Self.catalog)/\(page).md")
    var count = 0
    for match in text.matches(of: /`(Tintype[A-Za-z]*\/[A-Za-z+\/-]+(?:\.swift)?)`/) {
      count += 1
      let isThere = PackageFolder.parts.contains { part in
        let path = PackageFolder.root.appending(path: "Sources/\(part)/\(match.1)").path
        return FileManager.default.fileExists(atPath: path)
      }
      #expect(isThere, "\(page).md names \(match.1).")
    }
    #expect(count > 2)
  }
}
