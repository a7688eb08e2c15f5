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

  /// What an author's code finds that makes views for this catalog.
  package var scope: RenderScope { finder.scope }

  /// What finds the catalog's images, as they are now.
  var finder: PictureFinder {
    PictureFinder(
      registered: registered, resources: resources, searchPaths: searchPaths, files: files)
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
}
