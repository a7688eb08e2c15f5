/// The key of what was found out for a question: its arguments, and nothing else.
struct QuestionKey: Hashable {
  private let node: NodeID
  // Bits, since nil is a NaN, which does not equal itself.
  private let width: UInt64
  private let height: UInt64
  private let context: LayoutContext

  init(_ node: NodeID, _ proposal: Proposal, _ context: LayoutContext) {
    self.node = node
    width = proposal.width.bitPattern
    height = proposal.height.bitPattern
    self.context = context
  }

  /// All arguments in one word: hashing word by word took a tenth of the layout of custom leaves.
  fileprivate var mixed: UInt64 {
    let bits =
      UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: context.index))
    return width &* 0x9E37_79B9_7F4A_7C15 ^ height &* 0xC2B2_AE3D_27D4_EB4F
      ^ bits &* 0xD6E8_FEB8_6659_FD93
  }

  /// Whether it is no node's.
  fileprivate var isUnused: Bool { node < 0 }

  func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

/// The key of an alignment guide that was computed for a question.
struct GuideKey: Equatable {
  private let guide: AlignmentKey
  private let question: QuestionKey

  init(guide: AlignmentKey, question: QuestionKey) {
    self.guide = guide
    self.question = question
  }

  /// The key of no question.
  static let unused = GuideKey(
    guide: .leading, question: QuestionKey(-1, .ideal, .none))

  /// Whether it is the key of no question.
  @inline(__always)
  var isUnused: Bool { question.isUnused }

  /// All arguments in one word whose lower bits depend on all of them.
  @inline(__always)
  var spread: UInt64 {
    let mixed = question.mixed ^ UInt64(guide.rawValue) &* 0xA076_1D64_78BD_642F
    return (mixed ^ mixed >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 32
  }
}
