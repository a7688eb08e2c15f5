/// What a rule is to those who explain a layout: to steps, marks and explanations.
///
/// `reading(of:)` below is the one table of these: a new rule gets a row there, or does not compile.
package struct RuleReading {
  /// Where in the space that it is proposed itself a node puts its children.
  enum Anchor {
    /// Where the node stands in it.
    case own
    /// Where the alignment puts them.
    case aligned
    /// The first where the node stands, the others where the alignment puts them.
    case alignedToFirst
    case middle
    case corner
    /// At the sides that they are nearest to: what a user's layout does with the space is its own.
    case nearest
  }

  /// What the rule does with the space that it is proposed; nil for leaves, and for what passes everything on.
  package var role: ProposalRole?
  /// How the children are arranged.
  package var arrangement: PlacedArrangement
  /// The guides that the children meet at.
  package var alignment: RuleAlignment
  /// Whether the children are proposed what the node is proposed itself, or a part of that, and stand where it stands.
  package var passesProposalOn: Bool
  var anchor: Anchor
  /// Where the children of a grid stand in it, in their order; empty for others.
  package private(set) var cells: [GridRule.Cell] = []
  private let makeValues: () -> [RuleValue?]

  fileprivate init(
    _ anchor: Anchor, passesProposalOn: Bool, does role: ProposalRole? = nil,
    arranged arrangement: PlacedArrangement = .other, by alignment: RuleAlignment = .none,
    _ makeValues: @escaping () -> [RuleValue?] = { [] }
  ) {
    self.anchor = anchor
    self.passesProposalOn = passesProposalOn
    self.role = role
    self.arrangement = arrangement
    self.alignment = alignment
    self.makeValues = makeValues
  }

  /// The row of a rule whose children stand where the node stands, in what the node is proposed.
  fileprivate static func passing(
    does role: ProposalRole? = nil, arranged arrangement: PlacedArrangement = .other,
    _ makeValues: @escaping () -> [RuleValue?] = { [] }
  ) -> RuleReading {
    RuleReading(.own, passesProposalOn: true, does: role, arranged: arrangement, makeValues)
  }

  /// The row of a rule that proposes something of its own.
  fileprivate static func proposing(
    _ anchor: Anchor, does role: ProposalRole? = nil,
    arranged arrangement: PlacedArrangement = .other, by alignment: RuleAlignment = .none,
    _ makeValues: @escaping () -> [RuleValue?] = { [] }
  ) -> RuleReading {
    RuleReading(
      anchor, passesProposalOn: false, does: role, arranged: arrangement, by: alignment, makeValues)
  }

  /// The same row with the cells of a grid.
  fileprivate func holding(_ cells: [GridRule.Cell]) -> RuleReading {
    var reading = self
    reading.cells = cells
    return reading
  }

  /// The values that the rule was given, made when they are asked for; what the author did not give is left out.
  ///
  /// Rules that hold closures, such as guides and relative frames, have none that could be said.
  package var values: [RuleValue] {
    let values = makeValues().compactMap { $0 }
    guard let name = alignment.name else { return values }
    return values + [RuleValue("alignment", name)]
  }
}

/// How a container arranges its children, for those who measure what is between them.
package enum PlacedArrangement: Sendable {
  /// One after the other.
  case line(Axis)
  /// In rows and columns.
  case grid
  /// One child within insets on the left, at the top, on the right and at the bottom, in points.
  case inset(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)
  /// Anything else.
  case other
}

/// What a view does with the space that it is proposed, as far as steps can tell it.
package enum ProposalRole: Sendable {
  /// Divides a length among its children.
  case divides
  /// Has lengths of its own.
  case fixes
  /// Keeps lengths within bounds.
  case bounds
  /// Proposes less, and answers more.
  case insets
  /// Proposes nil, and takes the ideal length.
  case idealizes
  /// Proposes a rectangle of some shape.
  case fits
  /// Proposes what follows from the container around it.
  case follows
  /// Asks its children in a way of its own: a user's layout.
  case asks
  /// Makes columns and rows, each as long as what is in it.
  case tabulates
  /// Makes columns of lengths that are found before any child is asked.
  case tracks
  /// Takes the first of several children that fits.
  case chooses
  /// Keeps space at one side for a second child, and leaves the rest to the first.
  case reserves
  /// Reaches into the safe area.
  case extends
  /// Proposes each of several children the same.
  case shares
}

extension PaddingRule {
  /// The insets of a container from left to right.
  var arrangement: PlacedArrangement {
    .inset(
      left: CGFloat(leading), top: CGFloat(top), right: CGFloat(trailing), bottom: CGFloat(bottom))
  }
}

extension RuleTables {
  /// The row of a rule.
  func reading(of rule: LayoutRule) -> RuleReading {
    switch rule {
    // Leaves.
    case .closed(let form): .passing { form.values }
    case .leaf: .passing()

    // Containers.
    case .stack(let stack), .lazyStack(let stack):
      .proposing(
        .aligned, does: .divides, arranged: .line(stack.axis), by: .guide(stack.alignment)
      ) { [RuleValue("spacing", stack.spacing)] }
    case .overlap(let pair):
      RuleReading(.aligned, passesProposalOn: true, does: .shares, by: .point(pair))
    case .custom: .proposing(.nearest, does: .asks)
    case .grid(let index):
      .proposing(
        .middle, does: .tabulates, arranged: .grid, by: .guide(grids[Int(index)].alignment)
      ) { grids[Int(index)].values }
      .holding(grids[Int(index)].cells)
    case .lazyGrid(let index):
      .proposing(
        .middle, does: .tracks, arranged: .grid, by: .point(lazyGrids[Int(index)].alignment)
      ) { lazyGrids[Int(index)].values }
    case .viewThatFits: .proposing(.nearest, does: .chooses)
    case .scroll, .geometry: .proposing(.corner)

    // One child.
    case .passthrough, .priority, .guide, .container: .passing()
    case .ignoresSafeArea: .passing(does: .extends)
    case .fixedFrame(let frame):
      .proposing(.aligned, does: .fixes, by: .point(frame.alignment)) {
        [RuleValue("width", frame.width), RuleValue("height", frame.height)]
      }
    case .flexibleFrame(let index):
      .proposing(.aligned, does: .bounds, by: .point(flexibleFrames[Int(index)].alignment)) {
        flexibleFrames[Int(index)].values
      }
    case .padding(let padding):
      .passing(does: .insets, arranged: padding.arrangement) { padding.values }
    case .fixedSize(let horizontal, let vertical):
      .passing(does: .idealizes) {
        [RuleValue("axes", horizontal ? (vertical ? "both" : "horizontal") : "vertical")]
      }
    case .aspectRatio(let ratio, let isFill):
      .passing(does: .fits) {
        [RuleValue("ratio", ratio), RuleValue("mode", isFill ? "fill" : "fit")]
      }
    case .position(let x, let y), .offset(let x, let y):
      .passing { [RuleValue("x", x), RuleValue("y", y)] }
    case .relativeFrame: .proposing(.middle, does: .follows)
    case .relative: .proposing(.own)

    // A primary child first, a secondary second.
    case .layered(let pair), .barred(let pair):
      RuleReading(.alignedToFirst, passesProposalOn: true, by: .point(pair))
    case .safeAreaInset(let inset):
      .proposing(.corner, does: .reserves) { [RuleValue("spacing", inset.spacing)] }
    }
  }
}
