import Testing
import Tintype
import TintypeTestSupport

/// Right to left: every modifier and container mirrors.
@MainActor
@Suite struct LayoutDirectionTests {
  private func expect<V: View>(
    _ expected: String, _ width: CGFloat? = 100, _ height: CGFloat? = 40,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
  ) {
    FrameExpectation(width, height)(expected, sourceLocation: sourceLocation) {
      view().environment(\.layoutDirection, .rightToLeft)
    }
  }
  private var box: some View { Color.red.frame(width: 20, height: 10).named("a") }

  @Test func modifiers() {
    expect("a 80 0 20 10") { box.frame(width: 100, alignment: .leading) }
    expect("a 0 0 20 10") { box.frame(maxWidth: .infinity, alignment: .trailing) }
    expect("a 0 0 20 10; size 27 10") { box.padding(.leading, 7) }
    expect("a 7 0 20 10; size 27 10") { box.padding(.trailing, 7) }
    expect("a -5 3 20 10") { box.offset(x: 5, y: 3) }
    expect("a 85 -3 20 10") { box.position(x: 5, y: 2) }
    expect("a 0 0 20 10; o 0 10 10 5") {
      box.overlay(alignment: .trailing) {
        Color.blue.frame(width: 10, height: 5).alignmentGuide(VerticalAlignment.center) { _ in -5 }
          .named("o")
      }
    }
    expect("a 0 0 20 10; o 10 0 20 5") {
      box.background(alignment: .topLeading) {
        Color.blue.frame(width: 20, height: 5).alignmentGuide(.leading) { _ in 10 }.named("o")
      }
    }
    expect("o -20 0 40 5") {
      box.overlay(alignment: .topLeading) { Color.blue.frame(width: 40, height: 5).named("o") }
    }
  }

  @Test func containers() {
    expect("a 80 0 20 10; b 50 0 30 40") {
      HStack(alignment: .top, spacing: 0) {
        box
        Color.blue.frame(width: 30).named("b")
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    expect("a 30 0 20 10; b 0 10 50 10; size 50 20") {
      VStack(alignment: .leading, spacing: 0) {
        box
        Color.blue.frame(width: 50, height: 10).named("b")
      }
    }
    expect("a 15 0 20 10; b 0 10 30 10; size 35 20") {
      VStack(alignment: .leading, spacing: 0) {
        box
        Color.blue.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in -5 }.named("b")
      }
    }
    expect("a 80 30 20 10; b 0 0 100 40") {
      ZStack(alignment: .bottomLeading) {
        Color.blue.named("b")
        box
      }
    }
    expect("a 80 0 20 10; b 80 0 20 10") {
      GeometryReader { proxy in
        box
        Color.blue.frame(width: 20, height: 10).named("b")
      }
    }
    expect("a 0 0 20 10") { ScrollView { box } }
    expect("a 80 0 20 10") { ScrollView { box.frame(maxWidth: .infinity, alignment: .leading) } }
    expect("a 80 0 20 10") { ScrollView(.horizontal) { box } }
    expect("a 80 15 20 10; b 0 0 72 40") {
      HStack {
        box
        Spacer(minLength: 8)
        Color.blue.named("b")
      }
    }
    expect("a 65 15 20 10") {
      ViewThatFits {
        Color.red.frame(width: 300)
        HStack(spacing: 0) {
          Color.red.frame(width: 15)
          box
          Color.red
        }
      }
    }
    expect("a 45 0 20 10; b 15 0 30 10") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box
          Color.blue.frame(width: 30, height: 10).named("b")
        }
        Color.green.frame(width: 15, height: 10)
      }
    }
  }

  @Test func safeAreas() {
    expect("a 30 0 70 40; b 0 0 30 40") {
      Color.red.named("a").safeAreaInset(edge: .trailing, spacing: 0) {
        Color.blue.frame(width: 30).named("b")
      }
    }
    expect("a 0 0 100 40") {
      Color.red.named("a").ignoresSafeArea(edges: .trailing).safeAreaInset(
        edge: .trailing, spacing: 0
      ) {
        Color.blue.frame(width: 30)
      }
    }
    expect("a 30 0 70 40") {
      Color.red.named("a").ignoresSafeArea(edges: .leading).safeAreaInset(
        edge: .trailing, spacing: 0
      ) {
        Color.blue.frame(width: 30)
      }
    }
  }

  /// A part of the tree keeps its own direction.
  @Test func partsOfTheOtherDirection() {
    FrameExpectation(100, 40)("a 60 0 20 40; b 80 0 20 40; c 20 0 40 40; d 0 0 20 40") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20).named("a")
          Color.red.frame(width: 20).named("b")
        }.environment(\.layoutDirection, .leftToRight)
        Color.red.frame(width: 40).named("c")
        Color.red.named("d")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    FrameExpectation(100, 40)("a 0 0 20 10; b 30 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 20, height: 10).named("b")
        }.environment(\.layoutDirection, .leftToRight)
      }
    }
    FrameExpectation(100, 40)("a 80 0 20 10; b 0 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box.frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
        Color.red.frame(width: 20, height: 10).named("b")
      }
    }
  }
}
