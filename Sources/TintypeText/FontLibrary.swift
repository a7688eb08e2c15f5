import Synchronization

/// The fonts that a render may use: declared files, and files that the caller adds.
///
/// Nothing is opened until a text needs it, and then only the one file. Families asked for by name are
/// looked up among the added files, then the declared ones, then by a scan of the system's font folder.
package final class FontLibrary: Sendable {
  /// The library of declared fonts alone.
  package static let standard = FontLibrary()

  struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontFace.Variation]
  }

  struct RequestKey: Hashable {
    var family: FontRequest.Family
    var weight: Int
    var width: CGFloat
    var isItalic: Bool
  }

  struct FallbackKey: Hashable {
    var character: UInt32
    var isBold: Bool
    var language: String
  }

  struct State {
    var files: [String: FontFile] = [:]
    var faces: [FaceKey: FontFace] = [:]
    var requests: [RequestKey: FontFace] = [:]
    var fallbacks: [FallbackKey: FontFace?] = [:]
    var added: [FontCandidate]?
    var scanned: [String: [FontCandidate]] = [:]
  }

  /// The files that the caller added, in his order.
  package let additionalFiles: [String]
  let state = Mutex(State())
  let contents = ContentCache()
  let shapings = Atomic<Int>(0)
  let reshapings = Atomic<Int>(0)

  /// Creates a library.
  ///
  /// - Parameter additionalFiles: paths of font files; they are opened when first needed, or by `validate()`.
  package init(additionalFiles: [String] = []) {
    self.additionalFiles = additionalFiles
  }

  /// How often HarfBuzz shaped a stretch of text with one font, script and direction.
  ///
  /// Lines cut inside a word and lines with an ellipsis are counted by `reshapingCount`.
  package var shapingCount: Int { shapings.load(ordering: .relaxed) }

  /// How often a single line had to be shaped on its own.
  package var reshapingCount: Int { reshapings.load(ordering: .relaxed) }

  /// The paths of the files that were opened so far, sorted.
  package var openedFiles: [String] { state.withLock { $0.files.keys.sorted() } }

  /// Opens the added files, to report a bad one before any text asks for it.
  ///
  /// - Throws: `FontError.missing` or `FontError.notAFont`, naming the file.
  package func validate() throws(FontError) { _ = try addedCandidates() }

  /// The face that answers a request.
  ///
  /// - Parameter request: family, weight, width and slant; the size plays no role.
  /// - Returns: the nearest face of the family.
  /// - Throws: `FontError`, where the family or its declared file is missing.
  package func face(for request: FontRequest) throws(FontError) -> FontFace {
    let key = RequestKey(
      family: request.family, weight: request.weight, width: request.width,
      isItalic: request.isItalic)
    if let known = state.withLock({ $0.requests[key] }) { return known }
    let face = try open(candidate(for: key))
    state.withLock { $0.requests[key] = face }
    return face
  }

  /// Opens a face, or returns the one that is open already.
  func open(_ candidate: FontCandidate) throws(FontError) -> FontFace {
    let key = FaceKey(
      path: candidate.path, index: candidate.index, variations: candidate.variations)
    if let known = state.withLock({ $0.faces[key] }) { return known }
    guard let file = try file(at: candidate.path) else {
      throw .missing(family: candidate.family, package: candidate.package)
    }
    let face = try FontFace(file: file, index: key.index, variations: key.variations)
    return state.withLock { state in
      // Another thread may have been faster; all must see the same object.
      if let known = state.faces[key] { return known }
      state.faces[key] = face
      return face
    }
  }

  /// Maps a file, or returns the mapping that there is; nil where it cannot be read.
  func file(at path: String) throws(FontError) -> FontFile? {
    if let known = state.withLock({ $0.files[path] }) { return known }
    guard let file = try FontFile.open(path: path) else { return nil }
    return state.withLock { state in
      if let known = state.files[path] { return known }
      state.files[path] = file
      return file
    }
  }
}
