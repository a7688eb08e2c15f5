import Foundation

/// Where the headers of the C libraries lie.
enum CHeaders {
  private static let packages = [
    "cairo", "freetype2", "harfbuzz", "libdeflate", "spng", "libturbojpeg", "libcmark-gfm",
  ]

  /// The folders that `pkg-config` names, each once; none when it is missing.
  static func folders() -> [String] {
    let output = URL.temporaryDirectory.appending(path: "tintype-\(UUID().uuidString).flags")
    defer { try? FileManager.default.removeItem(at: output) }
    let query = Subprocess(
      executable: "/usr/bin/env", arguments: ["pkg-config", "--cflags-only-I"] + packages,
      output: output, errors: URL(filePath: "/dev/null"))
    guard (try? query.run()) == .exited(0),
      let text = try? String(contentsOf: output, encoding: .utf8)
    else { return [] }
    var folders: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) where word.hasPrefix("-I") {
      let folder = String(word.dropFirst(2))
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }
}
