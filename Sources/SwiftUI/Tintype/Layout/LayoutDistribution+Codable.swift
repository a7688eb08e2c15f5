extension LayoutDistribution: Codable {
  private enum CodingKeys: String, CodingKey {
    case axis, proposed, gaps, available, reserve, proposals
  }

  /// Reads a division.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      axis: try container.decode(CodedAxis.self, forKey: .axis).axis,
      proposed: try container.decodePointsIfPresent(forKey: .proposed),
      gaps: try container.decodePoints(forKey: .gaps),
      reserve: try container.decodePoints(forKey: .reserve),
      proposals: try container.decode([ChildProposal].self, forKey: .proposals))
  }

  /// Writes a division, with what was available so that no reader has to subtract.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CodedAxis(axis), forKey: .axis)
    try container.encodeIfPresent(points: proposed, forKey: .proposed)
    try container.encode(points: gaps, forKey: .gaps)
    try container.encodeIfPresent(points: available, forKey: .available)
    try container.encode(points: reserve, forKey: .reserve)
    try container.encode(proposals, forKey: .proposals)
  }
}

extension LayoutDistribution.ChildProposal: Codable {
  private enum CodingKeys: String, CodingKey {
    case child, proposed, taken, priority, flexibility
  }

  /// Reads a turn.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      child: try container.decode(Int.self, forKey: .child),
      proposed: try container.decodePointsIfPresent(forKey: .proposed),
      taken: try container.decodePoints(forKey: .taken),
      priority: try container.decodePoints(forKey: .priority),
      flexibility: try container.decodePointsIfPresent(forKey: .flexibility))
  }

  /// Writes a turn; what is nil is left out.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(child, forKey: .child)
    try container.encodeIfPresent(points: proposed, forKey: .proposed)
    try container.encode(points: taken, forKey: .taken)
    // A priority may be infinite too.
    try container.encode(points: priority, forKey: .priority)
    try container.encodeIfPresent(points: flexibility, forKey: .flexibility)
  }
}
