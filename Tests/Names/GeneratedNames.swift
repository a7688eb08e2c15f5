package import Foundation

/// The Swift files that are made of the tables in `Fixtures/Names`, `Fixtures/Symbols/Tables`, `Fixtures/Text` and
/// `Fixtures/Units`.
///
/// Each table is a file in a folder `Generated` of a module.
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

  /// A folder of tables, and that of the files which are made of them.
  private struct Folder {
    var tables: String
    var files: String
    /// Makes Swift of what a table holds.
    var swift: (String) throws -> String
  }

  /// What the files have to hold, by their paths.
  private func wanted() throws -> [String: String] {
    var wanted: [String: String] = [:]
    for folder in try folders() {
      for name in try files(in: folder.tables, ending: ".txt") + dispensable(in: folder) {
        let path = "\(folder.tables)/\(name).txt"
        do {
          wanted["\(folder.files)/\(name).swift"] =
            "// Made of \(path) by `make names`: change that file instead.\n"
            + "// swift-format-ignore-file\n\n"
            + (try folder.swift(text(path, of: name)))
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
    for folder in try folders() {
      for name in try files(in: folder.files, ending: ".swift") {
        present["\(folder.files)/\(name).swift"] = try text("\(folder.files)/\(name).swift")
      }
    }
    return present
  }

  /// The folders of tables: one a module beside the names that coverage is measured by, and those of records.
  private func folders() throws -> [Folder] {
    let names = root.appending(path: "Fixtures/Names").path
    let modules = try FileManager.default.contentsOfDirectory(atPath: names)
      .filter { !$0.contains(".") }
    let declarations = try modules.map { module in
      Folder(tables: "Fixtures/Names/\(module)", files: "\(try folder(of: module))/Generated") {
        try DeclarationTable($0).swift
      }
    }
    let records = [
      ("Fixtures/Symbols/Tables", "Sources/Engine/TintypeSymbols/Generated"),
      ("Fixtures/Symbols/Colors", "Sources/SwiftUI/TintypeViews/Images/Generated"),
      ("Fixtures/Text/SystemFont", "Sources/Engine/TintypeText/Generated"),
      ("Fixtures/Supplies", "Sources/Engine/TintypeSupplies/Generated"),
      ("Fixtures/System", "Sources/Tool/TintypeTool/Toolchain/Generated"),
      ("Fixtures/Units", "Sources/SwiftUI/TintypeViews/Text/Formats/Generated"),
    ].map { tables, files in Folder(tables: tables, files: files) { try RecordTable($0).swift } }
    return declarations + records
  }

  /// The folder of a module, from the package's folder on.
  private func folder(of module: String) throws -> String {
    let folders = ["Engine", "SwiftUI", "Snapshots", "Tool"].map { "Sources/\($0)/\(module)" }
    guard
      let folder = folders.first(where: {
        FileManager.default.fileExists(atPath: root.appending(path: $0).path)
      })
    else {
      throw DeclarationTable.Malformed(
        description: "Fixtures/Names/\(module): there is no such module.")
    }
    return folder
  }

  /// Tables that may be taken away, with the properties that are empty then.
  private static let dispensable = ["SystemFontWidths+Kerning": "SystemFontWidths.kerning"]

  /// The tables of a folder that were taken away.
  private func dispensable(in folder: Folder) -> [String] {
    guard folder.tables.hasSuffix("/SystemFont") else { return [] }
    return Self.dispensable.keys.filter {
      !FileManager.default.fileExists(
        atPath: root.appending(path: "\(folder.tables)/\($0).txt").path)
    }
  }

  /// What a table says; of one that was taken away, the name of its property alone.
  private func text(_ path: String, of table: String) throws -> String {
    if let property = Self.dispensable[table],
      !FileManager.default.fileExists(atPath: root.appending(path: path).path)
    {
      return "# \(property)\n# Empty, since its table was taken away.\n"
    }
    return try text(path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of a folder's files with an ending; none where there is no such folder.
  private func files(in folder: String, ending: String) throws -> [String] {
    let path = root.appending(path: folder).path
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }
}
