import Testing

@testable import TintypeLayout

/// Lengths of rules at the ends of what they may be: at nothing, at their bounds, and without end.
@Suite struct LayoutEdgeTests {
  private let scene = LayoutScene()

  private func size(_ rule: LayoutRule, _ width: CGFloat?, _ height: CGFloat?) -> [CGFloat] {
    scene.size(scene.engine.makeNode(rule), width, height).pair
  }

  // MARK: Views of their own size

  @Test func circlesFollowTheShorterSide() {
    for (width, height, side) in [
      (30, nil, 10), (nil, 5, 5), (40, 7, 7), (7, 40, 7), (nil, nil, 10), (CGFloat.infinity, 6, 6),
    ] as [(CGFloat?, CGFloat?, CGFloat)] {
      #expect(scene.size(scene.circle, width, height).pair == [side, side])
    }
  }

  @Test func picturesAreNoSmallerThanTheirCaps() {
    let rule = LayoutRule.resizable(
      ResizableRule(
        natural: CGSize(width: 20, height: 30),
        capInsets: EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 6)))
    for (width, height, expected) in [
      (nil, nil, [20, 30]), (3, nil, [8, 30]), (8, 6, [8, 6]), (7, 5, [8, 6]), (50, 60, [50, 60]),
      (nil, 0, [20, 6]),
    ] as [(CGFloat?, CGFloat?, [CGFloat])] {
      #expect(size(rule, width, height) == expected)
    }
  }

  @Test func spacersAndDividers() {
    for (orientation, expected) in [
      (Orientation.none, [20, 8]), (.horizontal, [20, 0]), (.vertical, [0, 8]),
    ] as [(Orientation, [CGFloat])] {
      #expect(size(.spacer(minLength: 8, orientation: orientation), 20, 3) == expected)
    }
    let spacer = LayoutRule.spacer(minLength: 8, orientation: .none)
    #expect(size(spacer, nil, nil) == [8, 8] && size(spacer, 8, 9) == [8, 9])
    #expect(size(.divider(thickness: 1, orientation: .horizontal), 20, nil) == [1, 10])
    #expect(size(.divider(thickness: 1, orientation: .vertical), nil, 20) == [10, 1])
    #expect(size(.divider(thickness: 1, orientation: .none), 30, 20) == [30, 1])
  }

  /// Padding that takes more than there is leaves nothing, and no view is smaller than nothing.
  @Test(
    arguments: [
      (10, 80, 100), (50, 0, 100), (60, 0, 120), (-10, 120, 100), (0, 100, 100),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func paddings(length: CGFloat, inner: CGFloat, outer: CGFloat) {
    let color = scene.color
    let node = scene.padding(length, color)
    #expect(scene.layOut(node, 100, 100).pair == [outer, outer])
    #expect(scene.frame(of: color) == [length, length, inner, inner])
    // In a row its length alone is found.
    let row = scene.stack(.horizontal, scene.padding(length, scene.color), scene.box(0, 10))
    #expect(scene.size(row, 100, 20).width == outer)
  }

  @Test func paddingsOfLittle() {
    for (length, side) in [(-4, 2), (-5, 0), (-6, 0), (1, 12)] as [(CGFloat, CGFloat)] {
      #expect(scene.size(scene.padding(length, scene.box(10, 10)), nil, nil).pair == [side, side])
      let row = scene.stack(.horizontal, scene.padding(length, scene.box(10, 10)))
      #expect(scene.size(row, nil, nil).pair == [side, side])
    }
  }

  // MARK: Guides

  private let left = HorizontalAlignment.leading.key

  /// Views of one overlap reach from the farthest before their guides to the farthest behind them, in any order.
  @Test(
    arguments: [
      ([(20, 10), (30, 2)], 38, [0, 8]), ([(30, 2), (20, 10)], 38, [8, 0]),
      ([(20, -5)], 20, [0]), ([(20, -5), (10, 0)], 25, [5, 0]),
      ([(20, 30), (10, 0)], 40, [0, 30]),
      ([(10, 4), (10, 4)], 10, [0, 0]),
    ] as [([(CGFloat, CGFloat)], CGFloat, [CGFloat])])
  func overlapsOfGuides(boxes: [(CGFloat, CGFloat)], width: CGFloat, starts: [CGFloat]) {
    let nodes = boxes.map { scene.box($0.0, 10, guides: [left: $0.1]) }
    let node = scene.engine.makeNode(
      .overlap(AlignmentPair(Alignment(horizontal: .leading, vertical: .top))), children: nodes)
    #expect(scene.layOut(node, nil, nil).width == width)
    #expect(nodes.compactMap { scene.frame(of: $0)?[0] } == starts)
    // A column lines them up alike, of whose width no guide is outside.
    let again = boxes.map { scene.box($0.0, 10, guides: [left: $0.1]) }
    let column = scene.stack(.vertical, align: left, of: again)
    scene.layOut(column, nil, nil)
    let found = again.compactMap { scene.frame(of: $0)?[0] }
    #expect(zip(found, starts).allSatisfy { $0 - found[0] == $1 - starts[0] })
  }

  /// A row of a grid is as high as its cells are above and below their common line.
  @Test(
    arguments: [
      ([(20, 10), (30, 2)], 38, [0, 8]), ([(30, 2), (20, 10)], 38, [8, 0]),
      ([(30, 30), (20, 0)], 50, [0, 30]),
    ] as [([(CGFloat, CGFloat)], CGFloat, [CGFloat])])
  func rowsOfGuides(boxes: [(CGFloat, CGFloat)], height: CGFloat, starts: [CGFloat]) {
    let top = VerticalAlignment.top.key
    let nodes = boxes.map { scene.box(10, $0.0, guides: [top: $0.1]) }
    let node = scene.engine.makeGrid(
      GridRule(
        cells: nodes.indices.map { GridRule.Cell(row: 0, column: $0, span: 1) },
        columns: nodes.map { _ in .leading }, rows: [.top], horizontalSpacing: 0, verticalSpacing: 0
      ),
      children: nodes, isRightToLeft: false)
    #expect(scene.layOut(node, nil, nil).height == height)
    #expect(nodes.compactMap { scene.frame(of: $0)?[1] } == starts)
  }

  // MARK: Choices and shares

  /// The first that is no longer than what is proposed on the axes that count.
  @Test(
    arguments: [
      (Axis.Set.horizontal, 60, 5, 0), (.horizontal, 59, 5, 1), (.horizontal, nil, 5, 0),
      (.vertical, 5, 20, 0), (.vertical, 5, 19, 1), ([.horizontal, .vertical], 60, 20, 0),
      ([.horizontal, .vertical], 60, 19, 1), ([.horizontal, .vertical], 59, 20, 1),
      ([.horizontal, .vertical], 29, 9, 2), ([], 1, 1, 0), ([.horizontal, .vertical], nil, nil, 0),
    ] as [(Axis.Set, CGFloat?, CGFloat?, Int)])
  func viewsThatFit(axes: Axis.Set, width: CGFloat?, height: CGFloat?, index: Int) {
    let sizes: [(Double, Double)] = [(60, 20), (30, 10), (7, 8)]
    let nodes = sizes.map { scene.box($0.0, $0.1) }
    let node = scene.engine.makeNode(.viewThatFits(axes), children: nodes)
    #expect(
      scene.layOut(node, width, height).pair
        == [CGFloat(sizes[index].0), CGFloat(sizes[index].1)])
    #expect(nodes.map { scene.frame(of: $0) != nil } == nodes.indices.map { $0 == index })
  }

  /// A share of what is proposed, or of the content where there is no end to that and the rule looks at it.
  @Test(
    arguments: [
      (0.5, true, 80, 40), (0.5, false, 80, 40), (0.5, true, nil, 15), (0.5, false, nil, 30),
      (0.5, true, CGFloat.infinity, 15), (0, true, 80, 0), (0, false, CGFloat.infinity, 0),
      (2, true, 10, 20),
    ] as [(CGFloat, Bool, CGFloat?, CGFloat)])
  func relativeLengths(share: CGFloat, probes: Bool, proposed: CGFloat?, width: CGFloat) {
    let content = scene.leaf { proposal in
      let width = proposal.width ?? 30
      return CGSize(width: width.isFinite ? width : 30, height: 10)
    }
    let rule = RelativeRule(width: share, height: nil, probes: probes)
    #expect(scene.size(scene.wrap(.relative(rule), content), proposed, 10).width == width)
  }

  /// Content and the bars over it are as wide as the wider of both where nobody says more.
  @Test func barsAndContent() {
    for (content, bars, proposed, width) in [
      (30, 50, nil, 50), (50, 30, nil, 50), (30, 50, 40, 40), (30, 50, 100, 100),
    ] as [(CGFloat, CGFloat, CGFloat?, CGFloat)] {
      func greedy(_ ideal: CGFloat) -> NodeID {
        scene.leaf { CGSize(width: $0.width ?? ideal, height: 10) }
      }
      let node = scene.engine.makeNode(
        .barred(AlignmentPair(.center)), children: [greedy(content), greedy(bars)])
      #expect(scene.size(node, proposed, 10).width == width)
    }
  }

  // MARK: Lazy grids

  private func tracks(
    _ sizes: [LazyGridRule.TrackSize], width: CGFloat?, spacing: CGFloat = 8, count: Int = 12
  ) -> (widths: [CGFloat], starts: [CGFloat]) {
    let children = (0..<count).map { _ in scene.color }
    let node = scene.engine.makeLazyGrid(
      LazyGridRule(
        axis: .vertical,
        tracks: sizes.map { LazyGridRule.Track(size: $0, spacing: spacing, alignment: nil) },
        alignment: .leading, spacing: 0, isFullLine: children.map { _ in false }),
      children: children, isRightToLeft: false)
    scene.layOut(node, width, nil)
    let frames = children.compactMap { scene.frame(of: $0) }.filter { $0[1] == 0 }
    return (frames.map { $0[2] }, frames.map { $0[0] })
  }

  /// As many tracks as fit at their least length, then as long as they can be.
  @Test(
    arguments: [
      (224, .infinity, [50, 50, 50, 50]), (223, .infinity, [69, 69, 69]), (49, .infinity, [49]),
      (107, .infinity, [107]), (108, .infinity, [50, 50]), (223, 60, [60, 60, 60]),
      (0, .infinity, [0]), (nil, .infinity, [0]), (223, -5, [0, 0, 0]),
    ] as [(CGFloat?, CGFloat, [CGFloat])])
  func adaptiveTracks(width: CGFloat?, maximum: CGFloat, widths: [CGFloat]) {
    let found = tracks([.adaptive(minimum: 50, maximum: maximum)], width: width)
    #expect(found.widths == widths)
    #expect(found.starts == widths.indices.map { CGFloat($0) * (widths[0] + 8) })
  }

  @Test(
    arguments: [
      ([.fixed(30), .adaptive(minimum: 20, maximum: .infinity)], 100, [30, 27, 27]),
      ([.fixed(300), .adaptive(minimum: 20, maximum: .infinity)], 100, [300, 0]),
      (
        [.flexible(minimum: 10, maximum: 30), .flexible(minimum: 10, maximum: .infinity)], 100,
        [30, 62]
      ),
      (
        [.flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 70, maximum: .infinity)],
        100,
        [58, 70]
      ),
      (
        [
          .flexible(minimum: 70, maximum: .infinity), .flexible(minimum: 10, maximum: .infinity),
        ], 100, [70, 22]
      ),
      ([.fixed(30), .fixed(40)], 100, [30, 40]),
      (
        [.adaptive(minimum: 20, maximum: .infinity), .flexible(minimum: 0, maximum: .infinity)],
        100, [46, 46]
      ),
      (
        [.adaptive(minimum: 20, maximum: 21), .flexible(minimum: 0, maximum: .infinity)], 108,
        [21, 21, 50]
      ),
    ] as [([LazyGridRule.TrackSize], CGFloat, [CGFloat])])
  func tracksOfSeveralKinds(sizes: [LazyGridRule.TrackSize], width: CGFloat, widths: [CGFloat]) {
    #expect(tracks(sizes, width: width).widths == widths)
  }

  @Test func linesOfLazyGrids() {
    func lines(_ full: [Bool], starts: [Bool]? = nil, tracks: Int) -> [String] {
      LazyGridRule(
        axis: .vertical, tracks: [], alignment: .center, spacing: nil, isFullLine: full,
        startsLine: starts
      ).lines(trackCount: tracks).map { "\($0.children)\($0.isFull ? "f" : "")" }
    }
    let five = [Bool](repeating: false, count: 5)
    #expect(lines(five, tracks: 2) == ["0..<2", "2..<4", "4..<5"])
    #expect(lines(five, tracks: 5) == ["0..<5"] && lines([], tracks: 2) == [])
    #expect(lines([false, false], tracks: 0) == ["0..<1", "1..<2"])
    #expect(lines([false, false], tracks: 1) == ["0..<1", "1..<2"])
    #expect(lines([true, false, false, true], tracks: 3) == ["0..<1f", "1..<3", "3..<4f"])
    #expect(
      lines(five, starts: [true, false, false, true, true], tracks: 3) == [
        "0..<3", "3..<4", "4..<5",
      ])
  }
}
