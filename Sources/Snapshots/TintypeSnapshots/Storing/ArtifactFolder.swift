import Foundation

/// Where one snapshot's failure is kept: outside of the sources, under the reference's own path.
package struct ArtifactFolder: Sendable {
  let location: SnapshotLocation
  /// The folder that all artifacts are in.
  package let folder: String

  /// Creates the position for a snapshot's artifacts.
  ///
  /// - Parameters:
  ///   - location: where the reference is.
  ///   - folder: the folder for all artifacts; nil for `.build/snapshots` of the package.
  package init(location: SnapshotLocation, folder: String?) {
    self.location = location
    self.folder = folder ?? Self.folder(root: location.root)
  }

  /// The folder for all artifacts of a package.
  package static func folder(root: String) -> String { root + "/.build/snapshots" }

  /// The path from the folder on, without an ending: `Tests/CardTests/card.1`.
  private var stem: String {
    let relative = location.relativePath.replacingOccurrences(
      of: SnapshotLocation.folderName + "/", with: "")
    let plain = relative.hasPrefix("/") ? String(relative.dropFirst()) : relative
    let ending = (plain as NSString).pathExtension
    // The ending stays in the name: `card.png` and `card.svg` are two snapshots.
    return ending.isEmpty ? plain : (plain as NSString).deletingPathExtension + "-" + ending
  }

  /// A file of the failure.
  private func file(_ suffix: String) -> ProvenPath? {
    ProvenPath("\(stem).\(suffix)", below: folder)
  }

  /// The outcome of a failure.
  package var record: String { "\(folder)/\(stem).failure.json" }

  /// Writes a file of a failure.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - role: `actual` or `difference`.
  ///   - pathExtension: its extension; nil for the reference's.
  /// - Returns: where it is.
  /// - Throws: ``AtomicFile/WriteError``.
  func write(_ data: Data, as role: String, pathExtension: String? = nil) throws -> String {
    let ending = pathExtension ?? (location.reference as NSString).pathExtension
    return try write(data, to: role + (ending.isEmpty ? "" : ".\(ending)"))
  }

  /// Writes a file of a failure; what lies below the folder may have been downloaded, so no link is followed.
  @discardableResult private func write(_ data: Data, to suffix: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let file = file(suffix) else {
      throw AtomicFile.WriteError(
        path: "\(folder)/\(stem)", reason: "it lies outside of its folder")
    }
    try file.write(data, isLasting: false)
    return file.path
  }

  /// Adds an outcome to the manifest and keeps or clears the failure.
  ///
  /// - Parameters:
  ///   - result: the outcome.
  ///   - manifest: the file that takes a line; nil for none.
  ///   - clears: whether a pass removes what an earlier failure left.
  func keep(_ result: inout SnapshotVerification, manifest: String?, clears: Bool = true) {
    let outcome = result.outcome
    do {
      if let manifest {
        try AtomicFile.append(RunManifest.line(for: outcome, root: location.root), to: manifest)
      }
      if outcome.isPass || outcome.kind == .recorded {
        if clears { clear() }
      } else if outcome.kind != .duplicate {
        try write(JSONEncoder.stable.encode(outcome), to: "failure.json")
      }
    } catch {
      result.outcome.message += "\n  The failure could not be kept: \(error)"
      result.outcome.warnings.append("\(error)")
    }
  }

  /// Removes what an earlier failure left; costs one look where there was none.
  package func clear() {
    guard FileManager.default.fileExists(atPath: record) else { return }
    guard let file = file("failure.json") else { return }
    let folder = (file.path as NSString).deletingLastPathComponent
    let prefix = (stem as NSString).lastPathComponent + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.utf8.starts(with: prefix.utf8) {
      let role = name.utf8.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: ".") }
      if ["actual", "difference", "failure"].contains(String(role) ?? "") {
        try? file.sibling(name).remove()
      }
    }
  }
}

extension JSONEncoder {
  /// Writes the same text for equal values.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
