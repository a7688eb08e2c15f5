import Synchronization

/// Colors and strings of an app's catalogs, each read when it is first asked for.
package final class AppResources: Sendable {
  /// What the asset catalogs hold.
  package let assets: AssetIndex
  /// Strings in all languages.
  package let strings: StringTables
  private let colors = Mutex<[String: Result<ColorSet, AssetProblem>]>([:])

  /// Lists what there is.
  ///
  /// - Parameters:
  ///   - catalogs: folders `NAME.xcassets`, absolute paths, first first.
  ///   - strings: files of strings, absolute paths, first first.
  package init(catalogs: [String], strings: [String]) {
    assets = AssetIndex(catalogs: catalogs)
    self.strings = StringTables(files: strings)
  }

  /// Lists what lies in a bundle's folder of resources, as SwiftPM copies it on Linux.
  ///
  /// - Parameter folder: an absolute path.
  package convenience init(bundle folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var (catalogs, strings): ([String], [String]) = ([], [])
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      switch (name as NSString).pathExtension {
      case "xcassets": catalogs.append(path)
      case "xcstrings": strings.append(path)
      case "lproj":
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        strings += files.sorted().filter {
          $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")
        }
        .map { "\(path)/\($0)" }
      default: break
      }
    }
    self.init(catalogs: catalogs, strings: strings)
  }

  /// The file of a data set; nil where no catalog has it, or its set names none.
  package func data(named name: String) -> String? {
    guard let entry = assets.entry(.data, named: name),
      let tree = try? JSONTree(path: "\(entry.folder)/\(AssetIndex.manifest)")
    else { return nil }
    return tree["data"].items.lazy.compactMap { try? $0.file(in: entry.folder) }.first
  }

  /// The color of a name, or what is wrong with its set; nil where no catalog has one.
  package func color(named name: String) -> Result<ColorSet, AssetProblem>? {
    if let cached = colors.withLock({ $0[name] }) { return cached }
    guard let entry = assets.entry(.color, named: name) else { return nil }
    let result = Result { () throws(AssetProblem) in try ColorSet(folder: entry.folder) }
    colors.withLock { $0[name] = result }
    return result
  }
}
