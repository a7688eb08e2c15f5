/// What is drawn where a picture or a font family is missing.
public enum MissingContent: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing: the render ends with `ImageRendererError.missingResources`.
  case refused
  /// What a device draws: an empty picture, and text in the system's font; said by a diagnostic.
  case empty
  /// A dashed tile with the name for a picture, else as ``empty``.
  case tile
}
