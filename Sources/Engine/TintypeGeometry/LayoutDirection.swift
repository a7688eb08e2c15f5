/// The direction in which a language is read.
public enum LayoutDirection: String, CaseIterable, Sendable, Hashable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic or Hebrew.
  case rightToLeft
}
