/// A layout tree as data that JSON can hold.
package struct LayoutRecord: Codable, Sendable {
  /// The kind of view, such as `Text` or `HStack`.
  package var kind: String
  /// The type of the author's view that the node comes from, nil where none is known.
  package var owner: String?
  /// The accessibility identifier, nil when there is none.
  package var identifier: String?
  /// The frame in canvas coordinates, in points.
  package var frame: Frame
  /// The proposal with which the view was placed.
  package var proposal: Proposal
  /// Every question asked of the view and its answer, in order.
  package var queries: [Query]
  /// How a stack divided the room that it was offered; nil for every other kind.
  package var distribution: Distribution?
  /// The lines of a text; empty for every other kind.
  package var lines: [String]
  /// The measures and runs of the lines of a text; nil for every other kind.
  package var textLines: [TextLine]?
  /// The views inside.
  package var children: [LayoutRecord]

  /// A rectangle in points.
  package struct Frame: Codable, Sendable {
    /// The left edge.
    package var x: Length
    /// The top edge.
    package var y: Length
    /// The width.
    package var width: Length
    /// The height.
    package var height: Length
  }

  /// A proposed size; nil for an axis on which nothing is proposed.
  package struct Proposal: Codable, Sendable {
    /// The proposed width.
    package var width: Length?
    /// The proposed height.
    package var height: Length?

    private enum CodingKeys: CodingKey { case width, height }

    /// Writes both axes, an unspecified one as null.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(width, forKey: .width)
      try container.encode(height, forKey: .height)
    }
  }

  /// A proposal and the size with which the view answered.
  package struct Query: Codable, Sendable {
    /// The question.
    package var proposal: Proposal
    /// The width of the answer.
    package var width: Length
    /// The height of the answer.
    package var height: Length
  }

  /// How a stack divided the room that it was offered.
  package struct Distribution: Codable, Sendable {
    /// `horizontal` or `vertical`.
    package var axis: String
    /// The length that the stack was offered; nil where it was asked for its ideal one.
    package var proposed: Length?
    /// The sum of the gaps.
    package var gaps: Length
    /// What is left of the proposal for the children; nil where nothing was proposed.
    package var available: Length?
    /// What was kept back for the minimums of children of lower priority.
    package var reserve: Length
    /// The offers, in the order in which they were made.
    package var offers: [Offer]
  }

  /// One child's turn in a distribution.
  package struct Offer: Codable, Sendable {
    /// The child's place among its siblings, from 0.
    package var child: Int
    /// The length that it was offered; nil where it was asked for its ideal one.
    package var offered: Length?
    /// The length that it took.
    package var taken: Length
    /// Its priority.
    package var priority: Length
    /// How far its length can be stretched; nil where nobody asked.
    package var flexibility: Length?
  }

  /// A number of points that JSON can hold: infinity is the string `inf`.
  package struct Length: Codable, Sendable {
    /// The number of points.
    package var points: Double

    /// Makes a length.
    ///
    /// - Parameter points: The number of points, infinity and not-a-number allowed.
    package init(_ points: Double) {
      self.points = points
    }

    /// Reads a number, or one of the strings `inf`, `-inf` and `nan`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        points = number
      } else {
        points = Double(try container.decode(String.self)) ?? .nan
      }
    }

    /// Writes a number, or one of the strings `inf`, `-inf` and `nan`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if points.isFinite {
        try container.encode(points)
      } else {
        try container.encode(points.isNaN ? "nan" : points < 0 ? "-inf" : "inf")
      }
    }
  }
}

extension LayoutRecord {
  /// Copies a node and everything inside it.
  ///
  /// - Parameter node: The root of the tree to copy.
  package init(_ node: LayoutNode) {
    self.init(
      kind: node.kind,
      owner: node.owner,
      identifier: node.identifier,
      frame: Frame(
        x: Length(node.frame.minX), y: Length(node.frame.minY),
        width: Length(node.frame.width), height: Length(node.frame.height)),
      proposal: Proposal(node.proposal),
      queries: node.queries.map { query in
        Query(
          proposal: Proposal(query.proposal),
          width: Length(query.size.width), height: Length(query.size.height))
      },
      distribution: node.distribution.map(Distribution.init),
      lines: node.lines,
      textLines: node.textLines.isEmpty ? nil : node.textLines.map(TextLine.init),
      children: node.children.map(LayoutRecord.init))
  }
}

extension LayoutRecord.Proposal {
  /// Copies a proposal.
  ///
  /// - Parameter proposal: The proposal; nil and infinity are kept apart.
  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { LayoutRecord.Length($0) },
      height: proposal.height.map { LayoutRecord.Length($0) })
  }
}

extension LayoutRecord.Distribution {
  /// Copies a distribution.
  ///
  /// - Parameter distribution: The distribution to copy.
  package init(_ distribution: LayoutDistribution) {
    self.init(
      axis: distribution.axis.description,
      proposed: distribution.proposed.map { LayoutRecord.Length($0) },
      gaps: LayoutRecord.Length(distribution.gaps),
      available: distribution.available.map { LayoutRecord.Length($0) },
      reserve: LayoutRecord.Length(distribution.reserve),
      offers: distribution.offers.map { offer in
        LayoutRecord.Offer(
          child: offer.child, offered: offer.offered.map { LayoutRecord.Length($0) },
          taken: LayoutRecord.Length(offer.taken), priority: LayoutRecord.Length(offer.priority),
          flexibility: offer.flexibility.map { LayoutRecord.Length($0) })
      })
  }
}
