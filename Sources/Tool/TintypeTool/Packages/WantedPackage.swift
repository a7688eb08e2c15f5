import Foundation

/// A package that has to be fetched, and who asks for it.
struct WantedPackage: Equatable {
  /// Where its repository is.
  let url: String
  /// What is asked of its version, as in a manifest.
  let requirement: String
  /// The manifest or project that asks for it, an absolute path.
  let manifest: String
  /// The files that may say which versions were chosen, absolute paths; the first that is there counts.
  let pins: [String]

  /// The name by which SwiftPM speaks of it.
  var identity: String {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }

  /// The file with the versions that were chosen; nil for none.
  var pinFile: String? { pins.first { FileManager.default.fileExists(atPath: $0) } }

  /// Its line in a manifest.
  var declaration: String { ".package(url: \(String(reflecting: url)), \(requirement))" }

  /// The line that asks for it, from 1; nil where it is not found.
  var line: Int? {
    guard let data = FileManager.default.contents(atPath: manifest) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(url) }.map { $0 + 1 }
  }
}
