import TintypeGeometry
import TintypeSupplies

/// The folders of font files: those of the machine, or a single one and nothing else.
///
/// With one folder of his own, laid out like `/usr/share/fonts`, a caller has a render that depends on no font
/// that happens to be installed: what is not in it is missing.
package struct FontFolders: Hashable, Sendable {
  /// The folders, best first; declared fonts lie in the first one.
  let paths: [String]

  /// Where Debian's packages put fonts, and where people put their own.
  private static let machine = FontFolders(paths: ["/usr/share/fonts", "/usr/local/share/fonts"])

  private init(paths: [String]) { self.paths = paths }

  /// A folder that stands in for all of the machine's.
  ///
  /// - Parameter only: a folder laid out like `/usr/share/fonts`.
  package init(only: String) { paths = [only] }

  /// The folder that the environment variable `TINTYPE_FONTS` names, else those of the machine.
  package static let standard: FontFolders = {
    let own = ProcessInfo.processInfo.environment["TINTYPE_FONTS"] ?? ""
    return own.isEmpty ? machine : FontFolders(only: own)
  }()

  /// Where a file is that Debian puts below `/usr/share/fonts`.
  func resolvedPath(of path: String) -> String {
    let debian = Self.machine.paths[0]
    guard paths[0] != debian, path.hasPrefix(debian + "/") else { return path }
    return paths[0] + path.dropFirst(debian.count)
  }

  /// Where a declared file is.
  ///
  /// A single folder that stands in for all has what `tintype setup` brings in its folder `tintype`.
  func resolvedPath(of font: DeclaredFont) -> String {
    guard font.isSupplied else { return resolvedPath(of: font.path) }
    return paths[0] == Self.machine.paths[0]
      ? DataFolders.standard.path(of: font.path) : "\(paths[0])/tintype/\(font.path)"
  }

  /// The font files, folder by folder in the order of their paths.
  package var files: [String] {
    paths.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { name in
        [".otf", ".ttf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
      }.sorted().map { "\(folder)/\($0)" }
    }
  }
}
