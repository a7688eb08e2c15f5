import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The rules of `.gitignore` files: what of a folder is made and not written, and so holds no sources.
///
/// The syntax is that of gitignore(5).
struct IgnoreRules {
  private struct Rule {
    /// A pattern whose `*` may or may not match `/`.
    let patterns: [String]
    let isException: Bool
    let isForFolders: Bool
    /// Whether it is matched with the path below its folder, and with the last component alone otherwise.
    let isAnchored: Bool
    /// The folder of the rule's file, from the walk's root on, with `/` behind it where there is any.
    let base: String
  }

  private var rules: [Rule] = []

  /// Adds the rules of a file; later ones go before earlier ones.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - folder: its folder, from the walk's root on; empty for the root.
  mutating func add(_ text: String, in folder: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      var pattern = Self.withoutTrailingSpaces(String(line))
      if pattern.isEmpty || pattern.hasPrefix("#") { continue }
      let isException = pattern.hasPrefix("!")
      if isException { pattern.removeFirst() }
      let isForFolders = pattern.hasSuffix("/")
      if isForFolders { pattern.removeLast() }
      let isAnchored = pattern.contains("/")
      if pattern.hasPrefix("/") { pattern.removeFirst() }
      guard !pattern.isEmpty else { continue }
      rules.append(
        Rule(
          patterns: Self.expanded(pattern), isException: isException, isForFolders: isForFolders,
          isAnchored: isAnchored, base: folder.isEmpty ? "" : folder + "/"))
    }
  }

  private static func withoutTrailingSpaces(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
    return line
  }

  /// The forms of a pattern without `**/`, which stands for any folders or none.
  private static func expanded(_ pattern: String) -> [String] {
    guard pattern.contains("**/") else { return [pattern] }
    let none = pattern.replacing("**/", with: "")
    return [none, pattern]
  }

  /// Whether a path is left out.
  ///
  /// - Parameters:
  ///   - path: a path from the walk's root on.
  ///   - isFolder: whether it is a folder.
  /// - Returns: false where no rule speaks of it.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for rule in rules.reversed() {
      if rule.isForFolders, !isFolder { continue }
      guard path.hasPrefix(rule.base) else { continue }
      let below = String(path.dropFirst(rule.base.count))
      let name = below.split(separator: "/").last.map(String.init) ?? below
      let isMatch = rule.patterns.contains { pattern in
        // Only `**` reaches over folders.
        let flags = pattern.contains("**") ? 0 : FNM_PATHNAME
        return fnmatch(pattern, rule.isAnchored ? below : name, flags) == 0
      }
      if isMatch { return !rule.isException }
    }
    return false
  }
}
