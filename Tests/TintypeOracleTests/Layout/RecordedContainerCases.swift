import Tintype
import TintypeTestSupport

/// Recorded: scroll views, positions, custom layouts.
@MainActor
func addRecordedContainerCases(to cases: inout CaseTable) {
  cases.add("web-position-basic") {
    VStack(spacing: 10) {
      ZStack {
        Color(white: 0.9)
        Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).named("inZStack")
        Color.blue.frame(width: 30, height: 30).position(CGPoint(x: 150, y: 60)).named("point")
      }.frame(width: 200, height: 90).named("zstack")
      HStack(spacing: 10) {
        Text("Left").named("left")
        Color.green.frame(width: 30, height: 30).position(x: 20, y: 20).named("inHStack")
        Text("Right").named("right")
      }.frame(height: 50).named("hstack")
      VStack(spacing: 4) {
        Text("Above").named("above")
        Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).named("inVStack")
        Text("Below").named("below")
      }.named("vstack")
    }.named("stack")
  }
  cases.add("web-position-safe-area") {
    HStack(spacing: 20) {
      VStack(spacing: 0) { Color.red.named("plainContent") }.safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).named("plainBar")
      }.frame(width: 100, height: 200).named("plain")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<8) { i in Color.green.frame(height: 30).named("row\(i)") }
        }.named("scrollContent")
      }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("scrollBar") }.frame(
        width: 100, height: 200
      ).named("scroll")
      VStack(spacing: 0) { Color.orange.named("ignoringContent") }.ignoresSafeArea().safeAreaInset(
        edge: .top, spacing: 0
      ) { Color.blue.frame(height: 30).named("ignoringBar") }.frame(width: 100, height: 200).named(
        "ignoring")
    }.named("row")
  }
  cases.add("web-position-safe-area-padding") {
    HStack(spacing: 20) {
      Color.red.safeAreaPadding(20).frame(width: 100, height: 150).named("padded")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6) { i in Color.green.frame(height: 30).named("prow\(i)") }
        }.named("paddedScrollContent")
      }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).named("paddedScroll")
    }.named("row")
  }
  cases.add("web-customlayout-radial") {
    Ring {
      Text("A").named("a")
      Text("B").named("b")
      Color.blue.frame(width: 20, height: 20).named("c")
      Text("D").named("d")
      Text("E").named("e")
    }.frame(width: 160, height: 160).named("radial")
  }
  cases.add("web-customlayout-values") {
    ByPriority {
      Text("Low").named("low")
      Text("High").layoutPriority(1).indent(20).named("high")
      Color.green.frame(width: 40, height: 10).indent(8).named("bar")
      Text("Last").named("last")
    }.named("values")
  }
  cases.add("web-customlayout-any-vertical") {
    AnyLayout(VStackLayout(spacing: 4)) {
      Text("One").named("one")
      Color.red.frame(width: 30, height: 20).named("box")
      Text("Three").named("three")
    }.named("stack")
  }
  cases.add("web-scroll-vertical") {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<3) { i in
          (i % 2 == 0 ? Color.blue : Color.orange).frame(width: 120, height: 20).named("row\(i)")
        }
      }.named("content")
    }.named("scroll")
  }
  cases.add("web-scroll-both") {
    ScrollView([.horizontal, .vertical]) {
      Color.blue.frame(width: 500, height: 400).named("content")
    }.named("scroll")
  }
  cases.add("web-scroll-wide-content") {
    ScrollView { Color.blue.frame(width: 400, height: 400).named("content") }.named("scroll")
  }
  cases.add("web-scroll-in-stack") {
    VStack(spacing: 0) {
      Text("Header").named("header")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { i in
            (i % 2 == 0 ? Color.blue : Color.orange).frame(width: 120, height: 20).named("row\(i)")
          }
        }.named("content")
      }.named("scroll")
      Text("Footer").named("footer")
    }.named("stack")
  }
  cases.add("web-scroll-children") {
    HStack(alignment: .top, spacing: 20) {
      ScrollView {
        Text("Top").named("vTop")
        Color.blue.frame(width: 60, height: 30).named("vBlock")
        Text("Bottom").named("vBottom")
      }.named("vScroll")
      ScrollView(.horizontal) {
        Text("Top").named("hTop")
        Color.blue.frame(width: 60, height: 30).named("hBlock")
        Text("Bottom").named("hBottom")
      }.named("hScroll")
    }.named("row")
  }
  cases.add("web-scroll-margins") {
    HStack(spacing: 20) {
      ScrollView { column(20, "a") }.contentMargins(20, for: .scrollContent).named("content")
      ScrollView { column(3, "b") }.contentMargins(.horizontal, 12, for: .scrollContent).named(
        "horizontal")
      ScrollView { column(3, "c") }.contentMargins(.top, 30).named("automatic")
      ScrollView { column(20, "d") }.contentMargins(20, for: .scrollIndicators).named("indicators")
    }
  }
}
