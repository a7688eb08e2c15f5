package import Foundation

/// The Swift files that are made of the tables in `Fixtures/Names`.
///
/// A folder of tables is a module, and each table in it a file in the module's folder `Generated`.
package struct GeneratedNames {
  /// The folder of the package.
  let root: URL

  /// Names the folder of the package.
  ///
  /// - Parameter root: where `Package.swift` is.
  package init(root: URL) { self.root = root }

  /// The files that do not say what their tables do, and those without a table, from the package's folder on.
  ///
  /// - Returns: their paths, sorted.
  /// - Throws: where a table cannot be read.
  package func outdated() throws -> [String] {
    let (wanted, present) = (try wanted(), try present())
    return Set(wanted.keys).union(present.keys).filter { wanted[$0] != present[$0] }.sorted()
  }

  /// Writes the files that are outdated, and removes those without a table.
  ///
  /// - Returns: the paths of what was written or removed.
  /// - Throws: where a table cannot be read, or a file not be written.
  package func write() throws -> [String] {
    let wanted = try wanted()
    let outdated = try outdated()
    for path in outdated {
      let file = root.appending(path: path)
      guard let text = wanted[path] else {
        try FileManager.default.removeItem(at: file)
        continue
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return outdated
  }

  /// What the files have to hold, by their paths.
  private func wanted() throws -> [String: String] {
    let tables = "Fixtures/Names"
    var wanted: [String: String] = [:]
    for module in try modules() {
      for name in try files(in: "\(tables)/\(module)", ending: ".txt") {
        let path = "\(tables)/\(module)/\(name).txt"
        do {
          wanted["\(Self.folder(of: module))/\(name).swift"] =
            "// Made of \(path) by `make names`: change that file instead.\n"
            + "// swift-format-ignore-file\n\n" + (try DeclarationTable(text(path)).swift)
        } catch let error as DeclarationTable.Malformed {
          throw DeclarationTable.Malformed(description: "\(path): \(error)")
        }
      }
    }
    return wanted
  }

  /// What the files hold, by their paths.
  private func present() throws -> [String: String] {
    var present: [String: String] = [:]
    for module in try modules() {
      let folder = Self.folder(of: module)
      for name in try files(in: folder, ending: ".swift") {
        present["\(folder)/\(name).swift"] = try text("\(folder)/\(name).swift")
      }
    }
    return present
  }

  private static func folder(of module: String) -> String {
    "Sources/SwiftUI/\(module)/Generated"
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The folders of tables; beside them lie the names that coverage is told by.
  private func modules() throws -> [String] {
    let folder = root.appending(path: "Fixtures/Names").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.contains(".") }
  }

  /// The names of a folder's files with an ending; none where there is no such folder.
  private func files(in folder: String, ending: String) throws -> [String] {
    let path = root.appending(path: folder).path
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }
}
