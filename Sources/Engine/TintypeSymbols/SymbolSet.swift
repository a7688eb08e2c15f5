package import TintypeSupplies

/// A set of drawings that stand for Apple's symbols.
package enum SymbolSet: CaseIterable, Sendable {
  /// Cupertino Icons 1.0.8, MIT.
  case cupertino
  /// Material Symbols Outlined, Apache 2.0, with axes for weight, filling and optical size.
  case material

  /// The name of the set for people.
  package var name: String {
    switch self {
    case .cupertino: "Cupertino Icons"
    case .material: "Material Symbols"
    }
  }

  /// The package of PyPI that `tintype setup` takes the files from, with its version.
  package var package: String {
    SupplyPackage.having(path(of: fontFile)).map { "\($0.name)==\($0.version)" } ?? name
  }

  /// The name of the font file.
  package var fontFile: String {
    switch self {
    case .cupertino: "CupertinoIcons.ttf"
    case .material: "MaterialSymbolsOutlined.ttf"
    }
  }

  /// The name of the list of code points; nil where the names stand in the source.
  package var listFile: String? {
    switch self {
    case .cupertino: nil
    case .material: "MaterialSymbolsOutlined.codepoints"
    }
  }
}

extension SymbolSet {
  /// Where a file of the sets belongs, relative to a data folder.
  private func path(of file: String) -> String { "symbols/\(file)" }

  /// Where the font is, or should be.
  func fontPath(in folders: DataFolders) -> String { folders.path(of: path(of: fontFile)) }

  /// Where the list of code points is, or should be; nil for a set without one.
  func listPath(in folders: DataFolders) -> String? {
    listFile.map { folders.path(of: path(of: $0)) }
  }

  /// The files of all sets, whether they are there or not.
  package static func files(in folders: DataFolders) -> [String] {
    allCases.flatMap { [$0.fontPath(in: folders), $0.listPath(in: folders)].compactMap(\.self) }
  }
}

/// A set that cannot be used.
package struct SymbolSetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the set.
  package var set: String
  /// The package that has it.
  package var package: String
  /// The file that is not there, or is no font.
  package var path: String

  /// Creates an error.
  package init(set: String, package: String, path: String) {
    self.set = set
    self.package = package
    self.path = path
  }

  /// One sentence that says what to do.
  package var description: String {
    "The symbols of \(set) are not installed: \(path) is missing or no font; "
      + "run tintype setup, which takes it from the package \(package)."
  }
}
