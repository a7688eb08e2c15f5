import Testing

@testable import TintypeViews

/// Lines of marks are interrupted where there is text.
@Suite struct StretchTests {
  private func texts(_ rects: CGRect...) -> [RectangleGrid] {
    var grid = RectangleGrid(region: CGRect(x: 0, y: 0, width: 100, height: 100))
    for rect in rects { grid.insert(rect) }
    return [grid]
  }

  private let text = CGRect(x: 40, y: 10, width: 20, height: 10)

  @Test func aLineThroughTextIsCutOnBothSides() {
    let line = Stretch(axis: .horizontal, at: 15, from: 0, to: 100)
    let parts = line.parts(sparing: texts(text))
    #expect(parts.map(\.from) == [0, 61.5] && parts.map(\.to) == [38.5, 100])
    let down = Stretch(axis: .vertical, at: 50, from: 0, to: 40)
    #expect(down.parts(sparing: texts(text)).map(\.from) == [0, 21.5])
  }

  /// Letters reach up to the edges of their frames.
  @Test func aLineAtTheEdgeOfTextIsWhole() {
    for at in [10, 10.5, 19.5, 20] as [CGFloat] {
      let line = Stretch(axis: .horizontal, at: at, from: 0, to: 100)
      #expect([line].path(sparing: texts(text)) == nil)
    }
  }

  @Test func textsThatTouchMakeOneHole() {
    let line = Stretch(axis: .horizontal, at: 15, from: 0, to: 100)
    let parts = line.parts(sparing: texts(text, text.offsetBy(dx: 20, dy: 0)))
    #expect(parts.map(\.to) == [38.5, 100])
  }

  /// A dot between two letters would look like one of them.
  @Test func whatIsLeftIsLongEnoughToBeALine() {
    let line = Stretch(axis: .horizontal, at: 15, from: 37, to: 62)
    #expect(line.parts(sparing: texts(text)).isEmpty)
  }

  /// A canvas may be without end until somebody draws it, or a thousand times as long as it is high.
  @Test(arguments: [
    CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 0, y: 0, width: 1e12, height: 1),
  ])
  func aGridOfAnyRegionFindsItsRectangles(_ region: CGRect) {
    var grid = RectangleGrid(region: region)
    #expect(!grid.hits(text))
    grid.insert(text)
    #expect(grid.hits(text) && grid.hitting(text) == [text])
    #expect(!grid.hits(text.offsetBy(dx: 20, dy: 0)))
  }
}
