import Foundation

/// How far the layouts of a page are, told from one process to another by a file.
package struct ExplorationProgress: Sendable {
  private let file: URL

  /// Every how many layouts something is told.
  private static let interval = 20

  /// Tells or reads in a folder.
  ///
  /// - Parameter folder: the folder of the pictures, an absolute path.
  package init(folder: String) { file = URL(filePath: folder).appending(path: "explored") }

  /// Tells how many of how many layouts were drawn; who cannot be told does without.
  func tell(drawn: Int, all: Int) {
    guard drawn % Self.interval == 0 else { return }
    try? Data("\(drawn) of \(all)".utf8).write(to: file)
  }

  /// What was told last, such as `120 of 562`; nil for nothing.
  package var text: String? { try? String(contentsOf: file, encoding: .utf8) }
}
