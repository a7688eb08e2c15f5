import Synchronization

/// The fonts that a render may use: declared files, and files that the caller adds.
///
/// Nothing is opened until a text needs it, and then only the one file. Families asked for by name are
/// looked up among the added files, then the declared ones, then by a scan of the font folders.
package final class FontLibrary: Sendable {
  /// The library of declared fonts alone.
  package static let standard = FontLibrary()

  let shaping: ShapingResources
  let contents: ContentCache

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - additionalFiles: paths of font files; they are opened when first needed, or by `validate()`.
  ///   - folders: where declared fonts lie, and where families are looked for.
  package init(additionalFiles: [String] = [], folders: FontFolders = .standard) {
    shaping = ShapingResources(
      fonts: FontStore(additionalFiles: additionalFiles, folders: folders))
    contents = ContentCache()
  }

  private init(shaping: ShapingResources, contents: ContentCache) {
    self.shaping = shaping
    self.contents = contents
  }

  /// The library with other added files.
  ///
  /// Only families that are asked for by name are looked up among added files, so that all texts in
  /// system fonts stay shaped.
  ///
  /// - Parameter additionalFiles: paths of font files; they are opened when first needed.
  /// - Returns: a library for renders that begin from now on.
  package func replacing(additionalFiles: [String]) -> FontLibrary {
    FontLibrary(
      shaping: ShapingResources(fonts: FontStore(replacing: additionalFiles, in: store)),
      contents: ContentCache(copying: contents) { !$0.namesFamilies })
  }

  /// The files and faces.
  var store: FontStore { shaping.fonts }

  /// The files that the caller added, in his order.
  package var additionalFiles: [String] { store.additionalFiles }

  /// How often HarfBuzz shaped a stretch of text with one font, script and direction.
  ///
  /// Lines cut inside a word and lines with an ellipsis are counted by `reshapingCount`.
  package var shapingCount: Int { shaping.shapings.load(ordering: .relaxed) }

  /// How often a single line had to be shaped on its own.
  package var reshapingCount: Int { shaping.reshapings.load(ordering: .relaxed) }

  /// The paths of the files that were opened so far, sorted.
  package var openedFiles: [String] { store.openedFiles }

  /// Opens the added files, to report a bad one before any text asks for it.
  ///
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`, naming the file.
  package func validate() throws(FontError) { _ = try store.addedCandidates() }

  /// The face that answers a request.
  ///
  /// - Parameter request: family, weight, width and slant, and of a system design the size.
  /// - Returns: the nearest face of the family.
  /// - Throws: `FontError`, where the family or its declared file is missing.
  package func face(for request: FontRequest) throws(FontError) -> FontFace {
    try store.face(for: request)
  }

  /// Every added and declared font, with its digest or what is missing.
  ///
  /// Reads all files once; meant for a listing, not for a render.
  package func describe() -> [FontDescription] { store.describe() }
}
