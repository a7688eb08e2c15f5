import Synchronization

/// Texts that were shaped already, so that a second identical one costs a look-up.
///
/// Two generations stand in for an order of use: what is asked for again moves to the younger one, and
/// when that is full the older one is dropped.
final class ContentCache: Sendable {
  /// What a shaped text depends on.
  struct Key: Equatable {
    /// What tells texts apart at a glance; never 0.
    let fingerprint: Int
    private let runs: [TextRun]
    private let language: String
    private let direction: LayoutDirection

    /// Creates a key.
    init(runs: [TextRun], language: String, direction: LayoutDirection) {
      self.runs = runs
      self.language = language
      self.direction = direction
      // Hashed once for all look-ups; what else there is of a run rarely tells two texts apart.
      var hasher = Hasher()
      // By their places: a run is long, and would be copied.
      for index in runs.indices {
        hasher.combine(runs[index].text)
        hasher.combine(runs[index].font.size)
        hasher.combine(runs[index].tag)
      }
      let hash = hasher.finalize()
      fingerprint = hash == 0 ? 1 : hash
    }

    /// Whether the text has a font whose family is asked for by its name.
    var namesFamilies: Bool { runs.contains { $0.font.family.isNamed } }
  }

  private struct State {
    var young = ContentTable()
    var old = ContentTable()
    var bytes = 0
  }

  /// The bytes of text in one generation; what belongs to a byte takes about 50 more.
  static let budget = 256 << 10
  private let state: Mutex<State>

  /// Creates a cache without texts.
  init() { state = Mutex(State()) }

  /// Creates a cache with some of another one's texts.
  ///
  /// - Parameters:
  ///   - other: the cache to copy.
  ///   - isKept: whether a text is copied.
  init(copying other: ContentCache, where isKept: (Key) -> Bool) {
    let known = other.state.withLock { $0 }
    var kept = State()
    for text in known.young.texts where isKept(text.key) {
      kept.young.insert(text)
      kept.bytes += Self.cost(of: text)
    }
    for text in known.old.texts where isKept(text.key) { kept.old.insert(text) }
    state = Mutex(kept)
  }

  /// The known text, or nil.
  func text(for key: Key) -> KnownText? {
    state.withLock { state in
      if let known = state.young[key.fingerprint], known.isKnown(by: key) { return known }
      guard let known = state.old[key.fingerprint], known.isKnown(by: key) else { return nil }
      Self.insert(known, in: &state)
      return known
    }
  }

  /// Keeps a text.
  func insert(_ text: KnownText) {
    state.withLock { Self.insert(text, in: &$0) }
  }

  private static func cost(of text: KnownText) -> Int { text.content.span.bytes.count + 64 }

  private static func insert(_ text: KnownText, in state: inout State) {
    let cost = cost(of: text)
    if state.bytes + cost > budget {
      state.old = state.young
      state.young = ContentTable(minimumCapacity: state.old.count)
      state.bytes = 0
    }
    state.young.insert(text)
    state.bytes += cost
  }
}
