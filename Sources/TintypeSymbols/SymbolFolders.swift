import TintypeSupplies

/// The folders that hold the files of symbol sets, best first.
package struct SymbolFolders: Hashable, Sendable {
  /// The folders.
  package let paths: [String]

  /// Folders of the caller's; none means that every set is missing.
  package init(paths: [String]) { self.paths = paths }

  /// Where `tintype setup` puts the sets.
  package static let standard = SymbolFolders(
    paths: DataFolders.standard.paths.map { "\($0)/symbols" })

  /// The files of all sets, whether they are there or not.
  package var files: [String] {
    SymbolSet.allCases.flatMap { [$0.fontFile] + ($0.listFile.map { [$0] } ?? []) }
      .map { path(of: $0) }
  }

  /// The first folder's file of a name that is there; the last folder's where none is.
  func path(of file: String) -> String {
    let candidates = paths.map { "\($0)/\(file)" }
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
      ?? candidates.last ?? file
  }
}
