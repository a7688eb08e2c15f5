public import TintypeGeometry

/// One stop of whoever reads a screen aloud.
public struct AccessibilityElement: Sendable, Hashable, Codable {
  /// What it is called; empty for a view that nobody named.
  public var label: String
  /// What it stands at; nil for nothing.
  public var value: String?
  /// What comes of using it; nil for nothing.
  public var hint: String?
  /// What it is.
  public var traits: AccessibilityTraits
  /// The control that it is; nil for texts, pictures and what an author made one.
  public var control: ControlKind?
  /// Whether it can be used.
  public var isEnabled: Bool
  /// Its position among headings; nil for what is none, or has no level.
  public var headingLevel: AccessibilityHeadingLevel?
  /// The address that a link leads to; nil for none.
  public var link: String?
  /// What `accessibilityIdentifier` gave; nil for nothing.
  public var identifier: String?
  /// The frame on the canvas, in points.
  public var frame: CGRect

  /// Creates a stop.
  ///
  /// - Parameters:
  ///   - label: what it is called.
  ///   - traits: what it is.
  ///   - frame: the frame on the canvas, in points.
  ///   - control: the control that it is.
  ///   - value: what it stands at.
  public init(
    label: String, traits: AccessibilityTraits = [], frame: CGRect, control: ControlKind? = nil,
    value: String? = nil
  ) {
    self.label = label
    self.traits = traits
    self.frame = frame
    self.control = control
    self.value = value
    isEnabled = true
  }
}
