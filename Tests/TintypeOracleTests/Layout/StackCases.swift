import Tintype
import TintypeTestSupport

/// Stacks.
@MainActor
func addStackCases(to cases: inout CaseTable) {
  cases.add("stack-tie-infinite-larger-min-first") {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).named("a")
      Color.blue.frame(minWidth: 60).named("b")
    }
  }
  cases.add("stack-negative-space") {
    HStack(spacing: 50) {
      Color.red.named("a")
      Color.green.named("b")
      Color.blue.named("c")
    }
  }
  cases.add("stack-three-priorities") {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 10, maxWidth: 20).named("a")
      Color.green.frame(minWidth: 30, maxWidth: 50).named("b").layoutPriority(1)
      Color.blue.frame(width: 60).named("c").layoutPriority(2)
    }
  }
  cases.add("stack-priority-lost-through-frame") {
    HStack(spacing: 0) {
      Color.red.layoutPriority(1).frame(minWidth: 0, maxWidth: .infinity).named("a")
      Color.blue.named("b")
    }
  }
  cases.add("stack-tokamak-priority") {
    VStack {
      Rectangle().frame(minHeight: 50).named("a")
      Rectangle().named("b").layoutPriority(1)
    }
  }
  cases.add("stack-nil-main-then-cross-fixed") {
    HStack(spacing: 10) {
      Color.red.named("a")
      Color.blue.frame(width: 30, height: 50).named("b")
    }
  }
  cases.add("stack-vstack-fixedsize-color") {
    VStack(spacing: 0) {
      Color.red.frame(width: 80, height: 20).named("a")
      Color.blue.named("b")
      Color.red.frame(width: 60, height: 20).named("c")
    }.fixedSize()
  }
  cases.add("stack-infinite-proposal") {
    HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 30)
    }
  }
  cases.add("stack-empty") {
    HStack {}
  }
  cases.add("stack-single-child-transparent") {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 40).alignmentGuide(.leading) { _ in -50 }.named("a")
    }
  }
  cases.add("stack-cross-range-includes-guide-line") {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<2) { i in
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in -50 }.named(
          i == 0 ? "a" : "b")
      }
    }
  }
  cases.add("stack-alignmentguide-expands") {
    HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 30, height: 30).alignmentGuide(.top) { _ in -20 }.named("a")
      Color.blue.frame(width: 30, height: 40).named("b")
    }
  }
  cases.add("zstack-low-priority-as-background") {
    ZStack {
      Color.red.named("a").layoutPriority(-1)
      Color.blue.frame(width: 50, height: 30).named("b")
    }
  }
  cases.add("zstack-nil-places-with-bounds") {
    ZStack {
      Color.red.named("a")
      Color.blue.frame(width: 50, height: 30).named("b")
    }.fixedSize()
  }
}
