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

  /// The color of a name, or what is wrong with its set; nil where no catalog has one.
  package func color(named name: String) -> Result<ColorSet, AssetProblem>? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let entry = assets.entry(.color, named: name) else { return nil }
    let result = Result { () throws(AssetProblem) in try ColorSet(folder: entry.folder) }
    colors.withLock { $0[name] = result }
    return result
  }
}
