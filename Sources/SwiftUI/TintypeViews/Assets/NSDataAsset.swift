public import Foundation
import TintypeAssets

/// A name of a data set, as UIKit's code writes it.
public typealias NSDataAssetName = String

/// A file of a data set in an asset catalog.
public final class NSDataAsset: Sendable {
  /// The name in the catalog.
  public let name: NSDataAssetName
  /// The bytes of the file.
  public let data: Data

  /// Creates the file of a set; nil where no catalog of the app has it.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Creates the file of a set; nil where neither a catalog of the bundle nor of the app has it.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let own = BundleResources.folder(of: bundle).map { BundleResources.resources(at: $0) }
    guard
      let file = own?.data(named: name) ?? RenderScope.current?.resources?.data(named: name),
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    self.name = name
    self.data = data
  }
}
