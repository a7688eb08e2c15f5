import Foundation
import TintypeSnapshots

/// A line that tells a person at a terminal what takes so long; silent everywhere else.
struct Progress {
  private let isShown: Bool

  init() {
    isShown = isatty(STDERR_FILENO) == 1
  }

  private init(isShown: Bool) { self.isShown = isShown }

  /// No line, for a part of work that has one.
  static let none = Progress(isShown: false)

  /// Replaces the line.
  func show(_ text: String) {
    if isShown {
      try? FileHandle.standardError.write(
        contentsOf: Data("\r\u{1B}[K\(NeutralText.line(text))".utf8))
    }
  }

  /// Takes the line away.
  func clear() {
    if isShown { try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8)) }
  }
}
