/// Something odd that the engine met and worked around.
package struct EngineDiagnostic: Sendable {
  /// What was odd.
  package enum Problem: Sendable, Equatable {
    /// A negative or undefined length, taken as zero.
    case invalidSize(width: Double, height: Double)
    /// A layout put a child at an undefined point.
    case undefinedPlacement(child: Int)
    /// A layout placed none of its children.
    case noPlacement
    /// A layout placed some of its children only.
    case partialPlacement(unplaced: Int, count: Int)
    /// A view of infinite length inside one of finite length.
    case infiniteSize(width: Double, height: Double)
    /// A view that fills without limit inside a scroll view of the same axis.
    case infiniteScrollContent
    /// A length that depends on a container of unknown length.
    case unknownContainer
    /// A frame with a negative or infinite length, taken as not given.
    case invalidFrame(String)
    /// A negative ratio of width to height, taken as not given.
    case invalidRatio(String)
    /// Bounds of a frame out of order.
    case unorderedBounds(String)
    /// A tree deeper than the engine follows.
    case tooDeep(limit: Int)

    /// Whether two problems differ in numbers only.
    func isSameKind(as other: Problem) -> Bool {
      switch (self, other) {
      case (.invalidSize, .invalidSize), (.undefinedPlacement, .undefinedPlacement),
        (.noPlacement, .noPlacement), (.partialPlacement, .partialPlacement),
        (.infiniteSize, .infiniteSize), (.infiniteScrollContent, .infiniteScrollContent),
        (.unknownContainer, .unknownContainer), (.tooDeep, .tooDeep):
        true
      default: self == other
      }
    }
  }

  /// The node where it happened.
  package var node: NodeID
  /// What was odd.
  package var problem: Problem
}

extension EngineDiagnostic.Problem {
  /// The problem as a sentence without the view's path.
  package var message: String {
    func text(_ value: Double) -> String { LayoutNumber.text(CGFloat(value)) }
    switch self {
    case .invalidSize(let width, let height):
      return "answered the size \(text(width)) x \(text(height)); "
        + "negative and undefined lengths count as 0"
    case .undefinedPlacement(let child):
      return "placed its child \(child) at an undefined point; the child is left in the middle"
    case .noPlacement:
      return "is a layout that placed none of its children; they are left in the middle"
    case .partialPlacement(let unplaced, let count):
      return "is a layout that placed \(count - unplaced) of its \(count) children; "
        + "the others are left in the middle"
    case .infiniteSize(let width, let height):
      return "is \(text(width)) x \(text(height)) points and cannot be drawn; "
        + "give it a frame or offer a finite size"
    case .infiniteScrollContent:
      return "is infinitely long inside a scroll view of the same axis"
    case .unknownContainer:
      return "sizes itself by a container of unknown length; its own ideal length is used"
    case .invalidFrame(let what):
      return "is given \(what); negative and infinite lengths count as not given"
    case .invalidRatio(let ratio):
      return "is given the ratio \(ratio); negative ratios count as not given"
    case .unorderedBounds(let what):
      return "has frame bounds out of order: \(what); the larger ones win"
    case .tooDeep(let limit):
      return "is nested deeper than \(limit) levels; what is below is left out"
    }
  }
}

extension [EngineDiagnostic] {
  /// Adds a diagnostic once per node and kind.
  mutating func add(_ problem: EngineDiagnostic.Problem, at node: NodeID) {
    if !contains(where: { $0.node == node && $0.problem.isSameKind(as: problem) }) {
      append(EngineDiagnostic(node: node, problem: problem))
    }
  }
}
