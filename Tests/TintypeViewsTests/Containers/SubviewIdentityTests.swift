import Testing
import Tintype

/// What tells subviews of layouts apart, and where ranges of them begin and end.
@MainActor @Suite struct SubviewIdentityTests {
  private final class Seen {
    var found: [[LayoutSubview]] = []
    var again: [[LayoutSubview]] = []
    var last: [LayoutSubview] = []
    var all: [LayoutSubviews] = []
  }

  private struct Keeping: Layout, @unchecked Sendable {
    let seen: Seen

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      seen.found.append(Array(subviews))
      seen.again.append(Array(subviews))
      seen.last = Array(subviews[1..<3])
      seen.all.append(subviews)
    }
  }

  @Test func subviewsAreEqualThatStandForTheSameChild() throws {
    let seen = Seen()
    func lay() {
      _ = ImageRenderer(
        content: VStack {
          Keeping(seen: seen) {
            Text("a"); Text("b"); Text("c")
          }
          Keeping(seen: seen) {
            Text("a"); Text("b"); Text("c")
          }
        }
      ).layout()
    }
    lay()
    try #require(seen.all.count == 2)
    let (one, other) = (seen.found[0], seen.found[1])
    for index in 0..<3 {
      #expect(one[index] == seen.again[0][index])
      #expect(one[index] != other[index])
      #expect(one[index] != one[(index + 1) % 3])
    }
    let (all, others) = (seen.all[0], seen.all[1])
    #expect(all == all && all != others)
    #expect(all[0..<2] == all[0..<2] && all[0..<2] != all[0..<3] && all[0..<2] != all[1..<3])
    #expect(all[1..<3].startIndex == 1 && all[1..<3].endIndex == 3 && all[1..<3].count == 2)
    #expect(seen.last == Array(other[1...]) && all[0..<0].isEmpty && all[3..<3].isEmpty)
    lay()
    // Those of another render are others, whatever their places.
    #expect(seen.found[2][0] != one[0] && seen.all[2] != all)
  }
}
