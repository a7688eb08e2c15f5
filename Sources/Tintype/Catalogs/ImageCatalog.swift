package import TintypeDrawing
import TintypeImages

/// The images of a render: files in folders, and pictures that were given a name.
///
/// Renderers use ``standard`` unless they are given another one, so that two renders of one process can have
/// different images.
@MainActor public final class ImageCatalog {
  /// The catalog of renderers that are given no other.
  public static let standard = ImageCatalog()

  /// The folders that are searched, first first; the working folder and its `Images` by default.
  ///
  /// Symbols of the author's own are looked up in their folder `Symbols`, as `NAME.svg`, and in asset
  /// catalogs, as `NAME.symbolset`.
  public var searchPaths: [URL] { didSet { symbolFiles = nil } }

  /// Folders of symbols of the author's own, `NAME.svg` or `NAME.symbolset`, first first; none by default.
  public var symbolPaths: [URL] = [] { didSet { symbolFiles = nil } }

  private var registered: [String: ImageResource] = [:]
  private var loaded: [String: ImageResource] = [:]
  /// The author's symbols; listed when a render first asks for one.
  private var symbolFiles: SymbolFiles?

  /// Creates a catalog without registered pictures.
  ///
  /// - Parameter searchPaths: the folders that are searched, first first; nil for the working folder and
  ///   its `Images`.
  public init(searchPaths: [URL]? = nil) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.searchPaths = searchPaths ?? [here, here.appendingPathComponent("Images")]
  }

  /// Gives an image a name without a file in a search folder; it wins over the image that had the name.
  ///
  /// - Parameters:
  ///   - name: what `Image(_:)` is created with.
  ///   - file: a PNG or JPEG file.
  ///   - scale: pixels a point, a positive number.
  /// - Throws: `RenderResourceError.unreadableImage` with what is wrong with the file.
  public func register(
    _ name: String, file: URL, scale: CGFloat = 1
  ) throws(RenderResourceError) {
    registered[name] = try load(file.path, scale: scale)
  }

  /// Gives pixels a name; they win over the image that had it.
  package func register(_ name: String, resource: ImageResource) { registered[name] = resource }

  /// Takes a name back, so that files are searched for it; one that was not registered changes nothing.
  ///
  /// - Parameter name: what `Image(_:)` is created with.
  public func unregister(_ name: String) { registered[name] = nil }

  /// The drawing of a symbol by the author; nil where there is none.
  func symbolFile(named name: String) -> URL? {
    let files = symbolFiles ?? SymbolFiles(searchPaths: searchPaths, symbolPaths: symbolPaths)
    symbolFiles = files
    return files[name]
  }

  /// The image of a name, for a display's scale, or why there is none.
  func image(
    named name: String, scale: CGFloat
  ) -> Result<ImageResource, RenderResourceError> {
    Result { () throws(RenderResourceError) in try found(name, scale: scale) }
  }

  private func found(
    _ name: String, scale: CGFloat
  ) throws(RenderResourceError) -> ImageResource {
    if let resource = registered[name] { return resource }
    for folder in searchPaths {
      for (file, fileScale) in Self.candidates(name, scale: scale) {
        let path = folder.appendingPathComponent(file).path
        guard FileManager.default.fileExists(atPath: path) else { continue }
        let key = "\(fileScale):\(path)"
        if let known = loaded[key] { return known }
        // Only good files are kept: a bad one may be mended while a test runs.
        let resource = try load(path, scale: fileScale)
        loaded[key] = resource
        return resource
      }
    }
    throw .missingImage(name: name, folders: searchPaths.map(\.path))
  }

  private func load(
    _ path: String, scale: CGFloat
  ) throws(RenderResourceError) -> ImageResource {
    do throws(ImageFileError) {
      return try ImageFile.load(path: path, scale: scale)
    } catch {
      throw .unreadableImage(path: error.path, reason: error.reason)
    }
  }

  /// File names in the order of preference: the display's scale, then larger, then smaller ones.
  private static func candidates(
    _ name: String, scale: CGFloat
  ) -> [(file: String, scale: CGFloat)] {
    let wanted = Int(min(max(scale.rounded(.up), 1), 3))
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    let (base, given) = split(name)
    let extensions = given.map { [$0] } ?? ["png", "jpg", "jpeg"]
    return scales.flatMap { scale in
      extensions.map { (scale == 1 ? "\(base).\($0)" : "\(base)@\(scale)x.\($0)", CGFloat(scale)) }
    }
  }

  /// A name without its extension, and the extension where it is one of an image.
  private static func split(_ name: String) -> (base: String, extension: String?) {
    for suffix in ["png", "jpg", "jpeg"] where name.lowercased().hasSuffix(".\(suffix)") {
      return (String(name.dropLast(suffix.count + 1)), String(name.suffix(suffix.count)))
    }
    return (name, nil)
  }
}
