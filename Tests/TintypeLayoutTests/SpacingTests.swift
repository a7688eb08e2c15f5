import Testing

@testable import TintypeLayout

/// `Rules/Spacing`: who prefers which gap.
@Suite struct SpacingTests {
  private let scene = LayoutScene(scale: 2)

  private func text(_ size: CGFloat, leading: CGFloat = 0) -> ViewSpacing {
    ViewSpacing.text(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: leading,
      capHeight: size * 1443 / 2048, pixelLength: 0.5)
  }

  private func gap(_ a: NodeID, _ b: NodeID, _ axis: Axis = .vertical) -> CGFloat {
    scene.engine.spacing(of: a).distance(to: scene.engine.spacing(of: b), along: axis)
  }

  private func distance(
    _ a: [(category: ViewSpacing.Category, edge: Edge, value: ViewSpacing.Value)],
    _ b: [(category: ViewSpacing.Category, edge: Edge, value: ViewSpacing.Value)]
  ) -> CGFloat {
    ViewSpacing(a).distance(to: ViewSpacing(b), along: .vertical)
  }

  @Test func commonCategoriesAddUpAndTheLargestWins() {
    let upper: [(category: ViewSpacing.Category, edge: Edge, value: ViewSpacing.Value)] = [
      (.edgeAboveText, .bottom, .distance(3)), (.edgeBelowText, .bottom, .distance(4)),
      (.any, .bottom, .distance(50)),
    ]
    #expect(
      distance(
        upper, [(.edgeAboveText, .top, .distance(2)), (.edgeBelowText, .top, .distance(6))]) == 10)
    #expect(distance(upper, [(.edgeAboveText, .top, .distance(2))]) == 5)
  }

  @Test func valuesWithoutCategoryCountWhereNoCategoryIsShared() {
    let none: [(category: ViewSpacing.Category, edge: Edge, value: ViewSpacing.Value)] = []
    #expect(distance([(.any, .bottom, .distance(40))], [(.any, .top, .distance(0))]) == 40)
    #expect(distance([(.any, .bottom, .distance(40))], none) == 40)
    #expect(distance(none, [(.any, .top, .distance(3))]) == 3)
    #expect(distance(none, none) == 8)
    // The edges that face away say nothing.
    #expect(distance([(.any, .top, .distance(40))], [(.any, .bottom, .distance(0))]) == 8)
  }

  @Test func leavesAreEightApart() {
    #expect(gap(scene.color, scene.box(1, 1)) == 8)
    #expect(gap(scene.color, scene.box(1, 1), .horizontal) == 8)
  }

  /// A symbol stands on its neighbor among texts, keeps its descent from other views below, and does not push texts
  /// apart in whose row it is.
  @Test func symbolsAreSpacedLikeTexts() {
    func gap(_ upper: ViewSpacing, _ lower: ViewSpacing) -> CGFloat {
      upper.distance(to: lower, along: .vertical)
    }
    let (symbol, plain) = (ViewSpacing.symbol(descent: 3), ViewSpacing())
    let line = text(16, leading: 2)
    #expect(gap(symbol, line) == 0 && gap(line, symbol) == 0 && gap(symbol, symbol) == 0)
    #expect(gap(symbol, plain) == 4 && gap(plain, symbol) == 3)
    #expect(symbol.distance(to: plain, along: .horizontal) == 8)
    let row = line.union(symbol)
    #expect(gap(row, line) == gap(line, line) && gap(line, line) == 2)
    #expect(gap(line.union(plain), line) > 5)
  }

  @Test func spacersTouchTheirNeighborsAlongTheirAxis() {
    let spacer = scene.spacer(8, .vertical)
    #expect(gap(scene.color, spacer) == 0)
    #expect(gap(spacer, scene.color) == 0)
    #expect(gap(scene.color, spacer, .horizontal) == 8)
    #expect(gap(scene.color, scene.spacer(8), .horizontal) == 0)
  }

  /// Frames and paddings forget what is inside, on the axes and edges that they change.
  @Test func framesAndPaddingsReset() {
    let leaf = scene.leaf(spacing: .zero) { _ in .zero }
    #expect(gap(leaf, scene.color) == 0)
    let wide = scene.frame(width: 20, leaf)
    #expect(gap(wide, scene.color, .horizontal) == 8)
    #expect(gap(wide, scene.color) == 0)
    let flexible = scene.flexible(max: 20, scene.leaf(spacing: .zero) { _ in .zero })
    #expect(gap(flexible, scene.color, .horizontal) == 8)
    #expect(gap(flexible, scene.color) == 0)
    let insets = EdgeInsets(top: 0, leading: 0, bottom: 5, trailing: 0)
    let padded = scene.wrap(
      .padding(PaddingRule(insets)), scene.leaf(spacing: .zero) { _ in .zero })
    #expect(gap(padded, scene.color) == 8)
    #expect(gap(scene.color, padded) == 0)
    let spacer = scene.frame(height: 20, scene.spacer(8, .vertical))
    #expect(gap(spacer, scene.color) == 0)
    let positioned = scene.wrap(
      .position(x: 0, y: 0), scene.leaf(spacing: .zero) { _ in .zero })
    #expect(gap(positioned, scene.color) == 8)
  }

  /// A stack shows its first child at one end, its last at the other, and all across.
  @Test func stacksShowTheirEnds() {
    let stack = scene.stack(
      .vertical, scene.leaf(spacing: .zero) { _ in .zero }, scene.color)
    #expect(gap(scene.color, stack) == 0)
    #expect(gap(stack, scene.color) == 8)
    #expect(gap(stack, scene.color, .horizontal) == 0)
    #expect(gap(scene.stack(.vertical), scene.color) == 0)
  }

  @Test func overlapsShowChildrenOfTheHighestPriority() {
    let low = scene.priority(-1, scene.leaf(spacing: .zero) { _ in .zero })
    #expect(gap(scene.overlap(low, scene.color), scene.color) == 8)
    let equal = scene.leaf(spacing: .zero) { _ in .zero }
    #expect(gap(scene.overlap(equal, scene.color), scene.color) == 0)
  }

  /// Gaps beside text of the system font at two pixels a point, as they were recorded.
  @Test(
    arguments: [
      (10, 3.912109375, 6.3876953125), (13, 5.1357421875, 8.35400390625),
      (17, 6.6005859375, 10.80908203125), (22, 8.306640625, 13.7529296875),
      (40, 14.6484375, 24.55078125),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func textBesideViews(size: CGFloat, viewToText: CGFloat, textToView: CGFloat) {
    let text = text(size, leading: 5)
    #expect(abs(ViewSpacing().distance(to: text, along: .vertical) - viewToText) < 1e-9)
    #expect(abs(text.distance(to: ViewSpacing(), along: .vertical) - textToView) < 1e-9)
    #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  /// The lower text alone decides the gap of two; it is never negative.
  @Test func textBesideText() {
    let (body, caption) = (text(17, leading: 1.712890625), text(11, leading: -0.126953125))
    #expect(caption.distance(to: body, along: .vertical) == 2)
    #expect(body.distance(to: caption, along: .vertical) == 0)
  }

  @Test func textMetricsRoundUpToTheUpperTextsPixels() {
    func metrics(_ edge: Edge, leading: CGFloat, pixel: CGFloat) -> ViewSpacing {
      ViewSpacing([
        (.textToText, edge, .textMetrics(leading: leading, pixelLength: pixel))
      ])
    }
    let upper = metrics(.bottom, leading: 5, pixel: 13)
    #expect(upper.distance(to: metrics(.top, leading: 5, pixel: 13), along: .vertical) == 13)
    #expect(upper.distance(to: metrics(.top, leading: 17, pixel: 23), along: .vertical) == 26)
  }
}
