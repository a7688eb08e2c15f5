package import TintypeDrawing
package import TintypeAssets
import TintypeImages

/// The images of a render, with colors and strings: asset catalogs, files in folders, and pictures that
/// were given a name.
///
/// Renderers use ``standard`` unless they are given another one, so that two renders of one process can have
/// different images.
@MainActor public final class ImageCatalog {
  /// The catalog of renderers that are given no other.
  public static let standard = ImageCatalog()

  /// The folders that are searched, first first; the working folder and its `Images` by default.
  ///
  /// Symbols of the author's own are looked up in their folder `Symbols`, as `NAME.svg`, and in asset
  /// catalogs, as `NAME.symbolset`. Asset catalogs that lie in these folders belong to
  /// ``assetCatalogs``.
  public var searchPaths: [URL] { didSet { forget() } }

  /// Asset catalogs, folders `NAME.xcassets`, that are looked at before those in ``searchPaths``; none by
  /// default.
  public var assetCatalogs: [URL] = [] { didSet { forget() } }

  /// Folders of symbols of the author's own, `NAME.svg` or `NAME.symbolset`, first first; none by default.
  public var symbolPaths: [URL] = [] { didSet { forget() } }

  /// Strings of the app: `NAME.xcstrings`, and `LANGUAGE.lproj/NAME.strings` or `.stringsdict`; none by default.
  ///
  /// A `Text` of a key is shown in the language of the environment's locale.
  public var stringFiles: [URL] = [] { didSet { forget() } }

  private var registered: [String: PixelImage] = [:]
  private let files = PictureFiles()
  /// What the catalogs hold; listed when a render first begins.
  private var listed: AppResources?
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
  package func register(_ name: String, resource: PixelImage) { registered[name] = resource }

  /// Takes a name back, so that files are searched for it; one that was not registered changes nothing.
  ///
  /// - Parameter name: what `Image(_:)` is created with.
  public func unregister(_ name: String) { registered[name] = nil }

  /// Forgets what was listed: it may lie elsewhere now.
  private func forget() {
    symbolFiles = nil
    listed = nil
  }

  /// The drawing of a symbol by the author; nil where there is none.
  func symbolFile(named name: String) -> URL? {
    let files =
      symbolFiles
      ?? SymbolFiles(
        searchPaths: searchPaths, symbolPaths: symbolPaths, catalogs: catalogs)
    symbolFiles = files
    return files[name]
  }

  /// The asset catalogs, first first.
  private var catalogs: [URL] {
    assetCatalogs
      + searchPaths.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
          folder.appendingPathComponent($0)
        }
      }
  }

  /// What the catalogs hold.
  package var resources: AppResources {
    if let listed { return listed }
    var seen: Set<String> = []
    let resources = AppResources(
      catalogs: catalogs.map(\.path).filter { seen.insert($0).inserted },
      strings: stringFiles.map(\.path))
    listed = resources
    return resources
  }

  /// The image of a request, or why there is none.
  func image(_ request: PictureRequest) -> Result<NamedPicture, RenderResourceError> {
    Result { () throws(RenderResourceError) in try found(request) }
  }

  private func found(
    _ request: PictureRequest
  ) throws(RenderResourceError) -> NamedPicture {
    if let resource = registered[request.name] { return NamedPicture(resource) }
    if let bundle = request.bundle {
      if let set = BundleResources.resources(at: bundle).assets.entry(.image, named: request.name) {
        return try picture(of: set.folder, request)
      }
      if let picture = try file(for: request, in: URL(fileURLWithPath: bundle)) { return picture }
    }
    if let set = resources.assets.entry(.image, named: request.name) {
      return try picture(of: set.folder, request)
    }
    for folder in searchPaths {
      if let picture = try file(for: request, in: folder) { return picture }
    }
    throw .missingImage(
      name: request.name, folders: (request.bundle.map { [$0] } ?? []) + searchPaths.map(\.path))
  }

  /// The picture of a file in a folder; nil where there is none.
  private func file(
    for request: PictureRequest, in folder: URL
  ) throws(RenderResourceError) -> NamedPicture? {
    for (file, fileScale) in Self.candidates(request.name, scale: request.scale) {
      let path = folder.appendingPathComponent(file).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      return try files.picture(path, scale: fileScale)
    }
    return nil
  }

  /// The picture of a set of a catalog.
  private func picture(
    of folder: String, _ request: PictureRequest
  ) throws(RenderResourceError) -> NamedPicture {
    let set: ImageSet
    do throws(AssetProblem) {
      set = try ImageSet(folder: folder)
    } catch {
      let line = error.line.map { ":\($0)" } ?? ""
      throw .unreadableImage(path: error.path + line, reason: error.reason)
    }
    guard let file = set.file(scale: request.scale, isDark: request.isDark) else {
      throw .missingImage(name: request.name, folders: [folder])
    }
    let isVector = PictureFiles.isVector(file.path)
    let scale = isVector ? request.scale : CGFloat(file.scale ?? 1)
    var picture = try files.picture(file.path, scale: scale)
    if !set.keepsVectors { picture.redraw = nil }
    picture.isTemplate = set.isTemplate
    picture.slices = file.slices.map { slices in
      func points(_ pixels: Double) -> CGFloat { CGFloat(pixels) / scale }
      return NamedPicture.Slices(
        insets: EdgeInsets(
          top: points(slices.top), leading: points(slices.left), bottom: points(slices.bottom),
          trailing: points(slices.right)),
        mode: slices.isTiled ? .tile : .stretch)
    }
    return picture
  }

  private func load(
    _ path: String, scale: CGFloat
  ) throws(RenderResourceError) -> PixelImage {
    do throws(ImageFileError) {
      return try ImageFile.load(path: path, scale: scale)
    } catch {
      throw .unreadableImage(path: error.path, reason: error.reason)
    }
  }

  /// File names in the order of preference: the display's scale, then larger, then smaller ones, then
  /// drawings of lines, which are drawn at the display's scale.
  private static func candidates(
    _ name: String, scale: CGFloat
  ) -> [(file: String, scale: CGFloat)] {
    let (base, given) = split(name)
    if PictureFiles.isVector(name) { return [(name, scale)] }
    let wanted = Int(min(max(scale.rounded(.up), 1), 3))
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    let extensions = given.map { [$0] } ?? ["png", "jpg", "jpeg"]
    let pixels = scales.flatMap { scale in
      extensions.map { (scale == 1 ? "\(base).\($0)" : "\(base)@\(scale)x.\($0)", CGFloat(scale)) }
    }
    return pixels + (given == nil ? ["svg", "pdf"].map { ("\(base).\($0)", scale) } : [])
  }

  /// A name without its extension, and the extension where it is one of an image.
  private static func split(_ name: String) -> (base: String, extension: String?) {
    for suffix in ["png", "jpg", "jpeg"] where name.lowercased().hasSuffix(".\(suffix)") {
      return (String(name.dropLast(suffix.count + 1)), String(name.suffix(suffix.count)))
    }
    return (name, nil)
  }
}
