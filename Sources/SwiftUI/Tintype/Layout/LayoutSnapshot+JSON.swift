import Foundation

extension LayoutSnapshot: Codable {
  private enum CodingKeys: CodingKey {
    case size, evaluations, diagnostics, root, accessibilityElements
  }

  /// Reads a layout.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try container.decode(CodedSize.self, forKey: .size).size,
      root: try container.decode(LayoutNode.self, forKey: .root),
      evaluations: try container.decode(Int.self, forKey: .evaluations),
      diagnostics: try container.decode([LayoutDiagnostic].self, forKey: .diagnostics),
      accessibilityElements: try container.decodeIfPresent(
        [AccessibilityElement].self, forKey: .accessibilityElements) ?? [])
  }

  /// Writes a layout.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CodedSize(size), forKey: .size)
    try container.encode(evaluations, forKey: .evaluations)
    try container.encode(diagnostics, forKey: .diagnostics)
    try container.encode(root, forKey: .root)
    if !accessibilityElements.isEmpty {
      try container.encode(accessibilityElements, forKey: .accessibilityElements)
    }
  }

  /// The layout as a JSON file, which `JSONDecoder` reads back as an equal layout.
  ///
  /// Lengths are in points; a missing proposal is `null` and infinity is `"inf"`. Keys are sorted, so
  /// that two documents of one layout are equal byte for byte.
  ///
  /// - Throws: an error where views are nested more deeply than `JSONEncoder` can write, which is
  ///   some 250 levels.
  /// - Returns: the bytes of the file in UTF-8, with a line a value and a line feed at the end.
  public func jsonData() throws(LayoutDepthError) -> Data {
    let levels = root.levels
    // The encoder walks down before it finds that it may not, for which a stack is too small at last.
    guard levels <= LayoutDepthError.limit else { throw LayoutDepthError(levels: levels) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      // Numbers that JSON cannot hold are strings; what is left to fail is depth.
      throw LayoutDepthError(levels: levels)
    }
  }
}
