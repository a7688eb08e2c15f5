import Foundation

/// Font files that are gone when the test is.
final class TemporaryFonts: Sendable {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tintype-fonts-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: what is in it.
  ///   - name: its name in a folder of its own.
  /// - Returns: its path.
  /// - Throws: where it cannot be written.
  func write(_ bytes: some Sequence<UInt8>, _ name: String = "test.ttf") throws -> String {
    let folderPath = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folderPath, withIntermediateDirectories: true)
    let file = folderPath.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }
}
