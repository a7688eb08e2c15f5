/// The name of a picture in an asset catalog, as Xcode makes it for code: `Image(.hero)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The folder of its bundle; nil for the app's.
  let bundle: String?

  /// Creates the name.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, with its namespace.
  ///   - bundle: whose catalogs are looked at first.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = BundleResources.folder(of: bundle)
  }
}

/// The name of a color in an asset catalog, as Xcode makes it for code: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The folder of its bundle; nil for the app's.
  let bundle: String?

  /// Creates the name.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, with its namespace.
  ///   - bundle: whose catalogs are looked at first.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = BundleResources.folder(of: bundle)
  }
}
