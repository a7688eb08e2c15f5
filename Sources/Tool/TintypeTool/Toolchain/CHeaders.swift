import Foundation

/// Where the headers of the C libraries lie.
enum CHeaders {
  private static let packages = [
    "cairo", "freetype2", "harfbuzz", "libdeflate", "spng", "libturbojpeg", "libcmark-gfm",
  ]

  /// Where Debian puts those that are not in `/usr/include` itself.
  private static let usual = ["cairo", "freetype2", "harfbuzz"].map { "/usr/include/\($0)" }

  /// The folders that `pkg-config` names, each once; the usual ones where it cannot answer.
  static let folders: [String] = {
    // One question is enough unless a package is missing, about which nothing is told at all.
    let answers = flags(of: packages).map { [$0] } ?? packages.compactMap { flags(of: [$0]) }
    var folders: [String] = []
    for argument in answers.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    where argument.hasPrefix("-I") {
      let folder = String(argument.dropFirst(2))
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.isEmpty
      ? usual.filter { FileManager.default.fileExists(atPath: $0) } : folders
  }()

  private static func flags(of packages: [String]) -> String? {
    let output = URL.temporaryDirectory.appending(path: "tintype-\(UUID().uuidString).flags")
    defer { try? FileManager.default.removeItem(at: output) }
    let query = Subprocess(
      command: ["pkg-config", "--cflags-only-I"] + packages, output: output,
      errors: URL(filePath: "/dev/null"))
    guard (try? query.run()) == .exited(0) else { return nil }
    return try? String(contentsOf: output, encoding: .utf8)
  }
}
