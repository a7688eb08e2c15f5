import Foundation

/// What git knows of the repository around a folder.
enum GitQuestion {
  /// Asks git.
  ///
  /// - Parameters:
  ///   - arguments: the command and its arguments.
  ///   - folder: an absolute path.
  /// - Returns: what it prints, without white space around it; nil where there is no git, no repository, or no answer.
  static func answer(_ arguments: [String], in folder: String) -> String? {
    let answer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let process = Subprocess(
      command: ["git", "-C", folder] + arguments, output: answer,
      errors: URL(filePath: "/dev/null"))
    defer { try? FileManager.default.removeItem(at: answer) }
    guard (try? process.run(every: 0.02)) == .exited(0),
      let data = FileManager.default.contents(atPath: answer.path)
    else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
