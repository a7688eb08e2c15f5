import TintypeSymbols
package import TintypeText

/// A font or an image that cannot be used, with what there is to say about it.
public enum RenderResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file of a font family is installed; `package` is the Debian package that has it, nil for a family
  /// that Tintype does not declare.
  case missingFont(family: String, package: String?)
  /// The file of a system design is not there, which `tintype setup` takes out of the package `package`.
  case fontNotSetUp(family: String, package: String)
  /// A font file does not exist or may not be read.
  case missingFontFile(path: String)
  /// A file that was registered as a font holds none.
  case invalidFontFile(path: String)
  /// No asset catalog has an image of the name, and no folder a file; the folders are those that were searched.
  case missingImage(name: String, folders: [String])
  /// An image file exists and cannot be used, or a registered one does not exist; the reason is a clause
  /// without a full stop.
  case unreadableImage(path: String, reason: String)
  /// A set of symbols is not installed; `package` is the package of PyPI, with its version, that
  /// `tintype setup` takes it from, and `path` the file that is missing or cannot be used.
  case missingSymbols(set: String, package: String, path: String)
  /// A symbol of the author's own, an SVG file, holds nothing that can be drawn.
  case unreadableSymbol(path: String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .missingFont(let family, let package):
      FontError.missing(family: family, package: package).description
    case .fontNotSetUp(let family, let package):
      FontError.notSetUp(family: family, package: package).description
    case .missingFontFile(let path): FontError.unreadable(path: path).description
    case .invalidFontFile(let path): FontError.notAFont(path: path).description
    case .missingImage(let name, let folders):
      "There is no image named \"\(name)\" in an asset catalog, nor as .png, .jpg, .svg or .pdf in "
        + "\(folders.joined(separator: ", "))."
    case .unreadableImage(let path, let reason): "\(path): \(reason)"
    case .missingSymbols(let set, let package, let path):
      SymbolSetError(set: set, package: package, path: path).description
    case .unreadableSymbol(let path):
      "\(path) holds no paths or shapes that a symbol could be drawn with."
    }
  }

  /// The public form of what the fonts say.
  package init(_ error: FontError) {
    self =
      switch error {
      case .missing(let family, let package): .missingFont(family: family, package: package)
      case .notSetUp(let family, let package): .fontNotSetUp(family: family, package: package)
      case .unreadable(let path): .missingFontFile(path: path)
      case .notAFont(let path): .invalidFontFile(path: path)
      }
  }
}
