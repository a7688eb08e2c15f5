import Synchronization

/// What all texts of a font library are shaped with.
final class ShapingResources: Sendable {
  /// The fonts.
  let fonts: FontStore
  /// The words that were shaped before.
  let wordCache = WordCache()
  /// How often HarfBuzz shaped a stretch of a text.
  let shapings = Atomic<Int>(0)
  /// How often it shaped a stretch of a single line.
  let reshapings = Atomic<Int>(0)

  /// Begins without words.
  init(fonts: FontStore) { self.fonts = fonts }
}
