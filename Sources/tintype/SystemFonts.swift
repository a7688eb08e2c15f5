import Foundation

/// The font files of the machine that texts are set in.
enum SystemFonts {
  /// The folders in which the default families lie.
  static let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu"]

  /// The font files in those folders, in the order of their paths.
  static func files() -> [String] {
    folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") || $0.hasSuffix(".ttc") }
        .map { "\(folder)/\($0)" }
    }
  }
}
