import Synchronization
import TintypeGeometry

/// Texts that were shaped already, so that a second identical one costs a look-up.
final class ContentCache: Sendable {
  /// What a shaped text depends on.
  struct Key: Equatable {
    /// What tells texts apart at a glance.
    struct Fingerprint: OpenTableKey {
      let tableHash: UInt64
    }

    let fingerprint: Fingerprint
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
      for index in runs.indices {
        hasher.combine(runs[index].text)
        hasher.combine(runs[index].font.size)
        hasher.combine(runs[index].tag)
      }
      fingerprint = Fingerprint(tableHash: UInt64(bitPattern: Int64(hasher.finalize())))
    }

    /// Whether the text has a font whose family is asked for by its name.
    var namesFamilies: Bool { runs.contains { $0.font.family.isNamed } }
  }

  /// The bytes of text in one generation; what belongs to a byte takes about 50 more.
  static let budget = 256 << 10
  /// Of two texts with the same fingerprint, which hardly happens, the later is kept.
  private let texts: Mutex<TwoGenerations<Key.Fingerprint, LaidOutText>>

  /// Creates a cache without texts.
  init() { texts = Mutex(TwoGenerations(budget: Self.budget)) }

  /// Creates a cache with some of another one's texts.
  ///
  /// - Parameters:
  ///   - other: the cache to copy.
  ///   - isIncluded: whether a text is copied.
  init(copying other: ContentCache, where isIncluded: (Key) -> Bool) {
    let cached = other.texts.withLock { $0 }
    texts = Mutex(cached.filter { isIncluded($0.key) })
  }

  /// The known text, or nil.
  func text(for key: Key) -> LaidOutText? {
    guard let cached = texts.withLock({ $0.value(for: key.fingerprint) }), cached.hasKey(by: key)
    else { return nil }
    return cached
  }

  /// Keeps a text.
  func insert(_ text: LaidOutText) {
    let cost = text.content.span.bytes.count + 64
    texts.withLock { $0.insert(text, for: text.key.fingerprint, cost: cost) }
  }
}
