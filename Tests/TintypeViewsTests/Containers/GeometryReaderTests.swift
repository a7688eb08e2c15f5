import Testing
import Tintype
import TintypeTestSupport

private struct PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
private struct RectsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) { value.merge(nextValue()) { $1 } }
}
private struct SumKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// A bar as wide and high as a rectangle's origin.
private struct Origin: View {
  let name: String
  let rect: CGRect
  var body: some View {
    Color.red.frame(width: rect.minX, height: rect.minY).named(name)
  }
}

/// Coordinate spaces, anchors, preferences and changes of geometry.
@MainActor
@Suite struct GeometryReaderTests {
  @Test func spaces() {
    FrameExpectation(200, 100)("l - - 0 0; g - - 22 14; o - - 17 14; i - - 10 5; m - - 22 14") {
      GeometryReader { proxy in
        Origin(name: "l", rect: proxy.frame(in: .local))
        Origin(name: "g", rect: proxy.frame(in: .global))
        Origin(name: "o", rect: proxy.frame(in: .named("outer")))
        Origin(name: "i", rect: proxy.frame(in: .named("inner")))
        // An unknown space is the global one.
        Origin(name: "m", rect: proxy.frame(in: .named("missing")))
      }
      .padding(.leading, 10).padding(.top, 5).coordinateSpace(.named("inner"))
      .padding(.leading, 7).padding(.top, 9).coordinateSpace(name: "outer")
      .padding(.leading, 5)
    }
    // The nearest of two spaces of one name.
    FrameExpectation(200, 100)("o - - 3 3") {
      GeometryReader { Origin(name: "o", rect: $0.frame(in: .named("x"))) }
        .padding(3).coordinateSpace(.named("x")).padding(5).coordinateSpace(.named("x"))
    }
    FrameExpectation(200, 100)("s - - 150 70") {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width, height: proxy.size.height).named("s")
      }.padding(.horizontal, 25).padding(.vertical, 15)
    }
    // Offsets move what is read; a scroll view's content moves against it.
    FrameExpectation(200, 100)("o - - 20 30") {
      GeometryReader { Origin(name: "o", rect: $0.frame(in: .global)) }.offset(x: 20, y: 30)
    }
    FrameExpectation(200, 100)("c 0 60 200 40; o - - 0 160") {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 160)
          GeometryReader { Origin(name: "o", rect: $0.frame(in: .named("content"))) }
            .frame(height: 40).named("c")
        }.coordinateSpace(.named("content"))
      }.defaultScrollAnchor(.bottom)
    }
    // Of two scroll views around, the nearest that scrolls along an axis.
    FrameExpectation(200, 100)("v - - 25 40; h - - 15 0; n - - 15 0") {
      ScrollView {
        Color.blue.frame(height: 40)
        ScrollView(.horizontal) {
          GeometryReader { proxy in
            Origin(name: "v", rect: proxy.frame(in: .scrollView(axis: .vertical)))
            Origin(name: "h", rect: proxy.frame(in: .scrollView(axis: .horizontal)))
            Origin(name: "n", rect: proxy.frame(in: .scrollView))
          }.frame(width: 50, height: 20).padding(.leading, 15)
        }.padding(.leading, 10).padding(.top, -8)
      }
    }
    // Right to left, global coordinates start at the left still.
    FrameExpectation(200, 100)("o - - 30 0; a 30 0 50 0") {
      HStack(spacing: 0) {
        Color.blue.frame(width: 120)
        GeometryReader { Origin(name: "o", rect: $0.frame(in: .global)) }.frame(width: 50)
        Color.blue.frame(width: 30)
      }
      .overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 50, height: 0).named("a").padding(.trailing, 30)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func anchors() {
    FrameExpectation(200, 100)("0 20 10 0 0; 1 60 30 0 0; 2 40 20 0 0") {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: PointsKey.self, value: .topLeading) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .bottomTrailing) { $0 += [$1] }
        .transformAnchorPreference(key: PointsKey.self, value: .center) { $0 += [$1] }
        .padding(EdgeInsets(top: 10, leading: 20, bottom: 70, trailing: 140))
        .overlayPreferenceValue(PointsKey.self) { points in
          GeometryReader { proxy in
            ForEach(points.indices, id: \.self) { index in
              Color.blue.frame(width: 0, height: 0).named("\(index)")
                .position(proxy[points[index]])
            }
          }
        }
    }
    // The reader's own coordinates, from behind, and out of a nested stack.
    FrameExpectation(200, 100)("m 60 40 30 20; size 200 100") {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        HStack(spacing: 0) {
          Color.red.frame(width: 60)
          Color.green.frame(width: 30, height: 20)
            .anchorPreference(key: RectsKey.self, value: .bounds) { ["a": $0] }
          Color.red
        }.frame(height: 20)
        Color.red
      }
      .backgroundPreferenceValue(RectsKey.self) { rects in
        GeometryReader { proxy in
          if let anchor = rects["a"] {
            Color.blue.frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .named("m").offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    }
    // In a reader that stands elsewhere; a part of the bounds.
    FrameExpectation(200, 100)("m - - 5 10; n - - 45 35") {
      Color.red.padding(.leading, 50).padding(.top, 45)
        .anchorPreference(
          key: RectsKey.self, value: .rect(CGRect(x: 50, y: 45, width: 5, height: 10))
        ) { ["a": $0] }
        .overlayPreferenceValue(RectsKey.self) { rects in
          GeometryReader { proxy in
            if let anchor = rects["a"] {
              Color.blue.frame(width: proxy[anchor].width, height: proxy[anchor].height).named("m")
              Color.blue.frame(width: proxy[anchor].minX, height: proxy[anchor].minY).named("n")
            }
          }.padding(.leading, 5).padding(.top, 10)
        }
    }
  }

  @Test func preferences() {
    struct Total: View {
      @State private var total: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          ForEach([1, 2, 3] as [CGFloat], id: \.self) { value in
            Color.red.frame(height: 5).preference(key: SumKey.self, value: value)
          }
          Color.red.frame(height: 5).preference(key: SumKey.self, value: 10)
            .transformPreference(SumKey.self) { $0 *= 2 }
          // The outer one hides the inner one.
          Color.red.frame(height: 5).preference(key: SumKey.self, value: 1000)
            .preference(key: SumKey.self, value: 4)
          Color.blue.frame(width: total, height: 5).named("t")
        }.onPreferenceChange(SumKey.self) { total = $0 }
      }
    }
    FrameExpectation(200, 100)("t - - 30 5") { Total() }
    FrameExpectation(200, 100)("o - - 30 0") {
      HStack {
        Color.red.preference(key: SumKey.self, value: 10)
        Color.red.preference(key: SumKey.self, value: 20)
      }.overlayPreferenceValue(SumKey.self) { Color.blue.frame(width: $0, height: 0).named("o") }
    }
    FrameExpectation(200, 100)("o 170 100 30 0") {
      HStack {
        Color.red.preference(key: SumKey.self, value: 10)
        Color.red.preference(key: SumKey.self, value: 20)
      }.backgroundPreferenceValue(SumKey.self, alignment: .bottomTrailing) {
        Color.blue.frame(width: $0, height: 0).named("o")
      }
    }
    // Those of a background count after the view's own.
    FrameExpectation(200, 100)("o - - 3 0") {
      Color.red.background { Color.blue.preference(key: SumKey.self, value: 3) }
        .overlayPreferenceValue(SumKey.self) { Color.blue.frame(width: $0, height: 0).named("o") }
    }
  }

  @Test func changes() {
    struct Reader: View {
      @State private var size = CGSize.zero
      @State private var x: CGFloat = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 30)
          Color.blue.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minX
            } action: {
              x = $0
            }
        }
        .overlay { Color.green.frame(width: size.width / 2, height: size.height / 2).named("o") }
        .overlay { Color.green.frame(width: x, height: 1).named("x") }
      }
    }
    FrameExpectation(200, 100)("o - - 85 50; x - - 30 1") { Reader() }
  }
}
