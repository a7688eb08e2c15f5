/// The values of one feature in the environment, such as those of text.
///
/// The environment hands features down without knowing them: each is a struct in its feature's
/// folder, stored in a box in a slot of its own.
@usableFromInline package protocol EnvironmentFeature {
  /// The slot, which no other feature has.
  static var slot: EnvironmentSlot { get }
  /// The values where nothing is set, made once.
  static var standard: EnvironmentBox<Self> { get }
}

/// The positions of features in the environment.
@usableFromInline package enum EnvironmentSlot: Int, CaseIterable, Sendable {
  /// Fonts, lines and attributes of text.
  case text
  /// What content is painted with.
  case styles
  /// The sizes of symbols.
  case images
  /// Why content does not show as it is.
  case redaction
  /// Colors and strings of the app's catalogs.
  case resources
}

/// The values of a feature, shared by all environments that have not changed them.
@usableFromInline package final class EnvironmentBox<Feature> {
  // Written only where nobody else has the box.
  @exclusivity(unchecked) @usableFromInline package var values: Feature
  /// Keeps values.
  @usableFromInline package init(_ values: Feature) { self.values = values }
}

/// The features of an environment by their slots, copied when one is written to.
struct EnvironmentFeatures {
  private var boxes = InlineArray<5, AnyObject?>(repeating: nil)

  /// The box in a slot; nil where nothing is set.
  subscript(slot: EnvironmentSlot) -> AnyObject? {
    get { boxes[slot.rawValue] }
    set { boxes[slot.rawValue] = newValue }
  }
}
