/// Where a node's answers are kept: as sizes, or as lengths by axis where the node is separable.
struct MemoHead {
  private var first: Int32 = -1
  private var second: Int32

  /// A node without sizes.
  static let noSizes = MemoHead(second: 0)
  /// A node without lengths on either axis.
  static let noLengths = MemoHead(second: -1)

  private init(second: Int32) { self.second = second }

  /// The latest block of sizes.
  var block: Int32 {
    @inline(__always) get { first }
    @inline(__always) set { first = newValue }
  }

  /// Sizes in all.
  var count: Int32 {
    @inline(__always) get { second }
    @inline(__always) set { second = newValue }
  }

  /// Whether no size is kept.
  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// The latest line of lengths on an axis, -1 for none.
  subscript(axis: Axis) -> Int32 {
    @inline(__always) get { axis == .horizontal ? first : second }
    @inline(__always) set { if axis == .horizontal { first = newValue } else { second = newValue } }
  }
}
