import Testing
import Tintype
import TintypeTestSupport

private struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}
private struct Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment.center] / 2
  }
}
extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}
extension HorizontalAlignment {
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

/// Guides of one's own, their defaults and how containers merge them.
@MainActor
@Suite struct AlignmentGuideTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func customGuidesMergeToTheMean() {
    // 5, and 10 + 10 of the second: the mean is 12.5.
    FrameExpectation(nil, nil)("size 30 80; v 0 7.5 20 30; b 20 0 10 80") {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 10).alignmentGuide(.middle) { _ in 5 }
          box(20, 20).alignmentGuide(.middle) { _ in 10 }
        }.named("v")
        box(10, 80).named("b")
      }
    }
    // Children without one do not count: 10 of the second, which is 25 below the top.
    FrameExpectation(nil, nil)("v 0 0 20 45; b 20 30 10 20") {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 25)
          box(20, 20).alignmentGuide(.middle) { _ in 10 }
        }.named("v")
        box(10, 20).named("b")
      }
    }
    // Without any, the container's own default: a quarter of 45.
    FrameExpectation(nil, nil)("v 0 0 20 45; b 20 6.25 10 20") {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 25)
          box(20, 20)
        }.named("v")
        box(10, 20).named("b")
      }
    }
    // Through two levels, a padding and a frame.
    FrameExpectation(nil, nil)("a 3 7 20 20; b 36 12 10 20; size 46 37") {
      HStack(alignment: .middle, spacing: 0) {
        ZStack {
          HStack { box(20, 20).alignmentGuide(.middle) { _ in 10 }.named("a") }
            .padding(EdgeInsets(top: 7, leading: 3, bottom: 0, trailing: 3))
            .frame(width: 26, height: 37, alignment: .top)
        }.padding(.trailing, 10)
        box(10, 20).named("b")
      }
    }
    // A default that reads another guide: 40 / 4 and 20 / 4 from the left.
    FrameExpectation(nil, nil)("a 0 0 40 10; b 5 10 20 10") {
      VStack(alignment: .quarter, spacing: 0) {
        box(40, 10).named("a")
        box(20, 10).named("b")
      }
    }
    // An explicit middle moves the default of the other guide.
    FrameExpectation(nil, nil)("a 0 0 40 10; b 0 10 20 10") {
      VStack(alignment: .quarter, spacing: 0) {
        box(40, 10).named("a")
        box(20, 10).alignmentGuide(HorizontalAlignment.center) { _ in 20 }.named("b")
      }
    }
    // In a lazy stack, a grid and a ZStack too.
    FrameExpectation(nil, nil)("c 0 10 5 40; v 5 0 20 30; b 5 15 10 20") {
      HStack(alignment: .middle, spacing: 0) {
        box(5, 40).named("c")
        ZStack(alignment: Alignment(horizontal: .leading, vertical: .middle)) {
          box(20, 30).alignmentGuide(.middle) { _ in 20 }.named("v")
          box(10, 20).named("b")
        }
      }
    }
  }

  @Test func dimensionsInsideGuides() {
    FrameExpectation(nil, nil)("a 0 0 40 20; b 16 20 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 20).alignmentGuide(.trailing) { _ in 31 }
          .alignmentGuide(.leading) {
            ($0[explicit: .trailing] ?? 0) / 2 + ($0[explicit: .leading] ?? 0.5)
          }
          .named("a")
        box(10, 10).named("b")
      }
    }
    FrameExpectation(nil, nil)("a 0 0 40 20; b 20 20 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 20).alignmentGuide(.leading) { _ in 8 }
          .alignmentGuide(.leading) { $0[.leading] + 12 }.named("a")
        box(10, 10).named("b")
      }
    }
  }
}
