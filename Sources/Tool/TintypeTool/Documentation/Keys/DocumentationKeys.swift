import Foundation
import TintypeProgram

/// The keys of pictures: digests of all that they are drawn from, equal on all machines where that is equal.
///
/// No path, line, time or number of a machine is part of them: the code behind a view, what is asked of it, the bytes
/// of fonts, symbols and images, and the tool itself.
struct DocumentationKeys {
  let drawing: ViewDrawing
  /// What all pictures of all programs depend on.
  private let common: String

  /// Reads what all pictures depend on.
  ///
  /// - Parameter drawing: draws the pictures.
  init(drawing: ViewDrawing) {
    self.drawing = drawing
    var key = ContentKey()
    drawing.digests.add([drawing.builder.toolchain.tool.path] + drawing.shared, to: &key)
    common = key.digest
  }

  /// What all pictures of one program depend on besides their code.
  ///
  /// - Parameter group: the program's sources.
  /// - Returns: a digest.
  /// - Throws: what the file system says.
  func shared(by group: InputGroup) throws -> String {
    var key = ContentKey()
    key.add(common)
    key.add(group.kind.rawValue)
    drawing.digests.add(
      try drawing.resources(of: group), below: group.root, to: &key, leavesDrawn: true)
    return key.digest
  }

  /// The key of a view's pictures.
  ///
  /// - Parameters:
  ///   - view: the view and what is asked of it.
  ///   - shared: what ``shared(by:)`` says of its program.
  /// - Returns: a digest.
  /// - Throws: what encoding throws.
  func key(of view: ViewDrawing.Wanted, _ shared: String) throws -> String {
    var job = view.job
    // These number the views of a program, which may come and go.
    (job.index, job.name) = (0, "")
    job.comparison?.index = 0
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var key = ContentKey()
    for field in [
      shared, view.entry.content, view.entry.ownName,
      String(decoding: try encoder.encode(job), as: UTF8.self),
    ] {
      key.add(field)
    }
    return String(key.digest.prefix(32))
  }
}
