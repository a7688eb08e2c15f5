import Synchronization

/// Texts that were shaped already, so that a second identical one costs a look-up.
///
/// Two generations stand in for an order of use: what is asked for again moves to the younger one, and
/// when that is full the older one is dropped.
final class ContentCache: Sendable {
  /// What a shaped text depends on.
  struct Key: Equatable {
    fileprivate let fingerprint: Int
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
      for run in runs {
        hasher.combine(run.text)
        hasher.combine(run.font.size)
        hasher.combine(run.tag)
      }
      fingerprint = hasher.finalize()
    }

    /// Whether the text has a font whose family is asked for by its name.
    var namesFamilies: Bool { runs.contains { $0.font.family.isNamed } }
  }

  /// Texts by the fingerprints of their keys: of two with the same one, which hardly happens, the later is kept.
  private struct State {
    var young: [Int: KnownText] = [:]
    var old: [Int: KnownText] = [:]
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
    var known = other.state.withLock { $0 }
    known.young = known.young.filter { isKept($0.value.key) }
    known.old = known.old.filter { isKept($0.value.key) }
    known.bytes = known.young.values.reduce(0) { $0 + Self.cost(of: $1) }
    state = Mutex(known)
  }

  /// The known text, or nil.
  func text(for key: Key) -> KnownText? {
    state.withLock { state in
      if let known = state.young[key.fingerprint], known.key == key { return known }
      guard let known = state.old[key.fingerprint], known.key == key else { return nil }
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
      state.young = Dictionary(minimumCapacity: state.old.count)
      state.bytes = 0
    }
    state.young[text.key.fingerprint] = text
    state.bytes += cost
  }
}
