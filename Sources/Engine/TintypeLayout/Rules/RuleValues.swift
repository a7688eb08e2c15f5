import TintypeGeometry

/// A value that a view or a modifier was given, for people who ask why a layout is another one.
package struct RuleValue: Sendable, Hashable {
  /// What it is, as the author calls it, such as `spacing`.
  package var name: String
  /// What it is worth: lengths in points, without a fraction that says nothing.
  package var text: String

  /// Creates a value.
  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// Creates a number of at most three decimals; nil for none, which NaN stands for.
  package init?(_ name: String, _ value: Double) {
    guard !value.isNaN else { return nil }
    self.init(name, Self.text(value))
  }

  /// A number as an author writes it: no locale, at most three decimals.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "-infinity" }
    return ((value * 1000).rounded() / 1000).shortText
  }
}

// The values of the rules that have many.

extension ClosedForm {
  /// The least length of a spacer.
  var values: [RuleValue?] {
    guard case .spacer(let length, _) = self else { return [] }
    return [RuleValue("minLength", length)]
  }
}

extension PaddingRule {
  /// The insets that are not zero.
  var values: [RuleValue?] {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return edges.filter { $0.1 != 0 }.map { RuleValue($0.0, $0.1) }
  }
}

extension FlexibleFrameRule {
  /// The bounds of both axes.
  var values: [RuleValue?] {
    [
      RuleValue("minWidth", horizontal.min), RuleValue("idealWidth", horizontal.ideal),
      RuleValue("maxWidth", horizontal.max), RuleValue("minHeight", vertical.min),
      RuleValue("idealHeight", vertical.ideal), RuleValue("maxHeight", vertical.max),
    ]
  }
}

extension GridRule {
  /// The gaps between cells.
  var values: [RuleValue?] {
    [
      RuleValue("horizontalSpacing", spacing.width), RuleValue("verticalSpacing", spacing.height),
    ]
  }
}

extension LazyGridRule {
  /// The tracks, and the gaps between lines.
  var values: [RuleValue?] {
    let tracks = tracks.map { track in
      switch track.size {
      case .fixed(let length): "fixed \(RuleValue.text(length))"
      case .flexible(let least, let most):
        "flexible \(RuleValue.text(least)) to \(RuleValue.text(most))"
      case .adaptive(let least, let most):
        "adaptive \(RuleValue.text(least)) to \(RuleValue.text(most))"
      }
    }
    return [
      RuleValue("tracks", tracks.joined(separator: ", ")), RuleValue("spacing", spacing),
    ]
  }
}
