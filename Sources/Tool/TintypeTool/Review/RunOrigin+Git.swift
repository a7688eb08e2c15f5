import Foundation
import TintypeSnapshots

extension RunOrigin {
  /// Asks git and the record of the last run.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - record: the file of the last run.
  init(root: String, record: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: record)
    self.init(root: root, date: attributes?[.modificationDate] as? Date)
    commit = GitQuestion.answer(["rev-parse", "--verify", "-q", "HEAD"], in: root)
    branch = commit == nil ? nil : Self.branch(root)
    address = commit == nil ? nil : RepositoryLink.around(root)
  }

  /// The branch; a server that checks out a commit alone names it in a variable.
  private static func branch(_ root: String) -> String? {
    if let name = GitQuestion.answer(["symbolic-ref", "--short", "-q", "HEAD"], in: root) {
      return name
    }
    let environment = ProcessInfo.processInfo.environment
    let names = ["GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME"]
    return names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
