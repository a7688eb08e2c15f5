extension LayoutNode: Codable {
  private enum CodingKeys: CodingKey {
    case kind, owner, identifier, frame, proposal, queries, distribution, lines, textLines
    case children, inkFrame, values, accessibility
  }

  /// Reads a view and everything inside it.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(String.self, forKey: .kind),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      frame: try container.decode(CodedRect.self, forKey: .frame).rect,
      proposal: try container.decode(CodedProposal.self, forKey: .proposal).proposal,
      queries: try container.decode([LayoutQuery].self, forKey: .queries),
      textLines: try container.decodeIfPresent([LayoutTextLine].self, forKey: .textLines) ?? [],
      children: try container.decode([LayoutNode].self, forKey: .children),
      owner: try container.decodeIfPresent(String.self, forKey: .owner),
      distribution: try container.decodeIfPresent(LayoutDistribution.self, forKey: .distribution),
      inkFrame: try container.decodeIfPresent(CodedRect.self, forKey: .inkFrame)?.rect,
      values: try container.decodeIfPresent([String: String].self, forKey: .values) ?? [:],
      accessibility: try container.decodeIfPresent(
        AccessibilityProperties.self, forKey: .accessibility))
  }

  /// Writes a view and everything inside it.
  ///
  /// What is nil is left out, but for the axes of a proposal, which are `null`. `lines` repeats what
  /// `textLines` says for readers that want no measures.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(owner, forKey: .owner)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encode(CodedRect(frame), forKey: .frame)
    try container.encode(CodedProposal(proposal), forKey: .proposal)
    try container.encode(queries, forKey: .queries)
    try container.encodeIfPresent(distribution, forKey: .distribution)
    try container.encode(lines, forKey: .lines)
    if !textLines.isEmpty { try container.encode(textLines, forKey: .textLines) }
    try container.encode(children, forKey: .children)
    try container.encodeIfPresent(inkFrame.map(CodedRect.init), forKey: .inkFrame)
    if !values.isEmpty { try container.encode(values, forKey: .values) }
    try container.encodeIfPresent(accessibility, forKey: .accessibility)
  }
}
