import TintypeLayout

/// Lengths in words.
enum LayoutText {
  static func size(_ size: CGSize) -> String {
    "\(LayoutNumber.text(size.width)) x \(LayoutNumber.text(size.height))"
  }

  /// A proposed length; nil is `nil`.
  static func length(_ length: CGFloat?) -> String { length.map(LayoutNumber.text) ?? "nil" }
}
