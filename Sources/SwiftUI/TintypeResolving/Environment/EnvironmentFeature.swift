/// The values of one feature in the environment, such as those of text.
///
/// The environment hands features down without knowing them: each is a struct in its feature's
/// folder, stored in a box in a slot of its own.
package protocol EnvironmentFeature {
  /// The slot, which no other feature has.
  static var slot: EnvironmentSlot { get }
  /// The values where nothing is set, made once.
  static var standard: EnvironmentBox<Self> { get }
}

/// The positions of features in the environment.
package enum EnvironmentSlot: Int, CaseIterable {
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
package final class EnvironmentBox<Feature> {
  // Written only where nobody else has the box.
  @exclusivity(unchecked) fileprivate var values: Feature
  /// Keeps values.
  package init(_ values: Feature) { self.values = values }
}

/// The features of an environment by their slots, copied when one is written to.
struct EnvironmentFeatures {
  private var boxes = InlineArray<5, AnyObject?>(repeating: nil)

  private func box<Feature: EnvironmentFeature>(of feature: Feature.Type) -> EnvironmentBox<Feature>
  {
    guard let box = boxes[Feature.slot.rawValue] else { return Feature.standard }
    // A slot only ever holds the box of the one feature that has it.
    return unsafeDowncast(box, to: EnvironmentBox<Feature>.self)
  }

  /// The values of a feature.
  subscript<Feature: EnvironmentFeature>(feature: Feature.Type) -> Feature {
    _read { yield box(of: feature).values }
    _modify {
      let slot = Feature.slot.rawValue
      var box = box(of: feature)
      let isOwn = boxes[slot] != nil
      // The environment's own reference is given up for the question whether it is the only one.
      boxes[slot] = nil
      if !isOwn || !isKnownUniquelyReferenced(&box) { box = EnvironmentBox(box.values) }
      boxes[slot] = box
      yield &box.values
    }
  }
}
