import TintypeGeometry

/// The screen on which a view stands where nothing is said of its size.
@MainActor
struct Screen {
  /// The longest side that a picture may have without being asked for, in points.
  nonisolated static let longestSide: CGFloat = 16_384
  /// The longest side of any screen, that of an iPad of 13 inches, in points: what is longer without a screen
  /// was written to be scrolled or wrapped.
  nonisolated static let longestScreen: CGFloat = 1_376
  /// The space around a view that does not fill the screen, in points.
  private static let margin: CGFloat = 16

  private let device: Device

  init(_ device: Device) { self.device = device }

  /// What the system leaves of the screen.
  private var free: CGSize {
    let insets = device.safeAreaInsets
    return CGSize(
      width: device.size.width - insets.horizontal, height: device.size.height - insets.vertical)
  }

  /// Whether a view is a screen: it takes the whole height, covers what the system covers, or takes nothing
  /// that a picture could show.
  func isFilled(by root: LayoutNode) -> Bool {
    let size = root.frame.size
    return size.height >= free.height - 0.5 || size.width <= 0 || size.height <= 0
      || covers(root)
  }

  /// Whether a part of a view covers the whole screen.
  private func covers(_ node: LayoutNode) -> Bool {
    let screen = CGRect(origin: .zero, size: device.size).insetBy(dx: 0.5, dy: 0.5)
    return node.frame.contains(screen) || node.children.contains { covers($0) }
  }

  /// Takes a view off the screen: it is proposed as much, and the picture shows what it takes.
  ///
  /// - Parameters:
  ///   - renderer: the renderer of the view.
  ///   - hasMargin: whether there is the usual space around it, in place of the renderer's padding.
  func leave<Content: View>(_ renderer: ImageRenderer<Content>, withMargin hasMargin: Bool) {
    renderer.environment.horizontalSizeClass = device.horizontalSizeClass
    renderer.environment.verticalSizeClass = device.verticalSizeClass
    renderer.scale = renderer.scale
    renderer.proposedSize = ProposedViewSize(free)
    renderer.device = nil
    if hasMargin { renderer.padding = Self.margin }
  }

  /// The space that a view off the screen needs for what it draws outside of itself, such as what
  /// is moved or scaled: no more than the screen would show.
  ///
  /// - Parameters:
  ///   - ink: what is seen, in the coordinates of the view, in points.
  ///   - size: the view's size, in points.
  ///   - margin: the space that there is anyway, in points.
  /// - Returns: the space besides the margin, in whole points where the screen does not end before:
  ///   so the view stays on the grid of pixels.
  func margins(for ink: CGRect, around size: CGSize, margin: CGFloat) -> EdgeInsets {
    guard !ink.isNull else { return EdgeInsets() }
    let insets = device.safeAreaInsets
    // The view stands in the middle of what the system leaves of the screen.
    let across = (free.width - size.width) / 2
    let down = (free.height - size.height) / 2
    func margins(_ overflow: CGFloat, _ screen: CGFloat) -> CGFloat {
      // Of less than this of a point nothing is seen; outlines of lines are as far from what is drawn.
      let overflow = (overflow - 1 / 16).rounded(.up)
      return overflow > margin ? max(0, min(overflow, screen - margin)) : 0
    }
    return EdgeInsets(
      top: margins(-ink.minY, down + insets.top),
      leading: margins(-ink.minX, across + insets.leading),
      bottom: margins(ink.maxY - size.height, down + insets.bottom),
      trailing: margins(ink.maxX - size.width, across + insets.trailing))
  }

  /// A proposal that is as large as the screen where it is as large as the view likes.
  func bounding(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width ?? device.size.width, height: proposal.height ?? device.size.height)
  }

  /// A proposal that has the screen's length where a view has none and none was given.
  func filling(_ part: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    part.frame.width > 0
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? device.size.height)
      : ProposedViewSize(width: proposal.width ?? device.size.width, height: proposal.height)
  }

  /// What is said of a view that had one side only.
  func problem(withCollapsed part: LayoutNode) -> String {
    let side = part.frame.width > 0 ? "height" : "width"
    return "\(part.title) has no \(side) of its own: it is proposed that of \(device.name)"
  }

  /// What is said of a view that had no side.
  func problem(withShapeless root: LayoutNode) -> String {
    "\(root.title) has no size of its own: it is proposed that of \(device.name)"
  }

  /// What is said of a view without an end.
  func problem(with part: LayoutNode) -> String {
    let size = part.frame.size
    let isWide = !(size.width <= Self.longestSide) || size.height <= Self.longestScreen
    let length = isWide ? size.width : size.height
    let points = length < 1e15 ? "\(Int(clamped: length))" : "\(Double(length))"
    let text = length.isFinite ? "\(points) points" : "without end"
    return
      "\(part.title) is \(text) \(isWide ? "wide" : "high"): the picture is as large as the screen of"
      + " \(device.name)"
  }
}

extension LayoutNode {
  /// The innermost view that is longer than a picture may be, the first of several; nil for none.
  @MainActor fileprivate func exceeds(_ limit: CGFloat) -> Bool {
    !(frame.width <= limit && frame.height <= limit)
  }

  /// Whether there is something to see of it.
  @MainActor var hasSides: Bool { frame.width > 0 && frame.height > 0 }

  /// The innermost view that has one side only, which makes the root have one; nil where it is another way.
  @MainActor var collapsedPart: LayoutNode? {
    guard (frame.width > 0) != (frame.height > 0) else { return nil }
    // A word in a column without a width is not what asks for one.
    for child in children where !child.children.isEmpty {
      if let part = child.collapsedPart { return part }
    }
    return self
  }

  /// The innermost view that makes the root longer than a picture may be; nil where it is not.
  @MainActor var endlessPart: LayoutNode? { part(exceeding: Screen.longestSide) }

  /// The innermost view that makes the root longer than so many points; nil where it is not.
  @MainActor func part(exceeding limit: CGFloat) -> LayoutNode? {
    guard exceeds(limit) else { return nil }
    for child in children {
      if let part = child.part(exceeding: limit) { return part }
    }
    return self
  }
}
