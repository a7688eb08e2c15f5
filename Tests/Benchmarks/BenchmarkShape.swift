/// The trees of `layout_limit.c`, so that both programs lay out the same things.
enum BenchmarkShape: String, CaseIterable {
  /// Boxes of ten, five levels deep, over leaves of fixed size.
  case stack
  /// The same boxes over leaves that fill.
  case grow
  /// A binary tree over leaves that fill.
  case deep
  /// Boxes of ten; every second leaf fills, the others are fixed.
  case mixed
  /// Boxes of ten; two leaves of three answer as a wrapping text does.
  case text

  /// Whether Yoga's driver has the tree; it has no texts, and no tree of two kinds of leaves.
  var hasYogaCounterpart: Bool { self == .stack || self == .grow || self == .deep }

  /// What a leaf of a tree is.
  enum Leaf {
    case fixed(width: Double, height: Double)
    case filling(minWidth: Double)
    case wrapping(width: Double, lineHeight: Double)
  }

  /// The leaf of a number, counted from 1 in tree order.
  func leaf(_ index: Int) -> Leaf {
    switch self {
    case .stack: .fixed(width: 10, height: 10)
    case .grow: .filling(minWidth: 0)
    case .deep: .filling(minWidth: 2)
    case .mixed:
      index.isMultiple(of: 2)
        ? .fixed(width: Double(5 + index % 7), height: Double(5 + index % 5))
        : .filling(minWidth: 0)
    case .text:
      index.isMultiple(of: 3)
        ? .fixed(width: 8, height: 8)
        : .wrapping(width: Double(40 + index % 200), lineHeight: 12)
    }
  }

  /// The levels of boxes of ten for a number of nodes, as the C program chooses them.
  static func levels(for nodeCount: Int) -> Int {
    switch nodeCount {
    case 100_000...: 5
    case 10_000...: 4
    case 1000...: 3
    case 100...: 2
    default: 1
    }
  }
}
