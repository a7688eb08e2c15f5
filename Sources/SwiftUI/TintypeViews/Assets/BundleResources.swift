import Synchronization
package import TintypeAssets

/// Where a string is looked up.
struct StringSource: Hashable, Sendable {
  /// The name of the files; nil for `Localizable`.
  var table: String?
  /// The folder of the bundle; nil for the app's catalogs.
  var bundle: String?

  /// The app's main table.
  init() {}

  /// A table of a bundle.
  init(table: String?, bundle: Bundle?) {
    self.table = table
    self.bundle = BundleResources.folder(of: bundle)
  }
}

/// The catalogs of bundles.
package enum BundleResources {
  private static let listed = Mutex<[String: AppResources]>([:])

  /// The folder that a bundle's files are in; nil for the app's own, whose catalogs a render is given.
  static func folder(of bundle: Bundle?) -> String? {
    guard let bundle, bundle != Bundle.main else { return nil }
    return (bundle.resourceURL ?? bundle.bundleURL).path
  }

  /// The catalogs that lie in a bundle, listed when they are first asked for.
  ///
  /// - Parameter folder: the bundle's folder of resources, an absolute path.
  /// - Returns: what they hold.
  package static func resources(at folder: String) -> AppResources {
    if let cached = listed.withLock({ $0[folder] }) { return cached }
    let resources = AppResources(bundle: folder)
    listed.withLock { $0[folder] = resources }
    return resources
  }
}
