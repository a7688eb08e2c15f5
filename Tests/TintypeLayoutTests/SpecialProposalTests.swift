import Testing

@testable import TintypeLayout

/// `Rules/Proposals#Answers-to-nil-zero-and-infinity`, row by row: the answers to nil, 0 and
/// infinity.
@Suite struct SpecialProposalTests {
  private let scene = LayoutScene(scale: 2)
  private let infinity = CGFloat.infinity

  /// The widths and heights for nil, 0 and infinity on both axes.
  private func answers(_ node: NodeID) -> [[CGFloat]] {
    [nil, 0, infinity].map { scene.size(node, $0, $0).pair }
  }

  /// The widths for nil, 0 and infinity, with a height of 50.
  private func widths(_ node: NodeID) -> [CGFloat] {
    [nil, 0, infinity].map { scene.size(node, $0, 50).width }
  }

  @Test func colorsAndShapes() {
    #expect(answers(scene.color) == [[10, 10], [0, 0], [infinity, infinity]])
  }

  @Test func circle() {
    #expect(answers(scene.circle) == [[10, 10], [0, 0], [infinity, infinity]])
    #expect(scene.size(scene.circle, nil, 4).pair == [4, 4])
    #expect(scene.size(scene.circle, nil, 100).pair == [10, 10])
    #expect(scene.size(scene.circle, infinity, 30).pair == [30, 30])
  }

  @Test func spacer() {
    let horizontal = scene.spacer(8, .horizontal)
    #expect(answers(horizontal) == [[8, 0], [8, 0], [infinity, 0]])
    let vertical = scene.spacer(8, .vertical)
    #expect(answers(vertical) == [[0, 8], [0, 8], [0, infinity]])
    #expect(answers(scene.spacer(8)) == [[8, 8], [8, 8], [infinity, infinity]])
    #expect(widths(scene.spacer(0, .horizontal)) == [0, 0, infinity])
  }

  @Test func divider() {
    let line = scene.engine.makeNode(.divider(thickness: 0.5, orientation: .vertical))
    #expect(answers(line) == [[10, 0.5], [0, 0.5], [infinity, 0.5]])
    let upright = scene.engine.makeNode(.divider(thickness: 0.5, orientation: .horizontal))
    #expect(answers(upright) == [[0.5, 10], [0.5, 0], [0.5, infinity]])
  }

  @Test func image() {
    let plain = scene.box(101, 92)
    #expect(answers(plain) == [[101, 92], [101, 92], [101, 92]])
    let caps = EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let resizable = scene.engine.makeNode(
      .resizable(ResizableRule(natural: CGSize(width: 101, height: 92), capInsets: caps)))
    #expect(answers(resizable) == [[101, 92], [40, 10], [infinity, infinity]])
  }

  @Test func fixedFrame() {
    let frame = scene.frame(width: 30, height: 20, scene.color)
    #expect(answers(frame) == [[30, 20], [30, 20], [30, 20]])
    #expect(answers(scene.frame(width: 30, scene.color)) == [[30, 10], [30, 0], [30, infinity]])
  }

  @Test func flexibleFrame() {
    #expect(widths(scene.flexible(max: infinity, scene.color)) == [10, 0, infinity])
    #expect(widths(scene.flexible(max: infinity, scene.box(30, 20))) == [30, 30, infinity])
    #expect(widths(scene.flexible(min: 40, scene.color)) == [40, 40, infinity])
    #expect(widths(scene.flexible(min: 40, scene.box(60, 20))) == [60, 40, 60])
    #expect(widths(scene.flexible(min: 20, max: 50, scene.color)) == [20, 20, 50])
    #expect(widths(scene.flexible(min: 20, ideal: 35, max: 50, scene.color)) == [35, 20, 50])
  }

  @Test func fixedSize() {
    let node = scene.wrap(.fixedSize(horizontal: true, vertical: true), scene.color)
    #expect(answers(node) == [[10, 10], [10, 10], [10, 10]])
    let across = scene.wrap(.fixedSize(horizontal: true, vertical: false), scene.color)
    #expect(answers(across) == [[10, 10], [10, 0], [10, infinity]])
  }

  @Test func padding() {
    #expect(
      answers(scene.padding(5, scene.color)) == [[20, 20], [10, 10], [infinity, infinity]])
    #expect(scene.size(scene.padding(-5, scene.color), 0, 0).pair == [0, 0])
  }

  @Test func aspectRatio() {
    let fit = scene.wrap(.aspectRatio(ratio: 2, isFill: false), scene.color)
    #expect(answers(fit) == [[10, 10], [0, 0], [infinity, infinity]])
    #expect(scene.size(fit, nil, 40).pair == [80, 40])
    #expect(scene.size(fit, infinity, 40).pair == [80, 40])
    #expect(scene.size(fit, 100, nil).pair == [100, 50])
    #expect(scene.size(fit, 0, 40).pair == [0, 0])
    let fill = scene.wrap(.aspectRatio(ratio: 2, isFill: true), scene.color)
    #expect(scene.size(fill, 100, 100).pair == [200, 100])
    #expect(scene.size(fill, nil, 40).pair == [80, 40])
    #expect(scene.size(fill, infinity, 40).pair == [infinity, infinity])
    let own = scene.wrap(.aspectRatio(ratio: .nan, isFill: false), scene.box(0, 0))
    #expect(scene.size(own, 30, 40).pair == [0, 0])
  }

  @Test func position() {
    let node = scene.wrap(.position(x: 3, y: 4), scene.box(30, 20))
    #expect(answers(node) == [[30, 20], [0, 0], [infinity, infinity]])
  }

  @Test func geometryReader() {
    let node = scene.engine.makeGeometry(isRightToLeft: false) { _ in [] }
    #expect(answers(node) == [[10, 10], [0, 0], [infinity, infinity]])
  }

  @Test func stack() {
    let node = scene.stack(
      .horizontal, spacing: 5, scene.color, scene.box(30, 20),
      scene.flexible(min: 7, max: 90, scene.color))
    #expect(widths(node) == [60, 47, infinity])
    let rigid = scene.stack(.vertical, spacing: 5, scene.box(30, 20), scene.box(10, 10))
    #expect(answers(rigid) == [[30, 35], [30, 35], [30, 35]])
  }

  @Test func overlap() {
    let node = scene.overlap(scene.color, scene.box(30, 20))
    #expect(answers(node) == [[30, 20], [30, 20], [infinity, infinity]])
  }

  @Test func scrollView() {
    let node = scene.engine.makeScroll(
      ScrollRule(axes: .vertical, anchor: .topLeading), margins: EdgeInsets(), alignment: nil,
      content: scene.box(30, 200), isRightToLeft: false)
    #expect(answers(node) == [[30, 200], [30, 0], [30, infinity]])
  }

  @Test func lazyStack() {
    let rule = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    let node = scene.engine.makeNode(
      .lazyStack(rule), children: [scene.color, scene.box(30, 20)])
    #expect(answers(node) == [[30, 30], [0, 30], [infinity, 30]])
  }
}
