/// A proposal as the engine stores it: two words, nil as a NaN of one bit pattern.
struct Proposal: Equatable {
  var width: Double
  var height: Double

  /// The stand-in for nil.
  ///
  /// Every other NaN is turned into it where proposals enter the engine.
  static let unspecified = Double.nan

  /// Asks for the ideal size.
  static let ideal = Proposal(width: unspecified, height: unspecified)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  @inline(__always)
  init(main: Double, cross: Double, axis: Axis) {
    self =
      axis == .horizontal
      ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
  }

  init(_ proposal: ProposedViewSize) {
    // Adding zero turns -0 into 0, so that equal proposals have equal bits.
    func component(_ value: CGFloat?) -> Double {
      guard let value, !value.isNaN else { return Proposal.unspecified }
      return Double(value) + 0
    }
    self.init(width: component(proposal.width), height: component(proposal.height))
  }

  /// The proposal without what is proposed on some axes.
  func unspecified(horizontal: Bool, vertical: Bool) -> Proposal {
    Proposal(
      width: horizontal ? Proposal.unspecified : width,
      height: vertical ? Proposal.unspecified : height)
  }

  /// The proposal in public terms.
  var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }

  /// Bitwise equality: nil equals nil, and nothing else equals it.
  static func == (a: Proposal, b: Proposal) -> Bool {
    a.width.bitPattern == b.width.bitPattern && a.height.bitPattern == b.height.bitPattern
  }

  subscript(axis: Axis) -> Double {
    @inline(__always) get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
