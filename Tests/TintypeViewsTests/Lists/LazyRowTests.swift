import Testing
import Tintype
import TintypeTestSupport

/// Rows of lazy containers that nobody sees: they cost nothing, and nothing that is seen moves.
@MainActor @Suite struct LazyRowTests {
  private static let rows = 100_000

  /// How often rows were made.
  private final class Counter { var value = 0 }

  private func layout<V: View>(
    _ view: V, _ width: CGFloat? = 300, _ height: CGFloat? = 400
  )
    -> LayoutSnapshot
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.layout()
  }

  private func box(_ name: String, _ height: CGFloat) -> some View {
    Color.red.frame(width: 50, height: height).named(name)
  }

  /// The frames of what was laid out, by name.
  private func frames(_ snapshot: LayoutSnapshot) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    snapshot.root.visit { node in
      if let name = node.identifier { result[name] = node.frame }
    }
    return result
  }

  @Test func aListMakesTheRowsThatAreSeen() {
    let counter = Counter()
    let snapshot = layout(
      List(0..<Self.rows, id: \.self) { index in
        counter.value += 1
        return box("\(index)", 20)
      })
    #expect(counter.value <= 2 * 100)
    #expect(snapshot.evaluations < 5000)
    let few = frames(layout(List(0..<90, id: \.self) { box("\($0)", 20) }))
    let many = frames(snapshot)
    for row in 0..<90 { #expect(many["\(row)"] == few["\(row)"]) }
  }

  /// What is seen decides the cost, however many rows there are.
  @Test func moreRowsCostNoMore() {
    func made(_ rows: Int) -> [Int] {
      let counter = Counter()
      func row(_ index: Int) -> some View {
        counter.value += 1
        return box("\(index)", 20)
      }
      return [
        AnyView(ScrollView { LazyVStack { ForEach(0..<rows, id: \.self) { row($0) } } }),
        AnyView(List(0..<rows, id: \.self) { row($0) }),
        AnyView(
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              ForEach(0..<rows, id: \.self) { row($0) }
            }
          }),
      ].map { view in
        counter.value = 0
        _ = layout(view)
        return counter.value
      }
    }
    let few = made(1000)
    #expect(made(10_000) == few)
    #expect(made(Self.rows) == few)
  }

  /// Rows of one height: the content is exactly as high as with all of them.
  @Test func theLengthOfEqualRowsIsExact() throws {
    let snapshot = layout(
      ScrollView {
        LazyVStack(spacing: 7) { ForEach(0..<Self.rows, id: \.self) { box("\($0)", 13) } }
          .named("stack")
      })
    #expect(snapshot["stack"]?.frame.height == 20 * CGFloat(Self.rows) - 7)
    let wrapped = layout(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { box("\($0)", 13) }.padding(3)
        }.named("stack")
      })
    #expect(wrapped["stack"]?.frame.height == 19 * CGFloat(Self.rows))
    let list = layout(List(0..<Self.rows, id: \.self) { box("\($0)", 20) }.listStyle(.plain))
    let pitch = try #require(
      list["1"].flatMap { one in list["0"].map { one.frame.minY - $0.frame.minY } })
    let unseen = try #require(list.nodes(kind: "UnseenRows").first)
    #expect(unseen.frame.height == pitch * CGFloat(Self.rows - 100))
  }

  /// Rows that change when they are seen: what is not seen is planned anew, before them and after them.
  @Test(arguments: [UnitPoint.top, .bottom]) func theLengthFollowsRowsThatChange(
    _ anchor: UnitPoint
  ) throws {
    struct Growing: View {
      let anchor: UnitPoint
      @State private var height: CGFloat = 20

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: height) }
          }.named("stack")
        }
        .defaultScrollAnchor(anchor)
        .onAppear { height = 30 }
      }
    }
    #expect(layout(Growing(anchor: anchor))["stack"]?.frame.height == 30_000)
  }

  /// The first rows of what is out of sight are not made, but for one that says where they are.
  @Test func rowsBelowManyOthersAreNotMade() {
    for first in [0, 40, 99, 100, 150] {
      let counters = [Counter(), Counter()]
      let snapshot = layout(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<first, id: \.self) { index in
              counters[0].value += 1
              return box("a\(index)", 100)
            }
            ForEach(0..<500, id: \.self) { index in
              counters[1].value += 1
              return box("b\(index)", 100)
            }
          }.named("stack")
        })
      #expect(snapshot["stack"]?.frame.height == CGFloat(first + 500) * 100)
      #expect(snapshot["b0"]?.frame.minY == CGFloat(first) * 100)
      #expect(counters[0].value <= 2 * first && counters[1].value <= 2 * max(100 - first, 1))
    }
  }

  /// Rows of which some are gone when the others are seen.
  @Test func theLengthFollowsRowsThatGo() throws {
    struct Shrinking: View {
      let count: Int
      @State private var shown = 1000

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<shown, id: \.self) { Color.red.frame(height: 20).named("\($0)") }
          }.named("stack")
        }
        .onAppear { shown = count }
      }
    }
    for count in [0, 1, 5, 300] {
      let snapshot = layout(Shrinking(count: count))
      #expect(snapshot["stack"]?.frame.height ?? 0 == CGFloat(count) * 20)
      #expect((snapshot["0"] != nil) == (count > 0))
    }
  }

  /// Rows that differ: what is not seen is as long as the average of what was laid out.
  @Test func theLengthOfOtherRowsIsEstimated() throws {
    let snapshot = layout(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { box("\($0)", $0 % 2 == 0 ? 10 : 30) }
        }.named("stack")
      })
    let height = try #require(snapshot["stack"]?.frame.height)
    #expect(abs(height - 200_000) < 4000)
  }

  @Test func manyShortRowsAreAllSeen() {
    let counter = Counter()
    let snapshot = layout(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { index in
            counter.value += 1
            return box("\(index)", 1)
          }
        }
      })
    let found = frames(snapshot)
    for row in 0..<400 {
      #expect(found["\(row)"] == CGRect(x: 125, y: CGFloat(row), width: 50, height: 1))
    }
    #expect(counter.value < 5000)
  }

  /// A view that is as long as its content shows all rows.
  @Test func contentThatIsShownAsAWholeIsWhole() {
    for view in [
      AnyView(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { box("\($0)", 10) } } }),
      AnyView(LazyVStack(spacing: 0) { ForEach(0..<1000) { box("\($0)", 10) } }),
    ] {
      let snapshot = layout(view, 300, nil)
      #expect(snapshot.nodes(kind: "UnseenRows").isEmpty)
      #expect(snapshot["999"]?.frame.minY == 9990)
      #expect(snapshot.size.height == 10_000)
    }
  }

  @Test func theEndIsSeenWhereContentStandsAtItsEnd() {
    let counter = Counter()
    let snapshot = layout(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { index in
            counter.value += 1
            return box("\(index)", 20)
          }
        }
      }.defaultScrollAnchor(.bottom))
    #expect(counter.value < 1000)
    for row in 0..<20 {
      let frame = snapshot["\(Self.rows - 1 - row)"]?.frame
      #expect(frame == CGRect(x: 125, y: CGFloat(380 - 20 * row), width: 50, height: 20))
    }
  }

  @Test func theMiddleIsSeenInTheMiddle() {
    let snapshot = layout(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { Color.red.frame(width: 30).named("\($0)") }
        }
      }.defaultScrollAnchor(.center))
    #expect(snapshot["\(Self.rows / 2)"]?.frame.minX == 150)
    #expect(snapshot["\(Self.rows / 2 - 5)"]?.frame.minX == 0)
  }

  @Test func gridsKeepTheirTracks() {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 0)]
    func grid(_ count: Int) -> LayoutSnapshot {
      layout(
        ScrollView {
          LazyVGrid(columns: columns, spacing: 5) {
            ForEach(0..<count, id: \.self) { Color.red.frame(height: 15).named("\($0)") }
          }.named("grid")
        })
    }
    let (many, few) = (grid(Self.rows), grid(81))
    for row in 0..<81 { #expect(many["\(row)"]?.frame == few["\(row)"]?.frame) }
    // 33,334 lines of three.
    #expect(many["grid"]?.frame.height == CGFloat(33_334 * 20 - 5))
  }

  @Test func sectionsOfRowsAreLazyAsWell() {
    let counter = Counter()
    func list(_ sections: Int, _ rows: Int) -> LayoutSnapshot {
      layout(
        List {
          ForEach(0..<sections, id: \.self) { section in
            Section {
              ForEach(0..<rows, id: \.self) { row in
                counter.value += 1
                return box("\(section) \(row)", 20)
              }
            } header: {
              box("header \(section)", 20)
            }
          }
        })
    }
    let many = frames(list(1000, 4))
    #expect(counter.value < 2000)
    let few = frames(list(9, 4))
    for (name, frame) in few { #expect(many[name] == frame) }
    counter.value = 0
    let long = frames(list(50, 1000))
    #expect(counter.value < 5000)
    #expect(long["0 9"] == frames(list(1, 20))["0 9"])
  }

  @Test func rowsThatAreOneViewEachTimeMayBeNone() {
    let snapshot = layout(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { index in
            if index % 2 == 1 { box("\(index)", 20) }
          }
        }
      })
    for row in 0..<20 {
      #expect(snapshot["\(2 * row + 1)"]?.frame.minY == CGFloat(20 * row))
    }
  }

  @Test func rowsWithoutAHeightAreAllResolved() {
    let snapshot = layout(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { box("\($0)", $0 < 990 ? 0 : 10) }
        }
      })
    #expect(snapshot["990"]?.frame.minY == 0)
    #expect(snapshot["999"]?.frame.minY == 90)
  }

  /// The pictures are the same to the last byte as those of a stack that resolves every row.
  @Test func picturesAreTheSame() throws {
    func picture<V: View>(_ view: V) throws -> [UInt8] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
      return try Array(renderer.pngData())
    }
    let row = { (index: Int) in Text("Row \(index)").frame(height: 24) }
    let lazy = try picture(
      ScrollView { LazyVStack(spacing: 4) { ForEach(0..<3000, id: \.self) { row($0) } } })
    let eager = try picture(
      ScrollView {
        VStack(spacing: 4) { ForEach(0..<3000, id: \.self) { row($0) } }.frame(maxWidth: .infinity)
      })
    #expect(lazy == eager)
  }

  /// Of each `ForEach` there is a row to measure, however many rows stand before it.
  @Test func rowsBehindManyOthersAreNotAllMade() {
    let counter = Counter()
    func row(_ index: Int) -> some View {
      counter.value += 1
      return box("\(index)", 20)
    }
    _ = layout(
      ScrollView {
        LazyVStack {
          ForEach(0..<5000, id: \.self) { row($0) }
          ForEach(5000..<10_000, id: \.self) { row($0) }
        }
      })
    #expect(counter.value < 1000, "\(counter.value)")
  }
}
