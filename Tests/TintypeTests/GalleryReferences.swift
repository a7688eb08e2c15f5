import Foundation
import Testing

/// The committed files that tests compare with, byte by byte.
///
/// `TINTYPE_RECORD=1 swift test --filter TintypeTests` writes the files anew instead of comparing.
enum GalleryReferences {
  /// The folder of the package.
  static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether files are written anew.
  static let isRecording = ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "1"

  /// Compares bytes with a committed file, or writes the file when recording.
  ///
  /// What differs is written below `.build/failures`, under the same path as the reference.
  ///
  /// - Parameters:
  ///   - data: what was made now.
  ///   - path: the committed file, from the package's folder on.
  ///   - what: what was made, for the message.
  /// - Throws: an error where a folder cannot be written.
  static func check(_ data: Data, path: String, what: String) throws {
    let file = root.appending(path: path)
    let committed = FileManager.default.contents(atPath: file.path)
    if committed == data { return }
    if isRecording { return try write(data, to: file) }
    let actual = root.appending(path: ".build/failures/\(path)")
    try write(data, to: actual)
    let state = committed == nil ? "has no reference" : "differs from its reference"
    Issue.record(
      """
      \(what) \(state).
      reference: \(file.path)
      actual:    \(actual.path)
      If the new one is right: TINTYPE_RECORD=1 swift test --filter TintypeTests
      """)
  }

  /// Checks that a folder holds no other files than those that are compared; removes others when
  /// recording.
  ///
  /// - Parameters:
  ///   - folder: the folder, from the package's folder on.
  ///   - names: the names of the files that are compared.
  /// - Throws: an error where a file cannot be removed.
  static func checkNothingElse(in folder: String, than names: Set<String>) throws {
    let place = root.appending(path: folder)
    let found = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in found.sorted() where !names.contains(name) {
      if isRecording {
        try FileManager.default.removeItem(at: place.appending(path: name))
      } else {
        Issue.record("Nothing is compared with \(folder)/\(name); remove it.")
      }
    }
  }

  private static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
