/// What a question depends on besides the proposal: the lengths of the container around the node.
///
/// The number of the lengths in the pass's table, so that a context travels in a register and is a part
/// of the memo's keys.
struct LayoutContext: Hashable {
  let index: Int32

  /// Outside of all containers.
  static let none = LayoutContext(index: 0)
}

/// The lengths that `containerRelativeFrame` sees; NaN where none is known.
struct ContainerLengths: Hashable {
  private var widthBits: UInt64
  private var heightBits: UInt64

  static let none = ContainerLengths(Proposal.ideal)

  init(_ proposal: Proposal) {
    widthBits = proposal.width.bitPattern
    heightBits = proposal.height.bitPattern
  }

  subscript(axis: Axis) -> Double {
    Double(bitPattern: axis == .horizontal ? widthBits : heightBits)
  }

  /// The lengths of a container inside this one; an unspecified one stays as it was.
  func entering(_ proposal: Proposal) -> ContainerLengths {
    ContainerLengths(
      Proposal(
        width: proposal.width.isNaN ? self[.horizontal] : proposal.width,
        height: proposal.height.isNaN ? self[.vertical] : proposal.height))
  }
}

/// The lengths of all containers that questions were asked in, by number.
struct ContainerTable {
  private var lengths = [ContainerLengths.none]
  private var contexts = [ContainerLengths.none: LayoutContext.none]

  subscript(context: LayoutContext) -> ContainerLengths { lengths[Int(context.index)] }

  /// The context inside a container.
  mutating func context(of container: ContainerLengths) -> LayoutContext {
    if let cached = contexts[container] { return cached }
    let context = LayoutContext(index: Int32(lengths.count))
    lengths.append(container)
    contexts[container] = context
    return context
  }

  /// The context inside a container of which a proposal is known; an unspecified length stays as it
  /// was around it.
  mutating func entering(_ proposal: Proposal, from outer: LayoutContext) -> LayoutContext {
    context(of: self[outer].entering(proposal))
  }
}
