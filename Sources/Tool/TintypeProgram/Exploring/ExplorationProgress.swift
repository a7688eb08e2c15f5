import Foundation
import Glibc

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

  /// How many of how many layouts were drawn when it was told last; nil for nothing.
  package var numbers: (drawn: Int, all: Int)? {
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? handle.read(upToCount: 64) else { return nil }
    let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
