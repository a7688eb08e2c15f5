import Testing

@testable import TintypeSnapshots

/// Whose pixels a box holds, at the edges of each share.
@Suite struct BoxOwnerTests {
  /// The owners of a box of 100 pixels in one row, of which each view draws on some.
  private func owners(
    _ inks: [(String, Range<Int>)], frames: [(String, Range<Int>)] = [], limit: Int = 10
  ) -> [PictureComparison.Box] {
    func named(_ views: [(String, Range<Int>)]) -> [NamedFrame] {
      views.map {
        NamedFrame(
          name: $0.0, frame: PixelBox(x: $0.1.lowerBound, y: 0, width: $0.1.count, height: 1))
      }
    }
    let box = PictureComparison.Box(
      bounds: PixelBox(x: 0, y: 0, width: 100, height: 1), count: 100, owner: nil)
    return BoxOwners(
      inks: named(inks), frames: named(frames), positions: (0..<100).map { UInt32($0) },
      width: 1_000
    ).named([box], limit: limit)
  }

  @Test func threeQuartersHoldABox() {
    #expect(owners([("A", 0..<75)]).map(\.owner) == ["A"])
    #expect(owners([("A", 0..<300), ("B", 0..<75)]).map(\.owner) == ["B"])
    // Of what is smaller nobody holds it: the box is divided, or goes to what is around.
    #expect(owners([("A", 0..<300), ("B", 0..<74)]).map(\.owner) == ["A"])
  }

  @Test func aHolderHasATenthOfItsOwn() {
    #expect(owners([("A", 0..<100), ("B", 0..<45), ("C", 45..<90)]).map(\.owner) == ["A"])
    #expect(owners([("A", 0..<100), ("B", 0..<46), ("C", 46..<92)]).map(\.owner) == ["B", "C"])
  }

  @Test func neighborsDivideABox() {
    let two = owners([("A", 0..<50), ("B", 50..<100)])
    #expect(two.map(\.owner) == ["A", "B"] && two.map(\.count) == [50, 50])
    #expect(two.map(\.bounds.x) == [0, 50] && two.map(\.bounds.width) == [50, 50])
    #expect(owners([("A", 0..<50), ("B", 50..<100)], limit: 2).count == 2)
    #expect(
      owners([("A", 0..<50), ("B", 50..<100)], frames: [("Row", 0..<100)], limit: 1).map(\.owner)
        == ["Row"])
  }

  @Test func littleSharesCountForTheFirst() {
    // Nine of a hundred are no share; nine tenths have to be covered.
    let two = owners([("A", 0..<51), ("B", 51..<91), ("C", 91..<100)])
    #expect(two.map(\.owner) == ["A", "B"] && two.map(\.count) == [60, 40])
    #expect(two[0].bounds.width == 100)
    #expect(owners([("A", 0..<50), ("B", 50..<90), ("C", 90..<100)]).count == 3)
  }

  /// A little share makes the first one's box larger on every side.
  @Test(arguments: [false, true], [false, true]) func littleSharesAreWithin(
    isAbove: Bool, isAcross: Bool
  ) {
    // Of ten lines five are of one view, four of another and one, without a pixel, of a third.
    let parts: [(String, Range<Int>)] =
      isAbove
      ? [("A", 5..<10), ("B", 1..<5), ("C", 0..<1)] : [("A", 0..<5), ("B", 5..<9), ("C", 9..<10)]
    let inks = parts.map { name, lines in
      NamedFrame(
        name: name,
        frame: isAcross
          ? PixelBox(x: lines.lowerBound, y: 0, width: lines.count, height: 10)
          : PixelBox(x: 0, y: lines.lowerBound, width: 10, height: lines.count))
    }
    var positions: [UInt32] = []
    for y in 0..<10 {
      for x in 0..<10 where (x, y) != (isAbove ? (0, 0) : (9, 9)) {
        positions.append(UInt32(y * 20 + x))
      }
    }
    let box = PictureComparison.Box(
      bounds: PixelBox(x: 0, y: 0, width: 10, height: 10), count: 99, owner: nil)
    let found = BoxOwners(inks: inks, frames: [], positions: positions, width: 20)
      .named([box], limit: 10)
    #expect(found.map(\.owner) == ["A", "B"] && found.map(\.count) == [59, 40])
    #expect(found.first?.bounds == box.bounds && found.last?.bounds == inks[1].frame)
  }

  @Test func whatNobodyHoldsIsTheNearest() {
    #expect(owners([("A", 0..<5)]).map(\.owner) == ["A"])
    #expect(owners([]).map(\.owner) == [nil])
    #expect(owners([("A", 200..<300)], frames: [("Row", 0..<100)]).map(\.owner) == ["Row"])
  }
}
