import Tintype
import TintypeTestSupport

/// Containers and what depends on them.
@MainActor
func addContainerCases(to cases: inout CaseTable) {
  cases.add("safeareainset-bottom-spacing0") {
    Color.red.named("a").safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 30).named("o")
    }
  }
  cases.add("safeareainset-default-spacing") {
    Color.red.named("a").safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("o") }
  }
  cases.add("safeareainset-uitest") {
    Color.red.named("r").safeAreaInset(edge: .leading) { Color.green.frame(width: 10).named("l") }
      .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("t") }.safeAreaInset(
        edge: .trailing
      ) { Color.gray.frame(width: 30).named("e") }.safeAreaInset(edge: .bottom) {
        Color.yellow.frame(height: 40).named("b")
      }
  }
  cases.add("safeareapadding") {
    Color.red.named("a").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
  }
  cases.add("viewthatfits-second") {
    ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 200, height: 10).named("a")
      Color.blue.frame(width: 100, height: 500).named("b")
    }
  }
  cases.add("viewthatfits-first") {
    ViewThatFits {
      Color.red.frame(width: 150, height: 50).named("a")
      Color.blue.frame(width: 10, height: 10).named("b")
    }
  }
  cases.add("viewthatfits-flexible-first") {
    ViewThatFits {
      Color.red.named("a")
      Color.blue.frame(width: 10, height: 10).named("b")
    }
  }
  cases.add("scrollview-horizontal") {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.frame(width: 200, height: 20).named("a")
        Color.blue.named("b")
      }
    }
  }
  cases.add("crf-navigationstack-half") {
    NavigationStack {
      VStack { Rectangle().containerRelativeFrame(.vertical) { h, _ in h / 2 }.named("a") }.frame(
        width: 400, height: 500)
    }.frame(height: 200)
  }
  cases.add("crf-overlay-skips-container") {
    NavigationStack { Color.red }.frame(height: 200).overlay {
      Rectangle().containerRelativeFrame(.vertical) { h, _ in h / 2 }.named("a")
    }
  }
  cases.add("crf-one-axis-only") {
    VStack { Rectangle().containerRelativeFrame(.horizontal) { w, _ in w * 2 / 3 }.named("a") }
      .frame(height: 100)
  }
  cases.add("crf-count3-spacing0") {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<10) { _ in
          Rectangle().aspectRatio(3 / 2, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0).named("item")
        }
      }
    }
  }
  cases.add("crf-count3-spacing10") {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<10) { _ in
          Rectangle().aspectRatio(3 / 2, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10).named("item")
        }
      }
    }
  }
  cases.add("crf-count4-span2-spacing10") {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<10) { _ in
          Rectangle().aspectRatio(3 / 2, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).named("item")
        }
      }
    }
  }
  cases.add("crf-hstack-ratio") {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.clear.containerRelativeFrame(.horizontal) { l, _ in l * 0.25 }.named("a")
        Color.clear.containerRelativeFrame(.horizontal) { l, _ in l * 0.75 }.named("b")
      }
    }.frame(width: 300, height: 60)
  }
  cases.add("layout-unplaced-centre") {
    UnplacingLayout(size: CGSize(width: 100, height: 80)) {
      Color.red.frame(width: 20, height: 20).named("a")
    }
  }
  cases.add("layout-place-anchor") {
    AnchorLayout(
      size: CGSize(width: 100, height: 100), point: CGPoint(x: 100, y: 100),
      anchor: .bottomTrailing, proposal: ProposedViewSize(width: 30, height: 10)
    ) {
      Color.red.named("a")
    }
  }
}
