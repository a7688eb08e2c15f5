import Testing
import Tintype

extension ContainerValues {
  private enum RankKey: ContainerValueKey { static var defaultValue: Int { 0 } }
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

/// Views that take content apart: `ForEach(subviews:)`, `Group(subviews:)` and the same with sections.
@MainActor
@Suite struct SubviewTests {
  private struct Phrase: View {
    var body: some View {
      Color.red.frame(width: 10, height: 1)
      Group { ForEach(2..<4) { Color.red.frame(width: CGFloat($0) * 10, height: 1) } }
    }
  }

  private func size(_ view: some View) -> CGSize {
    ImageRenderer(content: view).layout().size
  }

  @Test func eachViewOfAListIsASubview() {
    let view = VStack(spacing: 0) {
      ForEach(subviews: Phrase()) { $0.padding(.vertical, 2) }
    }
    #expect(size(view) == CGSize(width: 30, height: 15))
  }

  @Test func aGroupCountsAndPicksSubviews() {
    let view = Group(subviews: Phrase()) { subviews in
      HStack(spacing: 0) {
        subviews.first
        subviews[1...]
        Color.blue.frame(width: CGFloat(subviews.count), height: 5)
      }
    }
    #expect(size(view) == CGSize(width: 63, height: 5))
  }

  @Test func containerValuesAreReadAndTheInnermostWins() {
    var ranks: [Int] = []
    let content = Group {
      Text("a").containerValue(\.rank, 1)
      Text("b")
    }
    .containerValue(\.rank, 2)
    _ = size(
      Group(subviews: content) { subviews in
        let _ = ranks = subviews.map(\.containerValues.rank)
        subviews
      })
    #expect(ranks == [1, 2])
  }

  @Test func subviewsInheritFromWhereTheyArePut() {
    struct Wide: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Color.red.frame(width: direction == .rightToLeft ? 20 : 10, height: 1)
      }
    }
    let view = Group(subviews: Wide()) {
      $0.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(size(view).width == 20)
  }

  @Test func sectionsKeepTheirParts() {
    var found: [[Int]] = []
    var ranks: [Int] = []
    let content = Group {
      Section {
        Text("a").containerValue(\.rank, 9)
        Text("b")
      } header: {
        Text("h")
      }
      .containerValue(\.rank, 3)
      Text("loose")
    }
    _ = size(
      Group(sections: content) { sections in
        let _ = found = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
        let _ = ranks = sections.map(\.containerValues.rank)
        ForEach(sections) { $0.content }
      })
    #expect(found == [[1, 2, 0], [0, 1, 0]])
    #expect(ranks == [3, 0])
  }

  @Test func stateOfASubviewIsItsOwn() {
    struct Counter: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1).onAppear { width = 7 }
      }
    }
    let view = VStack { ForEach(subviews: Counter()) { $0 } }
    #expect(size(view).width == 7)
  }
}
