import Testing
import Tintype

/// What tells subviews of layouts apart, and where ranges of them begin and end.
@MainActor @Suite struct SubviewIdentityTests {
  private final class Kept {
    var found: [[LayoutSubview]] = []
    var again: [[LayoutSubview]] = []
    var last: [LayoutSubview] = []
    var all: [LayoutSubviews] = []
  }

  private struct Keeping: Layout, @unchecked Sendable {
    let kept: Kept

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      kept.found.append(Array(subviews))
      kept.again.append(Array(subviews))
      kept.last = Array(subviews[1..<3])
      kept.all.append(subviews)
    }
  }

  @Test func subviewsAreEqualThatStandForTheSameChild() throws {
    let kept = Kept()
    func lay() {
      _ = ImageRenderer(
        content: VStack {
          Keeping(kept: kept) {
            Text("a"); Text("b"); Text("c")
          }
          Keeping(kept: kept) {
            Text("a"); Text("b"); Text("c")
          }
        }
      ).layout()
    }
    lay()
    try #require(kept.all.count == 2)
    let (one, other) = (kept.found[0], kept.found[1])
    for index in 0..<3 {
      #expect(one[index] == kept.again[0][index])
      #expect(one[index] != other[index])
      #expect(one[index] != one[(index + 1) % 3])
    }
    let (all, others) = (kept.all[0], kept.all[1])
    #expect(all == all && all != others)
    #expect(all[0..<2] == all[0..<2] && all[0..<2] != all[0..<3] && all[0..<2] != all[1..<3])
    #expect(all[1..<3].startIndex == 1 && all[1..<3].endIndex == 3 && all[1..<3].count == 2)
    #expect(kept.last == Array(other[1...]) && all[0..<0].isEmpty && all[3..<3].isEmpty)
    lay()
    // Those of another render are others, whatever their places.
    #expect(kept.found[2][0] != one[0] && kept.all[2] != all)
  }
}
