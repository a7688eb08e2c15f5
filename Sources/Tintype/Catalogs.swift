import Synchronization
package import TintypeDrawing
import TintypeImages
package import TintypeText

/// Where images are looked up by their names.
public enum ImageCatalog {
  /// The folders that are searched, first first; the working folder's `Images` by default.
  @MainActor public static var searchPaths: [URL] = [
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent("Images"),
  ]

  @MainActor private static var registered: [String: ImageResource] = [:]
  @MainActor private static var loaded: [String: Result<ImageResource, RenderResourceError>] = [:]

  /// Gives an image a name without a file in a search folder.
  ///
  /// - Parameters:
  ///   - name: what `Image(_:)` is created with.
  ///   - file: a PNG or JPEG file.
  ///   - scale: pixels a point.
  /// - Throws: `RenderResourceError.unreadableImage` with what is wrong with the file.
  @MainActor public static func register(
    _ name: String, file: URL, scale: CGFloat = 1
  ) throws(RenderResourceError) {
    registered[name] = try load(file.path, scale: scale).get()
  }

  /// Gives pixels a name.
  @MainActor package static func register(_ name: String, resource: ImageResource) {
    registered[name] = resource
  }

  /// The image of a name, for a display's scale.
  @MainActor static func image(
    named name: String, scale: CGFloat
  ) -> Result<ImageResource, RenderResourceError> {
    if let resource = registered[name] { return .success(resource) }
    for folder in searchPaths {
      for (file, fileScale) in candidates(name, scale: scale) {
        let path = folder.appendingPathComponent(file).path
        guard FileManager.default.fileExists(atPath: path) else { continue }
        let key = "\(fileScale):\(path)"
        if let known = loaded[key] { return known }
        let result = load(path, scale: fileScale)
        // Only good files are kept: a bad one may be mended while a test runs.
        if case .success = result { loaded[key] = result }
        return result
      }
    }
    return .failure(.missingImage(name: name, folders: searchPaths.map(\.path)))
  }

  private static func load(
    _ path: String, scale: CGFloat
  ) -> Result<ImageResource, RenderResourceError> {
    do throws(ImageFileError) {
      return .success(try ImageFile.load(path: path, scale: scale))
    } catch {
      return .failure(.unreadableImage(path: error.path, reason: error.reason))
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

/// Fonts beyond those that Tintype declares.
public enum FontCatalog {
  private struct State {
    var files: [String] = []
    var library = FontLibrary.standard
  }

  private static let state = Mutex(State())

  /// Adds a font file; its families can be used by name from then on.
  ///
  /// - Parameter file: an OpenType or TrueType file or collection.
  /// - Throws: `RenderResourceError.missingFontFile` or `RenderResourceError.invalidFontFile`.
  public static func register(_ file: URL) throws(RenderResourceError) {
    let path = file.path
    let files = state.withLock { $0.files }
    guard !files.contains(path) else { return }
    let library = FontLibrary(additionalFiles: files + [path])
    do throws(FontError) {
      try library.validate()
    } catch {
      throw RenderResourceError(error)
    }
    state.withLock {
      $0.files = files + [path]
      $0.library = library
    }
  }

  /// The fonts in use.
  package static var library: FontLibrary { state.withLock { $0.library } }

  /// What is found, where, and what it is for: a line a font.
  public static func describe() -> [FontEntry] {
    library.describe().map { font in
      FontEntry(
        family: font.family, weight: font.weight, isItalic: font.isItalic, path: font.path,
        role: font.role, digest: font.digest, package: font.package,
        problem: font.problem?.description)
    }
  }
}

/// A font that Tintype knows of.
public struct FontEntry: Sendable, Hashable {
  /// The name of the family.
  public var family: String
  /// 100 for the thinnest to 900 for the thickest.
  public var weight: Int
  /// Whether the font is slanted.
  public var isItalic: Bool
  /// The file.
  public var path: String
  /// What the font is used for.
  public var role: String
  /// The SHA-256 of the file in hexadecimal; nil where it is missing.
  public var digest: String?
  /// The Debian package that has the file; nil for a file that was added.
  public var package: String?
  /// Why the font cannot be used; nil where it can.
  public var problem: String?
}
