/// The name of a picture in an asset catalog, as Xcode makes it for code: `Image(.hero)`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates the name.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, with its namespace.
  ///   - bundle: of no account: all catalogs that were found are looked at.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a color in an asset catalog, as Xcode makes it for code: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates the name.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, with its namespace.
  ///   - bundle: of no account: all catalogs that were found are looked at.
  public init(name: String, bundle: Bundle) { self.name = name }
}
