import Synchronization
package import TintypeText

/// The fonts of a render: those that Tintype declares, and files that were registered.
///
/// A catalog may be used from several threads at once: a render takes the fonts that it finds when it begins, and of
/// files that are registered at the same time none is lost. Renderers use ``standard`` unless they are given
/// another one, so that two renders of one process can have different fonts.
public final class FontCatalog: Sendable {
  /// The catalog of renderers that are given no other.
  public static let standard = FontCatalog()

  private let current = Mutex(FontLibrary.standard)

  /// Creates a catalog of the declared fonts alone.
  public init() {}

  /// The files that were registered, in their order.
  public var files: [URL] { library.additionalFiles.map { URL(fileURLWithPath: $0) } }

  /// Adds a font file; its families can be used by name from then on.
  ///
  /// A file that is registered already stays where it is in the order.
  ///
  /// - Parameter file: an OpenType or TrueType file or collection.
  /// - Throws: `RenderResourceError.missingFontFile` or `RenderResourceError.invalidFontFile`.
  public func register(_ file: URL) throws(RenderResourceError) {
    let path = file.path
    guard !library.additionalFiles.contains(path) else { return }
    // The file is read before the lock is taken, so that renders need not wait for it.
    do throws(FontError) {
      try FontLibrary(additionalFiles: [path]).validate()
    } catch {
      throw RenderResourceError(error)
    }
    current.withLock { library in
      let files = library.additionalFiles
      if !files.contains(path) { library = library.replacing(additionalFiles: files + [path]) }
    }
  }

  /// Takes a font file back; one that was not registered changes nothing.
  ///
  /// - Parameter file: the file, named as it was registered.
  public func unregister(_ file: URL) {
    let path = file.path
    current.withLock { library in
      let files = library.additionalFiles
      guard files.contains(path) else { return }
      library = library.replacing(additionalFiles: files.filter { $0 != path })
    }
  }

  /// The fonts in use.
  package var library: FontLibrary { current.withLock { $0 } }

  /// What is found, where, and what it is for: an entry a font, registered ones first.
  ///
  /// Reads all files; meant for a listing, not for a render.
  public func describe() -> [FontEntry] {
    library.describe().map { font in
      FontEntry(
        family: font.family, weight: font.weight, isItalic: font.isItalic, path: font.path,
        role: font.role, digest: font.digest, package: font.package,
        problem: font.problem?.description)
    }
  }
}
