import Foundation

/// One side of a comparison, as a person writes it: `Card.swift`, `Card.swift:Compact` or `HEAD~1:Card.swift`.
struct ComparedSource {
  /// What was written.
  let text: String
  /// The file, an absolute path.
  let path: String
  /// The commit that the file is taken from; nil for the file as it is.
  let revision: String?
  /// The view or preview; nil for the first one.
  let view: String?
  /// What the file says.
  private let code: String

  /// Reads a file of the folder or of a commit.
  ///
  /// - Parameter text: what was written.
  /// - Throws: `ToolError` where there is no such file.
  init(_ text: String) throws {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    // A file may have colons in its name; what stands behind the last one may be a view.
    for count in [parts.count, parts.count - 1] where count > 0 {
      let name = parts[..<count].joined(separator: ":")
      let path = DisplayPath.absolute(name)
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let source: InputSource
      do { source = try InputSource(reading: path, asArticle: false) } catch {
        throw ToolError(status: .noInput, message: "\(DisplayPath.of(path)): \(error.message)")
      }
      self.init(text, path, nil, parts.dropFirst(count).last, source.text)
      return
    }
    for count in [parts.count, parts.count - 1] where count > 1 {
      let (revision, name) = (parts[0], parts[1..<count].joined(separator: ":"))
      let path = DisplayPath.absolute(name)
      let (folder, file) = (
        (path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent
      )
      guard !revision.isEmpty, !revision.hasPrefix("-"),
        let code = GitQuestion.answer(["show", "\(revision):./\(file)"], in: folder)
      else { continue }
      self.init(text, path, revision, parts.dropFirst(count).last, code)
      return
    }
    throw ToolError(
      status: .noInput,
      message: "There is no file '\(text)'; write a Swift file, FILE:VIEW, or COMMIT:FILE.")
  }

  private init(
    _ text: String, _ path: String, _ revision: String?, _ view: String?, _ code: String
  ) {
    self.text = text
    self.path = path
    self.revision = revision
    self.view = view
    self.code = code
  }

  /// The source as it is compiled beside the other side's: the same names may be declared once more.
  ///
  /// Messages name the file with its commit.
  var source: InputSource {
    let name = revision.map { "\(path)@\($0)" } ?? path
    let fence = Fence(
      ordinal: 1, line: 1, indentation: 0, attributes: PictureSettings(), code: code)
    return InputSource(path: name, text: code, fences: [fence])
  }
}
