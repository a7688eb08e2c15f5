import Testing

@testable import TintypeLayout

/// `Rules/Grids` and `Rules/Lazy-Grids`, and what recordings add.
@Suite struct GridRuleTests {
  private let scene = LayoutScene()

  private func grid(
    _ cells: [(cell: GridRule.Cell, node: NodeID)], align: HorizontalAlignment = .center,
    columns: [HorizontalAlignment], rows: [VerticalAlignment], spacing: CGFloat? = 0
  ) -> NodeID {
    scene.engine.makeGrid(
      GridRule(
        cells: cells.map(\.cell), alignment: align, columns: columns, rows: rows,
        horizontalSpacing: spacing, verticalSpacing: spacing),
      children: cells.map(\.node), isRightToLeft: false)
  }

  private func cell(_ row: Int, _ column: Int, span: Int = 1) -> GridRule.Cell {
    GridRule.Cell(row: row, column: column, span: span)
  }

  /// A cell over several columns follows the grid, not the column that it starts in.
  @Test func spanningCellsFollowTheGrid() {
    let (header, wide) = (scene.box(20, 10), scene.box(60, 10))
    let (short, other) = (scene.box(10, 10), scene.box(40, 10))
    let node = grid(
      [
        (cell(0, 0, span: 2), header), (cell(1, 0), wide), (cell(1, 1), other), (cell(2, 0), short),
      ],
      align: .leading, columns: [.trailing, .leading], rows: [.center, .center, .center])
    scene.layOut(node, 300, 300)
    #expect(scene.frame(of: header) == [0, 0, 20, 10])
    #expect(scene.frame(of: short) == [50, 20, 10, 10])
  }

  @Test func spanningCellsWidenTheirColumnsEqually() {
    let (wide, a, b) = (scene.box(100, 10), scene.box(20, 10), scene.box(40, 10))
    let node = grid(
      [(cell(0, 0, span: 2), wide), (cell(1, 0), a), (cell(1, 1), b)],
      columns: [.leading, .leading], rows: [.center, .center], spacing: 10)
    #expect(scene.layOut(node, 300, 300).pair == [100, 30])
    // 30 are missing beside the gap, 15 for each column.
    #expect(scene.frame(of: b) == [45, 20, 40, 10])
  }

  @Test func flexibleColumnsShareWhatRigidOnesLeave() {
    let (rigid, a, b) = (scene.box(40, 10), scene.color, scene.color)
    let node = grid(
      [(cell(0, 0), a), (cell(0, 1), rigid), (cell(0, 2), b)],
      columns: [.center, .center, .center], rows: [.center], spacing: 5)
    scene.layOut(node, 150, 10)
    #expect(scene.frame(of: a) == [0, 0, 50, 10])
    #expect(scene.frame(of: b) == [100, 0, 50, 10])
  }

  @Test func gapsAreTheLargestOfTheCellsThatMeet() {
    let tall = ViewSpacing([(.any, .bottom, .distance(30))])
    let node = grid(
      [
        (cell(0, 0), scene.box(10, 10)),
        (cell(0, 1), scene.leaf(spacing: tall) { _ in CGSize(width: 10, height: 10) }),
        (cell(1, 0), scene.box(10, 10)), (cell(1, 1), scene.box(10, 10)),
      ], columns: [.center, .center], rows: [.center, .center], spacing: nil)
    #expect(scene.size(node, 300, 300).pair == [28, 50])
  }

  @Test func rowsAlignByGuides() {
    let baseline = AlignmentKey.firstTextBaseline
    let (a, b) = (
      scene.box(10, 20, guides: [baseline: 15]), scene.box(10, 10, guides: [baseline: 8])
    )
    let node = grid(
      [(cell(0, 0), a), (cell(0, 1), b)], columns: [.center, .center],
      rows: [.firstTextBaseline])
    scene.layOut(node, 300, 300)
    #expect(scene.frame(of: b) == [10, 7, 10, 10])
  }

  /// A point of a cell goes to the same point of its position, and it takes no part in the line of its row.
  @Test(
    arguments: [
      (0, 0), (1, 1), (0.25, 0.75), (0.5, 0), (0, 0.5),
    ] as [(CGFloat, CGFloat)])
  func cellsStandAtTheirAnchors(x: CGFloat, y: CGFloat) {
    let baseline = AlignmentKey.firstTextBaseline
    let small = scene.box(10, 20, guides: [baseline: 18])
    let other = scene.box(30, 60, guides: [baseline: 5])
    let anchored = GridRule.Cell(row: 1, column: 1, span: 1, anchor: UnitPoint(x: x, y: y))
    let node = grid(
      [
        (cell(0, 0), scene.box(20, 10)), (cell(0, 1), scene.box(50, 10)), (cell(1, 0), other),
        (anchored, small),
      ],
      columns: [.center, .trailing], rows: [.center, .firstTextBaseline])
    #expect(scene.layOut(node, 300, 300).pair == [80, 70])
    #expect(scene.frame(of: small) == [30 + x * 40, 10 + y * 40, 10, 20])
    #expect(scene.frame(of: other) == [0, 10, 30, 60])
  }

  /// A cell without a guide of its own in a row adds no more than its size, whichever is the longest.
  @Test func rowsAreAsHighAsTheirLines() {
    let baseline = AlignmentKey.firstTextBaseline
    let cells = [
      scene.box(10, 20, guides: [baseline: 15]), scene.box(10, 30, guides: [baseline: 5]),
      scene.box(10, 8, guides: [baseline: 20]),
    ]
    let node = grid(
      cells.enumerated().map { (cell(0, $0.offset), $0.element) },
      columns: [.center, .center, .center],
      rows: [.firstTextBaseline])
    // 20 above the line, 25 below.
    #expect(scene.layOut(node, 300, 300).pair == [30, 45])
    #expect(cells.compactMap { scene.engine.frame(of: $0)?.minY } == [5, 15, 0])
  }

  /// Cells that do not add to their column or row neither widen a span nor heighten a row.
  @Test func unsizedCellsAddNothing() {
    func unsized(_ row: Int, _ column: Int, span: Int, _ axes: Axis.Set) -> GridRule.Cell {
      GridRule.Cell(row: row, column: column, span: span, unsizedAxes: axes)
    }
    func size(_ axes: Axis.Set, span: Int) -> [CGFloat] {
      let node = grid(
        [
          (unsized(0, 0, span: span, axes), scene.box(100, 50)), (cell(1, 0), scene.box(20, 10)),
          (cell(1, 1), scene.box(20, 10)),
        ], columns: [.center, .center], rows: [.center, .center])
      return scene.size(node, 300, 300).pair
    }
    #expect(size([], span: 1) == [120, 60] && size([], span: 2) == [100, 60])
    #expect(size(.horizontal, span: 1) == [40, 60] && size(.horizontal, span: 2) == [40, 60])
    #expect(size(.vertical, span: 1) == [120, 10] && size(.vertical, span: 2) == [100, 10])
  }

  /// The less flexible come first; of those without end the one that needs more does; each is given its share.
  @Test func columnsAreDividedInTheirOrder() {
    func widths(_ nodes: [NodeID], _ width: CGFloat?) -> [CGFloat] {
      let node = grid(
        nodes.enumerated().map { (cell(0, $0.offset), $0.element) },
        columns: nodes.map { _ in .center },
        rows: [.center], spacing: 10)
      scene.layOut(node, width, 10)
      return nodes.compactMap { scene.engine.frame(of: $0)?.width }
    }
    // 100 are left: 30 of a third, then halves of 70.
    #expect(
      widths([scene.color, scene.flexible(min: 0, max: 30, scene.color), scene.color], 120) == [
        35, 30, 35,
      ])
    // The one that needs 60 is served before its share of 50 would be given away.
    #expect(
      widths([scene.color, scene.flexible(min: 60, max: .infinity, scene.color)], 110) == [40, 60])
    #expect(
      widths([scene.flexible(min: 60, max: .infinity, scene.color), scene.color], 110) == [60, 40])
    // Nothing is left, and nobody is given less than nothing.
    #expect(widths([scene.box(70, 10), scene.color, scene.box(50, 10)], 100) == [70, 0, 50])
    #expect(widths([scene.box(70, 10), scene.color], nil) == [70, 10])
  }

  /// What a cell over several columns is proposed: all that the others leave, at least what they have.
  @Test func spansAreProposedTheRest() {
    let wide = scene.color
    let node = grid(
      [
        (cell(0, 0, span: 2), wide), (cell(1, 0), scene.box(20, 10)),
        (cell(1, 1), scene.box(40, 10)), (cell(1, 2), scene.box(30, 10)),
      ],
      columns: [.leading, .leading, .leading], rows: [.center, .center], spacing: 5)
    #expect(scene.layOut(node, 200, 100).width == 200)
    // 200 without 30 and a gap of 5.
    #expect(scene.frame(of: wide)?[2] == 165)
    #expect(scene.layOut(node, 50, 100).width == 100)
    #expect(scene.frame(of: wide)?[2] == 65)
    #expect(scene.layOut(node, nil, 100).width == 100)
  }

  // MARK: Lazy grids

  private func lazy(
    _ tracks: [LazyGridRule.TrackSize], align: Alignment = .center, spacing: CGFloat? = nil,
    _ children: [NodeID], headers: Set<Int> = []
  ) -> NodeID {
    scene.engine.makeLazyGrid(
      LazyGridRule(
        axis: .vertical,
        tracks: tracks.map { LazyGridRule.Track(size: $0, spacing: nil, alignment: nil) },
        alignment: align, spacing: spacing,
        isFullLine: children.indices.map { headers.contains($0) }),
      children: children, isRightToLeft: false)
  }

  /// Tracks shorter than the proposal stand in it as the grid is aligned.
  @Test(
    arguments: [
      (Alignment.leading, 0), (.center, 36), (.trailing, 72),
    ] as [(Alignment, CGFloat)])
  func lazyGridsTakeTheirProposal(alignment: Alignment, start: CGFloat) {
    let children = [scene.color, scene.color]
    let node = lazy([.fixed(60), .fixed(100)], align: alignment, children)
    #expect(scene.layOut(node, 240, nil).pair == [240, 10])
    #expect(scene.frame(of: children[0]) == [start, 0, 60, 10])
    #expect(scene.frame(of: children[1]) == [start + 68, 0, 100, 10])
    #expect(scene.size(node, 100, nil).width == 168)
    #expect(scene.size(node, nil, nil).width == 168)
  }

  /// The second pass divides the length that the first one needed.
  @Test func lazyGridsSolveTheirTracksTwice() {
    let children = [scene.color, scene.color]
    let node = lazy(
      [.flexible(minimum: 50, maximum: .infinity), .flexible(minimum: 120, maximum: .infinity)],
      children)
    #expect(scene.layOut(node, 200, nil).width == 224)
    #expect(scene.engine.frame(of: children[0])?.width == 108)
    #expect(scene.engine.frame(of: children[1])?.width == 120)
  }

  @Test func headersTakeALineOfTheWholeWidth() {
    let children = [scene.color, scene.color, scene.color, scene.color]
    let node = lazy(
      [.fixed(60), .fixed(60)], spacing: 4, children, headers: [0, 2])
    #expect(scene.layOut(node, 200, nil).pair == [200, 52])
    #expect(scene.frame(of: children[2]) == [0, 28, 200, 10])
    #expect(scene.frame(of: children[3]) == [36, 42, 60, 10])
  }

  @Test func sectionsBeginALine() {
    let children = [scene.color, scene.color, scene.color]
    let node = scene.engine.makeLazyGrid(
      LazyGridRule(
        axis: .vertical,
        tracks: (0..<2).map { _ in
          LazyGridRule.Track(size: .fixed(60), spacing: nil, alignment: nil)
        }, alignment: .center, spacing: 0, isFullLine: [false, false, false],
        startsLine: [false, true, false]), children: children, isRightToLeft: false)
    scene.layOut(node, 128, nil)
    #expect(children.compactMap { scene.engine.frame(of: $0)?.minY } == [0, 10, 10])
  }
}
