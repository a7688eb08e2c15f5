import TintypeDrawing
import TintypeText

/// Walks over placed views and gathers what marks show of them.
struct MarkCollector {
  /// What is handed from a view to those in it.
  struct Around {
    /// What can be seen.
    var visible: CGRect
    /// Where views stand in the space they are proposed.
    var anchor: UnitPoint
    /// The space of the stack around in which the view's offer lies; without end where there is
    /// none.
    var region = Self.open
    /// The place of the box around among the boxes; nil for none.
    var box: Int?
    /// The frame of the container that views had better not reach beyond; nil where they may.
    var limit: CGRect?
    /// Whether the view stands below or above the one that gives the size.
    var isSecondary = false

    /// So long that nothing is outside, and short enough to be reckoned with.
    static let open = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  }

  let views: PlacedViews
  let marks: LayoutMarks
  let palette: MarkPalette
  var sheet: MarkSheet
  /// Where letters are, which neither labels nor lines had better cover.
  var texts: [CGRect] = []
  /// Where symbols are, which labels had better not cover.
  var symbols: [CGRect] = []
  /// Small parts of controls, which labels had better not cover.
  var parts: [CGRect] = []
  /// Where larger pictures are, which labels of other views had better not cover.
  var images: [CGRect] = []
  var boxes: [MarkedBox] = []
  var gaps: [MarkedGap] = []
  /// How many distances have no place for their arrows.
  var leftOut = 0
  let canvas: CGRect

  init(
    views: PlacedViews, marks: LayoutMarks, palette: MarkPalette, canvas: CGRect, scale: CGFloat
  ) {
    self.canvas = canvas
    self.views = views
    self.marks = marks
    self.palette = palette
    sheet = MarkSheet(scale: scale)
  }

  /// Gathers the marks of a tree.
  ///
  /// - Parameter root: the outermost view.
  mutating func collect(_ root: NodeID) {
    visit(root, Around(visible: canvas, anchor: .center, box: nil))
    addGaps()
    if !marks.isDisjoint(with: [.proposals, .sizes, .names]) { addBoxes() }
  }

  private mutating func visit(_ node: NodeID, _ around: Around) {
    guard let frame = views.tree.frame(of: node), frame.isFinite,
      let record = views.record(of: node)
    else { return }
    var around = around
    for change in changes(of: record.drawing) {
      switch change {
      case .hidden: return
      case .opacity(let opacity) where opacity <= 0: return
      case .clip(let path, _):
        around.visible = around.visible.common(with: path(frame).boundingRect)
      default: break
      }
    }
    let isSeen = frame.insetBy(dx: -0.01, dy: -0.01).overlaps(around.visible)
    if isSeen { mark(node, record, frame, &around) }
    if isSeen, marks.contains(.overflow) { addOverflow(of: node, record, frame, &around) }
    let children = views.tree.children(of: node).filter { views.tree.frame(of: $0) != nil }
    let reading = views.tree.reading(of: node)
    if isSeen, isMarked(record) {
      addDistances(reading.arrangement, frame, children, around.visible)
      addGuides(of: node, frame, children)
      addOrder(of: node, children)
    }
    for child in children {
      var inner = around
      let anchor = views.tree.anchor(of: child, in: node, reading)
      inner.anchor = UnitPoint(x: anchor.x ?? around.anchor.x, y: anchor.y ?? around.anchor.y)
      inner.region = region(ofChildrenOf: node, reading, frame, around)
      if case .layered = record.drawing, child != views.tree.children(of: node).first {
        inner.isSecondary = true
        inner.limit = nil
      }
      visit(child, inner)
    }
  }

  /// The space in which the proposals of a view's children are drawn.
  ///
  /// A proposal has no place of its own, but that of a child is a part of what its container was
  /// proposed itself. What passes its proposal on passes on where it is, too.
  private func region(
    ofChildrenOf node: NodeID, _ reading: RuleReading, _ frame: CGRect, _ around: Around
  ) -> CGRect {
    let outer = around.region
    let own = region(of: node, frame, around).union(frame)
    return switch reading.arrangement {
    case .line(.horizontal):
      CGRect(x: own.minX, y: outer.minY, width: own.width, height: outer.height)
    case .line(.vertical):
      CGRect(x: outer.minX, y: own.minY, width: outer.width, height: own.height)
    case .inset(let left, let top, let right, let bottom):
      CGRect(
        x: outer.minX + left, y: outer.minY + top, width: max(0, outer.width - left - right),
        height: max(0, outer.height - top - bottom))
    case .grid: own
    case .other: reading.passesProposalOn ? outer : own
    }
  }

  /// Where the space is drawn that a view was proposed.
  func region(of node: NodeID, _ frame: CGRect, _ around: Around) -> CGRect {
    views.tree.proposal(of: node).region(around: frame, anchor: around.anchor)
      .moved(into: around.region, around: frame)
  }

  /// Whether a view is one that its author wrote.
  func isMarked(_ record: NodeRecord) -> Bool {
    !record.kind.isEmpty && (!record.isInternal || marks.contains(.internals))
  }

  private func changes(of drawing: NodeDrawing) -> [DrawingEffect] {
    switch drawing {
    case .effect(let effect): [effect]
    case .effects(let effects): effects.value ?? []
    default: []
    }
  }
}

extension CGRect {
  /// The rectangle moved as little as can be to lie within another along each axis on which it fits, and still around
  /// what it is around.
  fileprivate func moved(into region: CGRect, around frame: CGRect) -> CGRect {
    func shift(
      _ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat, _ start: CGFloat,
      _ end: CGFloat
    ) -> CGFloat {
      guard high - low <= most - least + 0.05 else { return 0 }
      let shift = low < least ? least - low : high > most ? most - high : 0
      // What reaches beyond its proposal stays where it is.
      return low + shift <= start + 0.05 && high + shift >= end - 0.05 ? shift : 0
    }
    return offsetBy(
      dx: shift(minX, maxX, region.minX, region.maxX, frame.minX, frame.maxX),
      dy: shift(minY, maxY, region.minY, region.maxY, frame.minY, frame.maxY))
  }
}
