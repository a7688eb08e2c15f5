import Foundation

/// Where a repository shows its files at a commit, as far as its remote tells.
struct RepositoryLink: Equatable {
  /// What addresses of files begin with, such as `https://github.com/owner/name/blob/COMMIT/`.
  let address: String

  /// The web address of a repository's files.
  ///
  /// - Parameters:
  ///   - remote: what `git remote get-url` says.
  ///   - commit: the commit in hexadecimal.
  init?(remote: String, commit: String) {
    var text = remote.trimmingCharacters(in: .whitespacesAndNewlines)
    guard commit.count >= 7, commit.allSatisfy(\.isHexDigit) else { return nil }
    if let match = text.wholeMatch(of: /(?:ssh:\/\/)?git@([^:\/]+)[:\/](.+)/) {
      text = "https://\(match.1)/\(match.2)"
    }
    guard let url = URLComponents(string: text), url.scheme == "https" || url.scheme == "http",
      let host = url.host?.lowercased()
    else { return nil }
    let path = url.path.split(separator: "/").joined(separator: "/")
    let name = path.hasSuffix(".git") ? String(path.dropLast(4)) : path
    guard name.split(separator: "/").count >= 2,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_./".contains($0) })
    else { return nil }
    // A name or a password in front of the host is nobody else's.
    switch host {
    case "github.com": address = "https://\(host)/\(name)/blob/\(commit)/"
    case _ where host.hasPrefix("gitlab."): address = "https://\(host)/\(name)/-/blob/\(commit)/"
    default: return nil
    }
  }

  /// Asks git of the repository around a folder.
  ///
  /// - Parameter folder: an absolute path.
  /// - Returns: the address of files of the folder; nil where there is no git, no repository, or none of these hosts.
  static func around(_ folder: String) -> String? {
    guard let commit = GitQuestion.answer(["rev-parse", "HEAD"], in: folder),
      let prefix = GitQuestion.answer(["rev-parse", "--show-prefix"], in: folder)
    else { return nil }
    // What is written goes before what git makes of it: a machine may fetch from a copy of its own.
    let questions = [["config", "--get", "remote.origin.url"], ["remote", "get-url", "origin"]]
    let links = questions.lazy.compactMap { GitQuestion.answer($0, in: folder) }
      .compactMap { RepositoryLink(remote: $0, commit: commit) }
    guard let link = links.first else { return nil }
    let path = prefix.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    return link.address + (path ?? prefix)
  }
}
