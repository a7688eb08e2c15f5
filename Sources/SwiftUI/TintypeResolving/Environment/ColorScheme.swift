/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light background.
  case light
  /// Light text on dark background.
  case dark
}
