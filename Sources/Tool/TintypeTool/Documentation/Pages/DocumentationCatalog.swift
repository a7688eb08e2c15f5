import Foundation

/// A DocC catalog: the folder of articles that documents a target.
struct DocumentationCatalog: Hashable {
  /// An absolute path, which ends in `.docc`.
  let path: String
  /// The module that it documents; nil where it lies in no target.
  let module: String?

  /// Where its pictures go: DocC finds them anywhere in the catalog, and this is the custom.
  var resources: String { "\(path)/Resources" }

  /// The ending of a catalog's folder.
  static let ending = ".docc"

  /// The catalog that a file lies in.
  ///
  /// - Parameter file: an absolute path.
  /// - Returns: the path of the outermost folder that is one; nil where none is.
  static func path(around file: String) -> String? {
    var path = ""
    for part in (file as NSString).deletingLastPathComponent.split(separator: "/") {
      path += "/\(part)"
      if part.lowercased().hasSuffix(ending) { return path }
    }
    return nil
  }
}
