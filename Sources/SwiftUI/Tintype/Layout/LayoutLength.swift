/// A number of points that JSON can hold: what is not finite is a string.
package struct LayoutLength: Codable, Hashable, Sendable {
  /// The number of points; infinity and not-a-number are allowed.
  package var points: Double

  /// Makes a length.
  ///
  /// - Parameter points: the number of points, infinity and not-a-number allowed.
  package init(_ points: Double) { self.points = points }

  /// Reads a number, or one of the strings `inf`, `-inf` and `nan`.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws, and an error for any other string.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self) {
      points = value
      return
    }
    guard let value = Self.names[try container.decode(String.self)] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A length is a number, or one of inf, -inf and nan.")
    }
    points = value
  }

  /// Writes a number, or one of the strings `inf`, `-inf` and `nan`.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points.isFinite {
      try container.encode(points)
    } else {
      try container.encode(points.isNaN ? "nan" : points < 0 ? "-inf" : "inf")
    }
  }

  private static let names: [String: Double] = [
    "inf": .infinity, "-inf": -.infinity, "nan": .nan,
  ]
}

extension KeyedEncodingContainer {
  /// Writes a length in points.
  mutating func encode(points: CGFloat, forKey key: Key) throws {
    try encode(LayoutLength(points), forKey: key)
  }

  /// Writes a length in points, and nothing for nil.
  mutating func encodeIfPresent(points: CGFloat?, forKey key: Key) throws {
    try encodeIfPresent(points.map { LayoutLength($0) }, forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Reads a length in points.
  func decodePoints(forKey key: Key) throws -> CGFloat {
    try decode(LayoutLength.self, forKey: key).points
  }

  /// Reads a length in points; nil where there is none.
  func decodePointsIfPresent(forKey key: Key) throws -> CGFloat? {
    try decodeIfPresent(LayoutLength.self, forKey: key).map { CGFloat($0.points) }
  }
}
