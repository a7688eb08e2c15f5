import Testing

@testable import TintypeLayout

/// `Rules/Overlap-and-Spacers#ZStack`, `Rules/Safe-Area`, `Rules/Views-That-Fit#Choosing`,
/// `Rules/Scrolling` and `Rules/Roots-and-Rounding`: what containers do with their content.
@Suite struct ContainerRuleTests {
  private let scene = LayoutScene()

  // MARK: Safe areas

  private func inset(
    _ edge: Edge, _ bar: NodeID, spacing: CGFloat? = 0, _ primary: NodeID
  ) -> NodeID {
    let alignment: AlignmentKey =
      edge == .top || edge == .bottom
      ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    return scene.engine.makeNode(
      .safeAreaInset(SafeAreaInsetRule(edge: edge, alignment: alignment, spacing: spacing)),
      children: [primary, bar])
  }

  /// Places a tree in a window of 200 x 400 points with 40 and 20 covered above and below.
  private func layOutInWindow(_ root: NodeID) {
    let inner = CGRect(x: 0, y: 40, width: 200, height: 340)
    scene.engine.layout(
      root: root, proposal: ProposedViewSize(inner.size),
      origin: { CGPoint(x: inner.midX - $0.width / 2, y: inner.midY - $0.height / 2) },
      safeArea: (CGRect(x: 0, y: 0, width: 200, height: 400), inner))
  }

  @Test func viewsAtTheBoundaryReachBeyondIt() {
    let color = scene.color
    layOutInWindow(scene.wrap(.ignoresSafeArea(.all), color))
    #expect(scene.frame(of: color) == [0, 0, 200, 400])
    let top = scene.color
    layOutInWindow(scene.wrap(.ignoresSafeArea(.top), top))
    #expect(scene.frame(of: top) == [0, 0, 200, 380])
    let away = scene.color
    layOutInWindow(scene.padding(10, scene.wrap(.ignoresSafeArea(.all), away)))
    #expect(scene.frame(of: away) == [10, 50, 180, 320])
  }

  @Test func viewsOfTheirOwnSizeMoveOutwards() {
    let box = scene.box(50, 30)
    let top = VerticalAlignment.top
    layOutInWindow(
      scene.frame(
        width: 200, height: 340, align: Alignment(horizontal: .center, vertical: top),
        scene.wrap(.ignoresSafeArea(.all), box)))
    #expect(scene.frame(of: box) == [75, 0, 50, 30])
  }

  /// A bar in the middle of a window covers what is beside it, not all up to the window's edge.
  @Test func insetsEndAtTheirOwnEdge() {
    let (color, bar) = (scene.color, scene.box(100, 30))
    let node = inset(.top, bar, scene.wrap(.ignoresSafeArea(.all), color))
    layOutInWindow(scene.frame(width: 100, height: 200, node))
    #expect(scene.frame(of: bar) == [50, 110, 100, 30])
    #expect(scene.frame(of: color) == [50, 110, 100, 200])
  }

  @Test func insetsAtTheWindowsEdgeReachOn() {
    let (color, bar) = (scene.color, scene.box(200, 30))
    layOutInWindow(inset(.bottom, bar, scene.wrap(.ignoresSafeArea(.all), color)))
    #expect(scene.frame(of: bar) == [0, 350, 200, 30])
    #expect(scene.frame(of: color) == [0, 0, 200, 400])
  }

  /// A reader that fills the safe area sees the bars beside it.
  @Test func readersSeeTheBarsBesideThem() {
    var insets: [EdgeInsets] = []
    func reader() -> NodeID {
      scene.engine.makeGeometry(isRightToLeft: false) { node in
        insets.append(scene.engine.safeAreaInsets(of: node))
        return []
      }
    }
    layOutInWindow(reader())
    layOutInWindow(inset(.top, scene.box(200, 30), reader()))
    layOutInWindow(scene.padding(1, reader()))
    layOutInWindow(scene.wrap(.ignoresSafeArea(.all), reader()))
    #expect(
      insets == [
        EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0),
        EdgeInsets(top: 70, leading: 0, bottom: 20, trailing: 0), EdgeInsets(), EdgeInsets(),
      ])
  }

  @Test func insetsDivideTheirProposal() {
    let (primary, bar) = (scene.color, scene.frame(height: 30, scene.color))
    let node = inset(.bottom, bar, spacing: nil, primary)
    scene.layOut(node, 100, 100)
    #expect(scene.frame(of: primary) == [0, 0, 100, 62])
    #expect(scene.frame(of: bar) == [0, 70, 100, 30])
    #expect(scene.engine.priority(of: node) == 0)
  }

  /// A gap below nothing lets the bar cover what it stands beside, at each edge; one beyond the proposal leaves nothing.
  @Test(arguments: [-10, 0, 15, 200] as [CGFloat])
  func gapsOfInsets(gap: CGFloat) {
    let rest = max(0, 100 - 30 - gap)
    for edge in [Edge.top, .bottom, .leading, .trailing] {
      let isVertical = edge == .top || edge == .bottom
      let (primary, bar) = (scene.color, isVertical ? scene.box(40, 30) : scene.box(30, 40))
      let node = inset(edge, bar, spacing: gap, primary)
      let total = 30 + gap + rest
      #expect(scene.layOut(node, 100, 100).pair == (isVertical ? [100, total] : [total, 100]))
      let isFirst = edge == .top || edge == .leading
      let (start, end) = isFirst ? (30 + gap, 0) : (0, rest + gap)
      #expect(
        scene.frame(of: primary) == (isVertical ? [0, start, 100, rest] : [start, 0, rest, 100]))
      #expect(scene.frame(of: bar) == (isVertical ? [30, end, 40, 30] : [end, 30, 30, 40]))
    }
  }

  /// A bar that takes all it is proposed leaves the primary what that needs, and covers no more by a gap below nothing.
  @Test(arguments: [(-10, 20), (0, 10), (5, 5), (30, 0)] as [(CGFloat, CGFloat)])
  func greedyBarsLeaveWhatIsNeeded(gap: CGFloat, length: CGFloat) {
    let (primary, bar) = (scene.box(100, 90), scene.color)
    scene.layOut(inset(.bottom, bar, spacing: gap, primary), 100, 100)
    #expect(scene.frame(of: bar)?[3] == length)
    #expect(scene.frame(of: primary) == [0, 0, 100, 90])
    #expect(scene.frame(of: bar)?[1] == 90 + gap)
  }

  // MARK: Scrolling

  private func scroll(
    axes: Axis.Set = .vertical, anchor: UnitPoint = .topLeading, alignment: UnitPoint? = nil,
    margins: EdgeInsets = EdgeInsets(), _ content: NodeID
  ) -> NodeID {
    scene.engine.makeScroll(
      ScrollRule(axes: axes, anchor: anchor), margins: margins, alignment: alignment,
      content: content, isRightToLeft: false)
  }

  @Test func marginsWidenAcrossAndMoveContent() {
    let content = scene.box(120, 400)
    let margins = EdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 15)
    let node = scroll(margins: margins, content)
    #expect(scene.layOut(node, 300, 200).pair == [140, 200])
    #expect(scene.frame(of: content) == [5, 20, 120, 400])
    let greedy = scene.color
    scene.layOut(scroll(margins: margins, greedy), 300, 200)
    #expect(scene.frame(of: greedy) == [5, 20, 280, 10])
  }

  @Test func anchorsShowTheEndOfLongContent() {
    let content = scene.box(100, 400)
    scene.layOut(scroll(anchor: .bottom, content), 100, 150)
    #expect(scene.frame(of: content) == [0, -250, 100, 400])
    let margins = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    let padded = scene.box(100, 400)
    scene.layOut(scroll(anchor: .bottom, margins: margins, padded), 100, 150)
    // The lower margin is at the lower edge.
    #expect(scene.frame(of: padded) == [0, -270, 100, 400])
  }

  @Test func shortContentStandsAsItIsAligned() {
    let content = scene.box(100, 60)
    scene.layOut(scroll(alignment: .bottom, content), 100, 200)
    #expect(scene.frame(of: content) == [0, 140, 100, 60])
    let long = scene.box(100, 400)
    scene.layOut(scroll(alignment: .bottom, long), 100, 200)
    #expect(scene.frame(of: long) == [0, 0, 100, 400])
  }

  /// What keeps clear of a bar at rest is seen below the bar when it is longer.
  @Test func contentShowsBelowBars() {
    let node = scroll(scene.box(100, 900))
    layOutInWindow(inset(.bottom, scene.box(200, 30), node))
    let frame = scene.engine.frame(of: node) ?? .zero
    #expect(frame == CGRect(x: 50, y: 40, width: 100, height: 310))
    #expect(
      scene.engine.placements.visibleFrame(ofScroll: node, frame)
        == CGRect(x: 50, y: 0, width: 100, height: 400))
    let inside = scroll(scene.box(100, 900))
    layOutInWindow(scene.padding(10, inside))
    let own = scene.engine.frame(of: inside) ?? .zero
    #expect(scene.engine.placements.visibleFrame(ofScroll: inside, own) == own)
  }

  // MARK: Containers with bars

  /// A container of 100 points with bars of 20 and 10, in a window of 300 whose safe area begins below `inset`.
  private func container(
    _ lead: TopLead, inset: CGFloat, bottom: CGFloat = 0, below: CGFloat = 0, scale: CGFloat = 1,
    counts: Bool = false, holds: Bool = false, height: CGFloat? = nil
  ) -> [CGFloat]? {
    let scene = LayoutScene(scale: scale)
    let color = scene.color
    let rule = ContainerRule(
      top: 20, bottom: 10, shortensContainer: true, countsBottomSafeArea: counts, lead: lead,
      holdsBars: holds)
    let node = scene.wrap(.container(rule), color)
    let inner = CGRect(x: 0, y: inset, width: 100, height: 300 - inset - bottom)
    scene.engine.layout(
      root: node, proposal: ProposedViewSize(width: 100, height: height ?? inner.height),
      origin: { _ in CGPoint(x: 0, y: inset + below) },
      safeArea: (CGRect(x: 0, y: 0, width: 100, height: 300), inner))
    return scene.frame(of: color)
  }

  /// `Rules/Navigation#Where-bars-begin`: where the safe area begins, at least so much below the window's edge.
  @Test(
    arguments: [
      (0, 10), (5, 10), (10, 10), (20, 20), (51, 51), (59, 59), (62, 62),
    ] as [(CGFloat, CGFloat)])
  func barsBeginBelowTheStatusBar(inset: CGFloat, start: CGFloat) throws {
    let frame = try #require(container(.statusBar(least: 10), inset: inset))
    let whole = 300 - inset
    #expect(abs(frame[1] - (start + 20)) < 1e-9)
    #expect(abs(frame[3] - (whole - (start - inset) - 30)) < 1e-9)
  }

  /// Half a pixel below the safe area's beginning the container still stands at it.
  @Test func barsAwayFromTheStatusBarKeepTheirDistance() throws {
    func top(_ lead: TopLead, below: CGFloat, scale: CGFloat = 1) throws -> CGFloat {
      try #require(container(lead, inset: 40, below: below, scale: scale))[1]
    }
    #expect(try top(.statusBar(least: 10), below: 0.5) == 60)
    #expect(try top(.statusBar(least: 10), below: 0.6) == 70.6)
    #expect(try top(.statusBar(least: 10), below: 0.3, scale: 2) == 70.3)
    #expect(try top(.statusBar(least: 10), below: -40.5) == 60)
    #expect(try top(.statusBar(least: 10), below: -40.6) == 29.4)
    #expect(try top(.statusBar(least: 50), below: 0) == 70)
    #expect(try top(.fixed(7), below: 0) == 67 && top(.none, below: 0) == 60)
  }

  /// The lower bar counts the window's safe area that the container stands on, as much of it as is there.
  @Test(
    arguments: [
      (false, false, 285, 10), (true, false, 285, 0), (true, true, 285, -5), (true, false, 296, 6),
      (true, true, 296, 6), (true, false, 284, 10), (true, true, 284, 10),
      (true, true, 284.5, -5.5),
      (true, false, 300, 10), (true, true, 310, 10), (false, true, 285, 10),
    ] as [(Bool, Bool, CGFloat, CGFloat)])
  func theLowerBarCountsTheSafeArea(
    counts: Bool, holds: Bool, height: CGFloat, bar: CGFloat
  ) throws {
    // The safe area ends 15 above the window's edge at 300.
    let frame = try #require(
      container(.none, inset: 0, bottom: 15, counts: counts, holds: holds, height: height))
    #expect(frame[1] == 20 && frame[3] == height - 20 - bar)
  }

  // MARK: Others

  @Test func overlapsProposeTheirOwnSize() {
    let (color, box) = (scene.color, scene.box(50, 30))
    let node = scene.wrap(
      .fixedSize(horizontal: true, vertical: true), scene.overlap(color, box))
    #expect(scene.layOut(node, 200, 200).pair == [50, 30])
    #expect(scene.frame(of: color) == [0, 0, 50, 30])
  }

  @Test func overlapsCoverTheUnionOfAlignedFrames() {
    let top = VerticalAlignment.top.key
    let badge = scene.box(30, 30, guides: [top: 15])
    let node = scene.overlap(align: .top, scene.box(150, 50), badge)
    #expect(scene.layOut(node, 300, 300).pair == [150, 65])
    #expect(scene.frame(of: badge) == [60, 0, 30, 30])
  }

  @Test func firstThatFits() {
    let (a, b, c) = (scene.box(200, 10), scene.box(100, 500), scene.box(400, 10))
    let both = scene.engine.makeNode(
      .viewThatFits([.horizontal, .vertical]), children: [a, b, c])
    #expect(scene.size(both, 200, 10).pair == [200, 10])
    #expect(scene.size(both, 150, 50).pair == [400, 10])
    #expect(scene.size(both, nil, nil).pair == [200, 10])
    #expect(scene.size(both, nil, 5).pair == [400, 10])
    let across = scene.engine.makeNode(
      .viewThatFits(.horizontal), children: [scene.box(200, 10), scene.box(100, 500)])
    #expect(scene.size(across, 150, 50).pair == [100, 500])
  }

  @Test func rightToLeftMirrorsInEachContainer() {
    var mirrored = LayoutScene()
    mirrored.isRightToLeft = true
    let box = mirrored.box(20, 10)
    mirrored.layOut(mirrored.frame(width: 100, align: .leading, box), 100, 10)
    #expect(mirrored.frame(of: box) == [80, 0, 20, 10])
    let moved = mirrored.box(20, 10)
    mirrored.layOut(
      mirrored.frame(width: 100, align: .leading, mirrored.wrap(.offset(x: 30, y: 0), moved)),
      100, 10)
    #expect(mirrored.frame(of: moved) == [50, 0, 20, 10])
    let positioned = mirrored.box(20, 10)
    mirrored.layOut(mirrored.wrap(.position(x: 30, y: 5), positioned), 100, 10)
    #expect(mirrored.frame(of: positioned) == [60, 0, 20, 10])
  }

  /// Without a secondary view there is the primary alone; a secondary is proposed its size.
  @Test func layersHaveOneChildOrTwo() {
    let alignment = AlignmentPair(.bottomTrailing)
    let scene = LayoutScene()
    let (primary, secondary) = (scene.box(30, 20), scene.box(10, 4))
    let layers = scene.engine.makeNode(.layered(alignment), children: [primary, secondary])
    #expect(scene.layOut(layers, 100, 100) == CGSize(width: 30, height: 20))
    #expect(scene.frame(of: secondary) == [20, 16, 10, 4])
    let alone = LayoutScene()
    let only = alone.box(30, 20)
    #expect(
      alone.layOut(alone.wrap(.layered(alignment), only), 9, 9) == CGSize(width: 30, height: 20))
    #expect(alone.frame(of: only) == [0, 0, 30, 20])
  }
}
