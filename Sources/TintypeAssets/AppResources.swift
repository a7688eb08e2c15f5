import Synchronization

/// Colors and strings of an app's catalogs, each read when it is first asked for.
package final class AppResources: Sendable {
  /// What the asset catalogs hold.
  package let assets: AssetIndex
  private let colors = Mutex<[String: Result<ColorSet, AssetProblem>]>([:])

  /// Lists what there is.
  ///
  /// - Parameter catalogs: folders `NAME.xcassets`, absolute paths, first first.
  package init(catalogs: [String]) {
    assets = AssetIndex(catalogs: catalogs)
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
