import TintypeGeometry

/// The folders where files of the registry lie: `tintype setup` fills one, and all are looked through.
package struct DataFolders: Hashable, Sendable {
  /// The folders, best first.
  package let paths: [String]

  /// Creates folders.
  ///
  /// - Parameter paths: folders, best first; at least one.
  package init(paths: [String]) { self.paths = paths }

  /// The folder that the environment variable `TINTYPE_DATA` names; else the user's and the machine's.
  ///
  /// For root, who installs for all, the machine's comes first.
  package static let standard: DataFolders = {
    let environment = ProcessInfo.processInfo.environment
    if let only = environment["TINTYPE_DATA"], !only.isEmpty { return DataFolders(paths: [only]) }
    let machine = "/usr/local/share/tintype"
    var base = environment["XDG_DATA_HOME"] ?? ""
    if !base.hasPrefix("/") { base = NSHomeDirectory() + "/.local/share" }
    let own = base + "/tintype"
    return DataFolders(paths: geteuid() == 0 ? [machine, own] : [own, machine])
  }()

  /// The folder that files are put into.
  package var installation: String { paths[0] }

  /// Where a file is: in the first folder that has it, else where it would be put.
  ///
  /// - Parameter path: relative to the folder, such as `fonts/Nunito[wght].ttf`.
  /// - Returns: an absolute path; there may be no file.
  package func path(of path: String) -> String {
    let candidates = paths.map { "\($0)/\(path)" }
    return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates[0]
  }
}
