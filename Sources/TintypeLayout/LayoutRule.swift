/// The number of a node in its arena.
package typealias NodeID = Int32

/// How a node answers proposals and places its children.
///
/// A closed list handled by one `switch` each for sizing and for arranging; `custom` is the one open
/// case. Payloads are plain numbers, so that a rule is copied without reference counting; what does
/// not fit is kept in the engine's side tables. NaN stands for nil in lengths.
package enum LayoutRule {
  // Leaves.
  case greedy
  case circle
  case fixed(width: Double, height: Double)
  /// A resizable image: natural lengths, and the least lengths that its cap insets leave.
  case resizable(ResizableRule)
  case leaf(Int32)
  case spacer(minLength: Double, orientation: Orientation)
  case divider(thickness: Double, orientation: Orientation)

  // Containers.
  case stack(StackRule)
  case lazyStack(StackRule)
  case overlap(AlignmentPair)
  case custom(Int32)
  case grid(Int32)
  case lazyGrid(Int32)
  case viewThatFits(Axis.Set)
  case scroll(ScrollRule)
  case geometry(Int32)

  // One child.
  case passthrough
  case priority
  case fixedFrame(FixedFrameRule)
  case flexibleFrame(Int32)
  case padding(PaddingRule)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(ratio: Double, isFill: Bool)
  case position(x: Double, y: Double)
  case offset(x: Double, y: Double)
  case guide(Int32)
  case relativeFrame(Int32)
  case relative(RelativeRule)
  case container(ContainerRule)
  case ignoresSafeArea(Edge.Set)

  // A primary child first, a secondary second.
  case layered(AlignmentPair)
  case safeAreaInset(SafeAreaInsetRule)
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

/// A guide on each axis, as numbers.
package struct AlignmentPair: Equatable {
  var horizontal: AlignmentKey
  var vertical: AlignmentKey

  package init(_ alignment: Alignment) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}

/// A stack: its axis, the guide across it, and the gap; NaN for the children's own preferences.
package struct StackRule {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map(Double.init) ?? .nan
  }
}

/// A resizable image, in points.
package struct ResizableRule {
  var natural: Size
  var minimum: Size

  package init(natural: CGSize, capInsets: EdgeInsets) {
    self.natural = Size(natural)
    minimum = Size(width: Double(capInsets.horizontal), height: Double(capInsets.vertical))
  }
}

/// A frame of fixed lengths; NaN for a free axis.
package struct FixedFrameRule {
  var width: Double
  var height: Double
  var alignment: AlignmentPair

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.map(Double.init) ?? .nan
    self.height = height.map(Double.init) ?? .nan
    self.alignment = AlignmentPair(alignment)
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A frame of flexible lengths on both axes.
package struct FlexibleFrameRule {
  /// The bounds of one axis after normalising; NaN for none.
  struct Bounds {
    var min: Double
    var ideal: Double
    var max: Double

    /// `layout.md` 7.2: min is at least 0, ideal at least min, max at least ideal.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min.map { Swift.max(Double($0), 0) } ?? .nan
      self.ideal = ideal.map { Double($0) } ?? .nan
      if let ideal { self.ideal = Swift.max(Double(ideal), self.min.isNaN ? 0 : self.min) }
      self.max = max.map { Double($0) } ?? .nan
      if let max { self.max = Swift.max(Double(max), self.ideal.isNaN ? 0 : self.ideal) }
    }
  }

  var horizontal: Bounds
  var vertical: Bounds
  var alignment: AlignmentPair

  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    horizontal = Bounds(min: minWidth, ideal: idealWidth, max: maxWidth)
    vertical = Bounds(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = AlignmentPair(alignment)
  }

  subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }
}

/// Insets, in points.
package struct PaddingRule {
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double

  package init(_ insets: EdgeInsets) {
    top = Double(insets.top)
    leading = Double(insets.leading)
    bottom = Double(insets.bottom)
    trailing = Double(insets.trailing)
  }

  /// Both insets of an axis.
  @inline(__always)
  func sum(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The edges whose inset is not zero.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

/// Factors of the proposal; NaN for an axis that is left alone.
package struct RelativeRule {
  var width: Double
  var height: Double
  /// Whether a nil or infinite proposal is replaced by a share of the child's own answer to it.
  var probes: Bool

  package init(width: CGFloat?, height: CGFloat?, probes: Bool) {
    self.width = width.map(Double.init) ?? .nan
    self.height = height.map(Double.init) ?? .nan
    self.probes = probes
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// What scrolls.
package struct ScrollRule {
  var axes: Axis.Set
  /// Which part shows of content that is longer than the view.
  var anchorX: Double
  var anchorY: Double
  /// The place of what is rarely given in the engine's side table; -1 for none.
  var detail: Int32 = -1

  package init(axes: Axis.Set, anchor: UnitPoint) {
    self.axes = axes
    anchorX = Double(anchor.x)
    anchorY = Double(anchor.y)
  }
}

/// What few scroll views are given.
struct ScrollDetail {
  /// Room around the content, which scrolls with it, in points.
  var margins: PaddingRule
  /// Where content stands that is shorter than the view.
  var alignment: UnitPoint
}

/// A container that fills its proposal and keeps bars free, such as a navigation stack.
package struct ContainerRule {
  /// The room that bars take from the content, in points.
  var top: Double
  var bottom: Double
  /// Whether bars shorten the length that `containerRelativeFrame` sees.
  var shortensContainer: Bool
  /// Whether the lower bar's room includes the safe area that the container stands on.
  var countsBottomSafeArea: Bool

  package init(
    top: CGFloat, bottom: CGFloat, shortensContainer: Bool, countsBottomSafeArea: Bool = false
  ) {
    self.top = Double(top)
    self.bottom = Double(bottom)
    self.shortensContainer = shortensContainer
    self.countsBottomSafeArea = countsBottomSafeArea
  }
}

/// A bar at one edge of a view.
package struct SafeAreaInsetRule {
  var edge: Edge
  var alignment: AlignmentKey
  var spacing: Double

  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.map(Double.init) ?? .nan
  }

  var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
}
