import Synchronization

/// The files and faces of a font library.
///
/// It is apart from the library since shaped texts hold on to their fonts, and the library to shaped texts.
final class FontStore: Sendable {
  struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontVariation]
    var standIn: StandIn?
  }

  struct RequestKey: Hashable {
    var family: FontRequest.Family
    var traits: FontTraits
    /// The size that the letters are drawn for, in whole points; 0 for a family by name.
    var opticalSize: Int
    /// How far the plain design's letters are on their way to those for display, in thousandths; 0 for others.
    var opticalBlend: Int
  }

  struct FallbackKey: Hashable {
    var character: UInt32
    var isBold: Bool
    var language: String
  }

  struct State {
    var files: [String: FontFile] = [:]
    var faces: [FaceKey: FontFace] = [:]
    /// Shapes of glyphs, which do not depend on what a face stands in for.
    var glyphs: [FaceKey: GlyphStore] = [:]
    var requests: [RequestKey: FontFace] = [:]
    var fallbacks: [FallbackKey: FontFace?] = [:]
    var added: [FontCandidate]?
    var scanned: [String: [FontCandidate]] = [:]
  }

  /// The files that the caller added, in his order.
  let additionalFiles: [String]
  /// Where declared fonts lie, and where families are looked for.
  let folders: FontFolders
  let state: Mutex<State>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - additionalFiles: paths of font files; they are opened when first needed.
  ///   - folders: where declared fonts lie, and where families are looked for.
  init(additionalFiles: [String] = [], folders: FontFolders = .standard) {
    self.additionalFiles = additionalFiles
    self.folders = folders
    state = Mutex(State())
  }

  /// Creates a store with other added files, and keeps what does not depend on them.
  ///
  /// - Parameters:
  ///   - additionalFiles: paths of font files; they are opened when first needed.
  ///   - store: the store with the other files.
  init(replacing additionalFiles: [String], in store: FontStore) {
    self.additionalFiles = additionalFiles
    folders = store.folders
    var cached = store.state.withLock { $0 }
    cached.added = nil
    cached.requests = cached.requests.filter { !$0.key.family.isNamed }
    // A file that was taken back may be another one when it is added again.
    let dropped = Set(store.additionalFiles).subtracting(additionalFiles)
    cached.files = cached.files.filter { !dropped.contains($0.key) }
    cached.faces = cached.faces.filter { !dropped.contains($0.key.path) }
    cached.glyphs = cached.glyphs.filter { !dropped.contains($0.key.path) }
    state = Mutex(cached)
  }

  /// The paths of the files that were opened so far, sorted.
  var openedFiles: [String] { state.withLock { $0.files.keys.sorted() } }

  /// The face that answers a request.
  ///
  /// - Parameter request: family, weight, width and slant, and of a system design the size.
  /// - Returns: the nearest face of the family.
  /// - Throws: `FontError`, where the family or its declared file is missing.
  func face(for request: FontRequest) throws(FontError) -> FontFace {
    let key = RequestKey(
      family: request.family, traits: request.traits, opticalSize: request.opticalSize,
      opticalBlend: request.opticalBlend)
    if let cached = state.withLock({ $0.requests[key] }) { return cached }
    let face = try open(candidate(for: key))
    state.withLock { $0.requests[key] = face }
    return face
  }

  /// Opens a face, or returns the one that is open already.
  func open(_ candidate: FontCandidate) throws(FontError) -> FontFace {
    let key = FaceKey(
      path: candidate.path, index: candidate.index, variations: candidate.variations,
      standIn: candidate.standIn)
    if let cached = state.withLock({ $0.faces[key] }) { return cached }
    guard let file = try file(at: candidate.path) else {
      throw candidate.absence
    }
    var shapes = key
    shapes.standIn = nil
    let face = try FontFace(
      file: file, index: key.index, variations: key.variations,
      standIn: key.standIn, glyphs: state.withLock { $0.glyphs[shapes] })
    return state.withLock { state in
      // Another thread may have been faster; all must see the same object.
      if let cached = state.faces[key] { return cached }
      state.faces[key] = face
      state.glyphs[shapes] = face.glyphs
      return face
    }
  }

  /// Maps a file, or returns the mapping that there is; nil where it cannot be read.
  func file(at path: String) throws(FontError) -> FontFile? {
    if let cached = state.withLock({ $0.files[path] }) { return cached }
    guard let file = try FontFile.open(path: path) else { return nil }
    return state.withLock { state in
      if let cached = state.files[path] { return cached }
      state.files[path] = file
      return file
    }
  }
}
