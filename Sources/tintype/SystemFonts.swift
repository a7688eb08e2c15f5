import Foundation

/// The font files of the machine, any of which a text may ask for by its family.
enum SystemFonts {
  private static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The font files in those folders, in the order of their paths.
  static func files() -> [String] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { name in
        [".otf", ".ttf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
      }.sorted().map { "\(folder)/\($0)" }
    }
  }
}
