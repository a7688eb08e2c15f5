/// The files that an app's bundle would hold, found by their names as a bundle finds them.
///
/// Xcode puts files from all folders of a project side by side, so that only the name counts.
package struct BundleFiles: Sendable {
  /// Absolute paths by the name of the file.
  private var paths: [String: [String]] = [:]
  private let all: [String]

  /// Lists files.
  ///
  /// - Parameter files: absolute paths, first first.
  package init(_ files: [String]) {
    all = files
    for file in files { paths[(file as NSString).lastPathComponent, default: []].append(file) }
  }

  /// The path of a file.
  ///
  /// - Parameters:
  ///   - name: its name, with or without the extension; nil for the first with the extension.
  ///   - ending: its extension, with or without a point; nil or empty for the one in the name.
  ///   - folder: the end of the path of its folder; nil for any.
  /// - Returns: an absolute path; nil where there is none.
  package func path(_ name: String?, _ ending: String?, in folder: String? = nil) -> String? {
    guard let name, !name.isEmpty else { return paths(ending, in: folder).first }
    let ending = Self.plain(ending)
    let parts = name.split(separator: "/").map(String.init)
    let file = (parts.last ?? name) + (ending.map { ".\($0)" } ?? "")
    let within = parts.count > 1 ? parts.dropLast().joined(separator: "/") : nil
    let wanted = [folder, within].compactMap { $0 }.joined(separator: "/")
    return Self.suitable(paths[file] ?? [], in: wanted).first
  }

  /// The paths of all files with an extension, in order.
  package func paths(_ ending: String?, in folder: String? = nil) -> [String] {
    let ending = Self.plain(ending)
    let found = all.filter { ending == nil || ($0 as NSString).pathExtension == ending }
    return Self.suitable(found, in: folder ?? "")
  }

  private static func plain(_ ending: String?) -> String? {
    guard let ending, !ending.isEmpty else { return nil }
    return ending.hasPrefix(".") ? String(ending.dropFirst()) : ending
  }

  /// The paths in a folder, those for the app's language or for none before those for others.
  private static func suitable(_ paths: [String], in folder: String) -> [String] {
    let found = paths.filter { path in
      folder.isEmpty || (path as NSString).deletingLastPathComponent.hasSuffix("/\(folder)")
    }
    func isForeign(_ path: String) -> Bool {
      let language = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
      return language.map { !["en.lproj", "Base.lproj"].contains($0) } ?? false
    }
    return found.filter { !isForeign($0) } + found.filter(isForeign)
  }
}
