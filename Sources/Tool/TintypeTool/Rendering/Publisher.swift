import Foundation
import TintypeProgram

/// Puts pictures into the user's folder.
///
/// A file is replaced as a whole or not at all, and one that is already right is left alone.
struct Publisher {
  /// The folder as the user wrote it.
  let folder: String

  /// Makes sure that the folder exists and can be written.
  ///
  /// - Parameter folder: a path as the user wrote it.
  /// - Throws: `ToolError` when it cannot.
  init(folder: String) throws {
    self.folder = folder
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    let probe = url.appending(path: ".tintype-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      // Permissions alone do not tell: a disk may be full or mounted read-only.
      try Data().writeUnforced(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      let reason = DiskProblem(error) == .full ? ": its disk is full; make room, or" : ";"
      throw ToolError(
        status: .notWritten,
        message: "The folder '\(folder)' cannot be written\(reason) name another with -o.")
    }
  }

  /// Writes a picture's files.
  ///
  /// - Parameters:
  ///   - picture: the picture, whose files lie in the cache.
  ///   - name: what its files are called; nil for the picture's own name.
  /// - Returns: the paths written, beginning with the folder as the user wrote it.
  /// - Throws: `ToolError` when one cannot be written.
  func publish(
    _ picture: ViewPictures.Picture, named name: String? = nil
  ) throws -> [(file: RenderedFile, path: String)] {
    var written: [(file: RenderedFile, path: String)] = []
    for file in picture.renderedView.files {
      let parent = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let path = "\(parent)/\(name ?? picture.name)\(file.suffix).\(file.format)"
      let source = picture.folder.appending(path: file.name)
      guard let data = try? Data(contentsOf: source) else {
        throw ToolError(
          status: .notWritten,
          message: "The picture '\(path)' is gone from the cache; render it once more.")
      }
      try write(data, to: path, isPage: file.format == Exploration.format)
      written.append((file, path))
    }
    return written
  }

  /// Writes a page to explore.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - name: what its file is called.
  /// - Returns: the path written.
  /// - Throws: `ToolError` when it cannot be written.
  func publish(_ page: Data, named name: String) throws -> String {
    let parent = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let path = "\(parent)/\(name).\(Exploration.format)"
    try write(page, to: path, isPage: true)
    return path
  }

  private func write(_ data: Data, to path: String, isPage: Bool) throws {
    let old = FileManager.default.contents(atPath: path)
    guard old != data else { return }
    // Nobody's page is lost: pictures have names that nobody else gives, pages may not.
    if isPage, let old, !old.starts(with: Exploration.mark.utf8) {
      throw ToolError(
        status: .notWritten,
        message: "'\(path)' is there and was not made by tintype; name another with -o.")
    }
    do {
      try data.replaceUnforced(URL(filePath: path))
    } catch {
      let reason = DiskProblem(error) == .full ? "its disk is full; make room" : "check the folder"
      throw ToolError(
        status: .notWritten, message: "The picture '\(path)' cannot be written: \(reason).")
    }
  }
}
