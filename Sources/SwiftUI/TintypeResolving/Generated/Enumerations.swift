// Made of Fixtures/Names/TintypeResolving/Enumerations.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light background.
  case light
  /// Light text on dark background.
  case dark
}

/// Whether there is much or little space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// What is drawn where a picture or a font family is missing.
public enum MissingContent: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing: the render ends with `ImageRendererError.missingResources`.
  case refused
  /// What a device draws: an empty picture, and text in the system's font; said by a diagnostic.
  case empty
  /// A dashed tile with the name for a picture, else as ``empty``.
  case tile
}
