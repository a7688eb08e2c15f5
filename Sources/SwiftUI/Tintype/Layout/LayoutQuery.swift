import TintypeLayout

/// A question that a view was asked while its parent laid out, and its answer.
public struct LayoutQuery: Sendable, Hashable {
  /// What the view was proposed, in points; nil for an axis on which nothing was.
  public var proposal: ProposedViewSize
  /// The size with which it answered, in points.
  public var size: CGSize
  /// The axis on which the question was asked alone; nil where both were asked.
  ///
  /// Of a question on one axis, proposal and size say nothing on the other.
  public var axis: Axis?

  /// Creates a question with its answer.
  ///
  /// - Parameters:
  ///   - proposal: what the view was proposed, in points.
  ///   - size: the answer, in points.
  ///   - axis: the axis on which the question was asked alone; nil for both.
  public init(proposal: ProposedViewSize, size: CGSize, axis: Axis? = nil) {
    self.proposal = proposal
    self.size = size
    self.axis = axis
  }
}

extension LayoutQuery: Codable {
  private enum CodingKeys: CodingKey { case proposal, width, height, axis }

  /// Reads a question with its answer.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    proposal = try container.decode(CodedProposal.self, forKey: .proposal).proposal
    size = CGSize(
      width: try container.decodePoints(forKey: .width),
      height: try container.decodePoints(forKey: .height))
    axis = try container.decodeIfPresent(CodedAxis.self, forKey: .axis)?.axis
  }

  /// Writes a question with its answer, and its axis only where it has one.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CodedProposal(proposal), forKey: .proposal)
    try container.encode(points: size.width, forKey: .width)
    try container.encode(points: size.height, forKey: .height)
    try container.encodeIfPresent(axis.map(CodedAxis.init), forKey: .axis)
  }
}
