/// A rectangle as the engine stores it, in canvas coordinates.
struct Rect: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(x: Double, y: Double, size: Size) {
    minX = x
    minY = y
    maxX = x + size.width
    maxY = y + size.height
  }

  init(_ rect: CGRect) {
    minX = Double(rect.minX)
    minY = Double(rect.minY)
    maxX = Double(rect.maxX)
    maxY = Double(rect.maxY)
  }
}

/// The window or container that a subtree stands in, and the part of it that bars leave free.
struct SafeAreaRects: Equatable {
  var outer: Rect
  var inner: Rect

  static let none = SafeAreaRects(
    outer: Rect(x: 0, y: 0, size: .zero), inner: Rect(x: 0, y: 0, size: .zero))
}

/// The lengths that `containerRelativeFrame` sees; NaN where none is known.
struct ContainerLengths: Hashable {
  private var widthBits: UInt64
  private var heightBits: UInt64

  static let none = ContainerLengths(
    Proposal(width: Proposal.unspecified, height: Proposal.unspecified))

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

extension LayoutEngine {
  /// Whether a rule changes what its content sees of the world around it.
  func opensScope(_ rule: LayoutRule) -> Bool {
    switch rule {
    case .scroll, .container, .safeAreaInset, .ignoresSafeArea: true
    default: false
    }
  }

  /// Places the children of a container with the lengths and the safe area that they see.
  func placeInScope(
    _ node: NodeID, x: Double, y: Double, _ proposal: Proposal, _ size: Size, count: Int
  ) {
    let (outerContainer, outerArea) = (container, safeArea)
    defer { (container, safeArea) = (outerContainer, outerArea) }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let slots = ChildSlots(scratch.take(ChildSlots.stride * count), count: count)
    slots.clear()
    placing = node
    let frame = Rect(x: x, y: y, size: size)
    switch nodes[node].rule {
    case .scroll(let rule):
      arrange(node, proposal, size, slots)
      container = scrollContainer(rule, proposal)
      safeArea = SafeAreaRects(outer: frame, inner: frame)
      placeAll(node, slots, x: x, y: y, size)
    case .container(let rule):
      let outer = outerOfContainer(frame, node)
      let cover = rule.countsBottomSafeArea ? outer.maxY - frame.maxY : 0
      let bottom = max(0, rule.bottom - cover)
      containerBottomCover = cover
      arrange(node, proposal, size, slots)
      containerBottomCover = 0
      container = containerLengths(rule, proposal, cover: cover)
      var inner = frame
      inner.minY = min(inner.minY + rule.top, inner.maxY)
      inner.maxY = max(inner.maxY - bottom, inner.minY)
      safeArea = SafeAreaRects(outer: outer, inner: inner)
      placeAll(node, slots, x: x, y: y, size)
    case .ignoresSafeArea(let edges):
      arrangingArea = frame
      arrange(node, proposal, size, slots)
      for edge in Edge.allCases where edges.contains(edge) {
        safeArea.inner.set(edge, isRightToLeft(node), to: safeArea.outer)
      }
      placeAll(node, slots, x: x, y: y, size)
    case .safeAreaInset(let rule):
      arrange(node, proposal, size, slots)
      placeWithInset(node, rule, slots, x: x, y: y, size)
    default: break
    }
  }

  /// The frame of a container, longer where it touches the safe area's edge: what reaches under its
  /// bars reaches under the window's too.
  private func outerOfContainer(_ frame: Rect, _ node: NodeID) -> Rect {
    var outer = frame
    for edge in Edge.allCases where touchesSafeArea(frame, edge, false) {
      outer.set(edge, false, to: safeArea.outer)
    }
    return outer
  }

  private func placeAll(_ node: NodeID, _ slots: ChildSlots, x: Double, y: Double, _ size: Size) {
    for index in 0..<slots.count where slots.isSet(index) {
      placeChild(index, of: node, slots, x: x, y: y, size)
    }
  }

  /// The primary's safe area shrinks by the bar and the gap; the bar's own does not.
  private func placeWithInset(
    _ node: NodeID, _ rule: SafeAreaInsetRule, _ slots: ChildSlots, x: Double, y: Double,
    _ size: Size
  ) {
    if slots.isSet(1) { placeChild(1, of: node, slots, x: x, y: y, size) }
    guard slots.isSet(0) else { return }
    let primary = self.size(of: child(0, of: node), for: slots.proposal(0))
    var left = slots.x(0)
    if isRightToLeft(node) { left = size.width - left - primary.width }
    let frame = Rect(x: x + left, y: y + slots.y(0), size: primary)
    let isMirrored = isRightToLeft(node)
    let whole = Rect(x: x, y: y, size: size)
    // What ignores this bar reaches to the edge of the whole; only where that is the edge of the
    // outer safe area does it reach on to the window's.
    if !touchesSafeArea(whole, rule.edge, isMirrored) {
      safeArea.outer.set(rule.edge, isMirrored, to: whole)
    }
    safeArea.inner.set(rule.edge, isMirrored, to: frame)
    placeChild(0, of: node, slots, x: x, y: y, size)
  }

  /// Whether an edge is at the safe area's boundary, within half a pixel.
  private func touchesSafeArea(_ frame: Rect, _ edge: Edge, _ isMirrored: Bool) -> Bool {
    abs(frame.edge(edge, isMirrored) - safeArea.inner.edge(edge, isMirrored))
      <= 0.5 / displayScale
  }

  // MARK: Containers with bars (`layout.md` 13.2)

  private func contentProposal(
    _ rule: ContainerRule, _ proposal: Proposal, cover: Double = 0
  ) -> Proposal {
    Proposal(
      width: proposal.width,
      height: proposal.height.isNaN
        ? proposal.height
        : max(0, proposal.height - rule.top - max(0, rule.bottom - cover)))
  }

  private func containerLengths(
    _ rule: ContainerRule, _ proposal: Proposal, cover: Double = 0
  ) -> ContainerLengths {
    container.entering(
      rule.shortensContainer ? contentProposal(rule, proposal, cover: cover) : proposal)
  }

  /// The whole proposal; an unspecified axis takes the content's length and the bars.
  func containerSize(_ node: NodeID, _ rule: ContainerRule, _ proposal: Proposal) -> Size {
    if !proposal.width.isNaN, !proposal.height.isNaN {
      return Size(width: proposal.width, height: proposal.height)
    }
    let outer = container
    container = containerLengths(rule, proposal)
    defer { container = outer }
    let content =
      childCount(of: node) > 0
      ? size(of: onlyChild(of: node), for: contentProposal(rule, proposal)) : .zero
    return Size(
      width: proposal.width.isNaN ? content.width : proposal.width,
      height: proposal.height.isNaN ? content.height + rule.top + rule.bottom : proposal.height)
  }

  /// Content is in the middle of what the bars leave free.
  func arrangeContainer(
    _ node: NodeID, _ rule: ContainerRule, _ size: Size, _ slots: ChildSlots
  ) {
    let outer = container
    let cover = containerBottomCover
    // Containers inside have their own.
    containerBottomCover = 0
    container = containerLengths(rule, Proposal(size), cover: cover)
    defer { container = outer }
    let offered = contentProposal(rule, Proposal(size), cover: cover)
    let content = self.size(of: onlyChild(of: node), for: offered)
    slots.set(
      0, x: (size.width - content.width) / 2,
      y: rule.top + (offered.height - content.height) / 2, proposal: offered)
  }

  // MARK: Lengths by the container (`layout.md` 13.3)

  private func relativeFrameProposal(
    _ node: NodeID, _ rule: RelativeFrameRule, _ proposal: Proposal
  ) -> Proposal {
    var offered = proposal
    for axis in Axis.allCases where rule.axes.contains(axis) {
      let length = container[axis]
      if length.isNaN {
        offered[axis] = Proposal.unspecified
      } else {
        let wanted = Double(rule.length(CGFloat(length), axis))
        offered[axis] = wanted >= 0 ? wanted : 0
      }
    }
    return offered
  }

  /// The wanted length on the listed axes, the child's on the others.
  func relativeFrameSize(
    _ node: NodeID, _ rule: RelativeFrameRule, _ proposal: Proposal
  ) -> Size {
    let offered = relativeFrameProposal(node, rule, proposal)
    let answer = size(of: onlyChild(of: node), for: offered)
    func length(_ axis: Axis) -> Double {
      rule.axes.contains(axis) && !offered[axis].isNaN ? offered[axis] : answer[axis]
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  func arrangeRelativeFrame(
    _ node: NodeID, _ rule: RelativeFrameRule, _ proposal: Proposal, _ size: Size,
    _ slots: ChildSlots
  ) {
    align(node, rule.alignment, in: size, relativeFrameProposal(node, rule, proposal), slots)
  }
}

extension Rect {
  /// The coordinate of an edge; leading is left unless mirrored.
  func edge(_ edge: Edge, _ isMirrored: Bool) -> Double {
    switch edge {
    case .top: minY
    case .bottom: maxY
    case .leading: isMirrored ? maxX : minX
    case .trailing: isMirrored ? minX : maxX
    }
  }

  /// Moves an edge to where another rectangle has it.
  mutating func set(_ edge: Edge, _ isMirrored: Bool, to other: Rect) {
    switch edge {
    case .top: minY = other.minY
    case .bottom: maxY = other.maxY
    case .leading: if isMirrored { maxX = other.maxX } else { minX = other.minX }
    case .trailing: if isMirrored { minX = other.minX } else { maxX = other.maxX }
    }
  }
}
