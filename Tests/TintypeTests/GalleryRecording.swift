import Foundation
import Testing

/// The repository's folder and the rule for files that tests compare with.
///
/// `TINTYPE_RECORD=1 swift test --filter Gallery` writes the files anew instead of comparing.
enum GalleryRecording {
  /// The folder of the package.
  static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether files are written anew.
  static let isOn = ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "1"

  /// Compares bytes with a committed file, or writes the file when recording.
  ///
  /// What differs is written to `.build/gallery-failures`, under the same path.
  ///
  /// - Parameters:
  ///   - data: what was made now.
  ///   - path: the committed file, from the package's folder on.
  ///   - what: what was made, for the message.
  /// - Throws: an error where a folder cannot be written.
  static func check(_ data: Data, path: String, what: String) throws {
    let file = root.appending(path: path)
    if isOn {
      try write(data, to: file)
      return
    }
    let committed = FileManager.default.contents(atPath: file.path)
    if committed == data { return }
    let actual = root.appending(path: ".build/gallery-failures/\(path)")
    try write(data, to: actual)
    let state = committed == nil ? "has no reference" : "differs from its reference"
    Issue.record(
      """
      \(what) \(state).
      reference: \(file.path)
      actual:    \(actual.path)
      Look at both; if the new one is right, record with TINTYPE_RECORD=1 swift test --filter Gallery.
      """)
  }

  private static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
