import Foundation
import TintypeGeometry
import TintypeProgram

/// Reads the manifests of packages, by asking SwiftPM.
struct PackageReader {
  let toolchain: Toolchain
  let cache: Cache

  /// Seconds that SwiftPM may take for a manifest.
  private static let timeLimit = 60.0
  /// The name of the file with a package's manifest.
  static let manifestFile = "Package.swift"
  private static let result = "manifest.json"

  /// What was read already, with the state of the file.
  private final class Memo {
    var manifests: [String: (stamp: String, manifest: PackageManifest)] = [:]
  }

  private let memo = Memo()

  /// A reader that has read nothing.
  init(toolchain: Toolchain, cache: Cache) {
    self.toolchain = toolchain
    self.cache = cache
  }

  /// The path of the manifest of a folder; nil for a folder that is no package.
  static func manifest(in folder: String) -> String? {
    let path = "\(folder)/\(manifestFile)"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Reads the manifest of a package, or finds what an earlier run read.
  ///
  /// - Parameter folder: the package's folder, an absolute path.
  /// - Returns: what the manifest says.
  /// - Throws: `Problem` with the first thing that SwiftPM has to say against it.
  func manifest(of folder: String) throws -> PackageManifest {
    let stamp = FileStamp.of("\(folder)/\(Self.manifestFile)")
    if let cached = memo.manifests[folder], cached.stamp == stamp { return cached.manifest }
    let manifest = try read(folder)
    memo.manifests[folder] = (stamp, manifest)
    return manifest
  }

  private func read(_ folder: String) throws -> PackageManifest {
    let key = key(of: folder)
    if let entry = cache.entry(.packages, key: key),
      let data = FileManager.default.contents(atPath: entry.appending(path: Self.result).path),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
    {
      return manifest
    }
    let work = try cache.workFolder()
    defer { try? FileManager.default.removeItem(at: work) }
    let dump = try dump(folder, work)
    guard let manifest = try? PackageManifest(dump: dump) else {
      throw problem(folder, "SwiftPM describes it in a way that is not known")
    }
    let entry = try cache.workFolder()
    try JSONEncoder().encode(manifest).writeUnforced(to: entry.appending(path: Self.result))
    _ = try cache.store(entry, as: .packages, key: key)
    return manifest
  }

  /// What SwiftPM prints of a manifest.
  private func dump(_ folder: String, _ work: URL) throws -> Data {
    let manifest = FileManager.default.contents(atPath: "\(folder)/\(Self.manifestFile)") ?? Data()
    if let plain = AppManifest.plain(String(decoding: manifest, as: UTF8.self)) {
      // Playgrounds' own products are known on a Mac alone: the manifest is read without them.
      let copy = work.appending(path: "plain")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data(plain.utf8).writeUnforced(to: copy.appending(path: Self.manifestFile))
      let dump = String(decoding: try query(copy.path, work), as: UTF8.self)
      return Data(dump.replacing(copy.path, with: folder).utf8)
    }
    return try query(folder, work)
  }

  private func query(_ folder: String, _ work: URL) throws -> Data {
    let output = work.appending(path: "output")
    let errors = work.appending(path: "errors")
    let query = Subprocess(
      command: [
        toolchain.swift, "package", "--package-path", folder, "--scratch-path",
        work.appending(path: "scratch").path, "dump-package",
      ], environment: try PackageSurroundings.environment(in: work),
      output: output, errors: errors)
    let deadline = Date().addingTimeInterval(Self.timeLimit)
    let ending = try query.run { _ in Date() < deadline }
    if ending == .exited(0), let data = FileManager.default.contents(atPath: output.path) {
      return data
    }
    if ending == .stopped {
      throw problem(
        folder, "its manifest takes longer than \(Int(clamped: Self.timeLimit)) seconds")
    }
    let log = String(
      decoding: FileManager.default.contents(atPath: errors.path) ?? Data(), as: UTF8.self)
    throw problem(folder, log)
  }

  /// What is said of a package that cannot be read: the line that SwiftPM blames, and its first error.
  private func problem(_ folder: String, _ log: String) -> Problem {
    let path = "\(folder)/\(Self.manifestFile)"
    if let first = CompilerMessage.errors(in: log).first(where: { $0.file == path }) {
      return Problem(
        file: path, line: first.line, column: first.column,
        message: "The package cannot be read: \(first.text)")
    }
    let lines = log.split(separator: "\n")
    let first = lines.first { $0.contains("error:") } ?? lines.first ?? "SwiftPM says nothing"
    let reason = first.split(separator: "error:", maxSplits: 1).last.map(String.init) ?? ""
    return Problem(
      file: path,
      message: "The package cannot be read: \(reason.trimmingCharacters(in: .whitespaces))")
  }

  private func key(of folder: String) -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(folder)
    for name in manifestNames(in: folder) {
      key.add(name)
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      key.add(String(decoding: data, as: UTF8.self))
    }
    return key.digest
  }

  /// The names of a package's manifests: one, and perhaps others for versions of SwiftPM.
  private func manifestNames(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
  }
}
