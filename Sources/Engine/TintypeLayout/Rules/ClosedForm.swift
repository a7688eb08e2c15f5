/// A leaf whose answer is a comparison or two, which no memo can beat.
package enum ClosedForm {
  /// What it is proposed; 10 points where nothing is: shapes, colors, geometry readers.
  case greedy
  /// The shorter side of what it is proposed, twice.
  case circle
  /// One size, in points.
  case fixed(Size)
  /// A resizable image: natural lengths, and the least lengths that its cap insets leave.
  case resizable(ResizableRule)
  /// A spacer: at least a length along the axis of the stack around, nothing across.
  case spacer(minLength: Double, orientation: Orientation)
  /// A line across the axis of the stack around.
  case divider(thickness: Double, orientation: Orientation)

  /// The length that takes the place of nil, in points: `Rules/Proposals#Greedy-leaves`.
  private static let ideal = 10.0

  /// The size for a proposal.
  @inline(__always)
  func size(for proposal: Proposal) -> Size {
    let (width, height) = (proposal.width, proposal.height)
    switch self {
    case .greedy:
      return Size(
        width: width.isNaN ? Self.ideal : width, height: height.isNaN ? Self.ideal : height)
    case .circle:
      let side = min(width.isNaN ? Self.ideal : width, height.isNaN ? Self.ideal : height)
      return Size(width: side, height: side)
    case .fixed(let size): return size
    case .resizable(let image):
      return Size(
        width: width.isNaN ? image.natural.width : max(width, image.minimum.width),
        height: height.isNaN ? image.natural.height : max(height, image.minimum.height))
    case .spacer(let minimum, let orientation):
      func length(_ childProposal: Double) -> Double {
        childProposal.isNaN ? minimum : max(childProposal, minimum)
      }
      return Size(
        width: orientation == .vertical ? 0 : length(width),
        height: orientation == .horizontal ? 0 : length(height))
    case .divider(let thickness, let orientation):
      return orientation == .horizontal
        ? Size(width: thickness, height: height.isNaN ? Self.ideal : height)
        : Size(width: width.isNaN ? Self.ideal : width, height: thickness)
    }
  }

  /// The row of the form in the table of facts.
  var facts: RuleFacts {
    switch self {
    case .greedy, .resizable, .divider:
      RuleFacts(.standard, .zero, .none, .never, [.closedForm, .axesApart])
    case .circle: RuleFacts(.standard, .zero, .none, .never, .closedForm)
    case .fixed: RuleFacts(.standard, .zero, .none, .always, [.closedForm, .axesApart])
    case .spacer(_, let orientation):
      RuleFacts(
        .spacer(orientation), .lowest, .none, .never, [.closedForm, .axesApart, .isSpacer])
    }
  }
}

/// A resizable image, in points.
package struct ResizableRule {
  var natural: Size
  var minimum: Size

  /// Creates the rule of an image.
  ///
  /// - Parameters:
  ///   - natural: the size of the image where nothing is proposed.
  ///   - capInsets: the parts at the edges that are not stretched.
  package init(natural: CGSize, capInsets: EdgeInsets) {
    self.natural = Size(natural)
    minimum = Size(width: Double(capInsets.horizontal), height: Double(capInsets.vertical))
  }
}

/// The axis that a surrounding stack gives to spacers and dividers.
package enum Orientation: UInt8, Sendable {
  case none
  case horizontal
  case vertical

  package init(_ axis: Axis?) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    case nil: self = .none
    }
  }

  /// The axis; nil for none.
  package var axis: Axis? {
    switch self {
    case .none: nil
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

extension LayoutRule {
  /// A leaf that takes what it is proposed.
  package static var greedy: LayoutRule { .closed(.greedy) }
  /// A leaf that takes the shorter side of what it is proposed.
  package static var circle: LayoutRule { .closed(.circle) }
  /// A leaf of one size, in points.
  package static func fixed(width: Double, height: Double) -> LayoutRule {
    .closed(.fixed(Size(width: width, height: height)))
  }
  /// A resizable image.
  package static func resizable(_ rule: ResizableRule) -> LayoutRule { .closed(.resizable(rule)) }
  /// A spacer; the least length in points.
  package static func spacer(minLength: Double, orientation: Orientation) -> LayoutRule {
    .closed(.spacer(minLength: minLength, orientation: orientation))
  }
  /// A divider; the thickness in points.
  package static func divider(thickness: Double, orientation: Orientation) -> LayoutRule {
    .closed(.divider(thickness: thickness, orientation: orientation))
  }
}
