import Testing
import Tintype
import TintypeTestSupport

/// Lists of views: groups, conditions and sections.
@MainActor
@Suite struct ViewListTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }
  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10).named("p")
      Color.red.frame(width: 20, height: 10).named("q")
    }
  }

  @Test func modifiersApplyToEach() {
    FrameExpectation(nil, nil)("size 50 20; p 5 5 10 10; q 25 5 20 10") {
      HStack(spacing: 0) { Pair().padding(5) }
    }
    FrameExpectation(100, 10)("p 0 0 50 10; q 50 0 50 10") {
      HStack(spacing: 0) {
        Group {
          Color.red.named("p")
          Color.red.named("q")
        }.frame(height: 10)
      }
    }
    FrameExpectation(100, 10)("a 0 0 20 10; p 20 0 40 10; q 60 0 40 10") {
      HStack(spacing: 0) {
        Color.blue.frame(minWidth: 20).named("a")
        Group {
          Color.red.named("p")
          Color.red.named("q")
        }.layoutPriority(1)
      }
    }
    // A background of each: its size is that of the view it belongs to.
    struct Marked: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            Color.red.frame(width: 10, height: 10)
            Color.red.frame(width: 30, height: 20)
          }.background(alignment: .bottomTrailing) { Color.blue.frame(height: 5).named("b") }
        }
      }
    }
    let layout = ImageRenderer(content: Marked()).layout()
    var backs: [CGRect] = []
    layout.root.visit { if $0.identifier == "b" { backs.append($0.frame) } }
    #expect(
      backs == [
        CGRect(x: 0, y: 5, width: 10, height: 5), CGRect(x: 0, y: 25, width: 30, height: 5),
      ])
    FrameExpectation(nil, nil)("size 70 10; p 20 0 10 10; q 50 0 20 10") {
      HStack(spacing: 0) { ForEach(0..<1) { _ in Pair() }.padding(.leading, 20) }
    }
    FrameExpectation(nil, nil)("p 5 0 10 10; q 15 0 20 10; size 30 10") {
      HStack(spacing: 0) { AnyView(Pair()).offset(x: 5) }
    }
    FrameExpectation(nil, nil)("size 20 28; p 5 0 10 10; q 0 18 20 10") { Pair() }
    FrameExpectation(nil, nil)("size 30 48; p 10 5 10 10; q 5 33 20 10") { Pair().padding(5) }
    // Overlays overlap.
    FrameExpectation(40, 20)("p 15 5 10 10; q 10 5 20 10") { Color.red.overlay { Pair() } }
    FrameExpectation(40, 20)("p 0 0 10 10; q 0 0 20 10") { GeometryReader { _ in Pair() } }
    FrameExpectation(40, 20)("p 0 5 10 10; q 18 5 20 10") { HStack { Pair() }.frame(height: 20) }
    FrameExpectation(40, 40)("p - 1 10 10; q - 19 20 10") { ScrollView { Pair() }.padding(.top, 1) }
  }

  @Test func conditions() {
    let flag = Int("1") == 1
    FrameExpectation(nil, nil)("size 30 10; a 0 0 10 10; b 10 0 20 10") {
      HStack(spacing: 0) {
        if flag { box(10, 10).named("a") } else { box(99, 99) }
        if !flag { box(50, 50) }
        switch flag {
        case true: box(20, 10).named("b")
        case false: EmptyView()
        }
        EmptyView()
        let none: Color? = nil
        none
      }
    }
    FrameExpectation(nil, nil)("size 10 10") {
      VStack {
        EmptyView()
        if !flag { box(1, 1) }
        box(10, 10)
        EmptyView().padding(30)
        EmptyView().frame(width: 40)
        Group {}
        ForEach(0..<0) { _ in box(9, 9) }
      }
    }
    FrameExpectation(nil, nil)("size 20 28; b 0 18 10 10") {
      VStack(alignment: .leading) {
        if flag {
          box(20, 10)
          box(10, 10).named("b")
        }
      }
    }
    FrameExpectation(nil, nil)("a 0 0 10 10; b 0 10 10 10; c 0 20 10 10") {
      VStack(spacing: 0) {
        if flag {
          box(10, 10).named("a")
          if let value = Int("3") { box(10, 10).named(value == 3 ? "b" : "x") }
        }
        ForEach(["c"], id: \.self) { name in
          if name == "c" { box(10, 10).named(name) }
        }
      }
    }
  }

  @Test func sections() {
    FrameExpectation(nil, nil)("h 0 0 10 1; a 0 1 10 10; b 0 11 10 10; f 0 21 10 2") {
      VStack(spacing: 0) {
        Section {
          box(10, 10).named("a")
          box(10, 10).named("b")
        } header: {
          box(10, 1).named("h")
        } footer: {
          box(10, 2).named("f")
        }
      }
    }
  }
}
