import Tintype
import TintypeTestSupport

/// Recorded: lazy content and scroll views.
@MainActor
func addRecordedScrollCases(to cases: inout CaseTable) {
  cases.add("more-scroll-text") {
    ScrollView { Text("P").named("text") }.named("scroll")
  }
  cases.add("more-scroll-anchor-roles") {
    HStack(spacing: 20) {
      ScrollView { column(3, "a") }.defaultScrollAnchor(.bottom, for: .alignment).named(
        "bottomAligned")
      ScrollView { column(3, "b") }.defaultScrollAnchor(.center, for: .alignment).named(
        "centerAligned")
      ScrollView { column(20, "c") }.defaultScrollAnchor(.bottom, for: .sizeChanges).named(
        "sizeChanges")
      ScrollView { column(20, "d") }.defaultScrollAnchor(.bottom).defaultScrollAnchor(
        .bottom, for: .sizeChanges
      ).named("bottomGrows")
    }
  }
  cases.add("more-scroll-geometry") {
    VStack(spacing: 0) {
      ScrollView { column(20, "g") }.contentMargins(.top, 20, for: .scrollContent).frame(
        height: 150
      ).named("scroll")
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 1).named("offsetX")
          Color.clear.frame(width: 80, height: 1).named("offsetY")
          Color.clear.frame(width: 220, height: 1).named("sizeW")
          Color.clear.frame(width: 500, height: 1).named("sizeH")
          Color.clear.frame(width: 120, height: 1).named("insetTop")
          Color.clear.frame(width: 100, height: 1).named("insetBottom")
          Color.clear.frame(width: 100, height: 1).named("insetLeading")
          Color.clear.frame(width: 220, height: 1).named("containerW")
        }
        VStack(spacing: 0) {
          Color.clear.frame(width: 230, height: 1).named("containerH")
          Color.clear.frame(width: 80, height: 1).named("visibleY")
          Color.clear.frame(width: 250, height: 1).named("visibleH")
          Color.clear.frame(width: 80, height: 1).named("boundsY")
          Color.clear.frame(width: 230, height: 1).named("boundsH")
          Color.clear.frame(width: 101, height: 1).named("phaseChanges")
          Color.clear.frame(width: 102, height: 1).named("geometryCalls")
        }
      }
    }
  }
  cases.add("more-lazy-grid-alignment") {
    VStack(spacing: 16) {
      LazyVGrid(columns: alignedColumns, alignment: .trailing, spacing: 4) {
        cell(20).named("t0")
        cell(40).named("t1")
        cell(20).named("t2")
        cell(20).named("t3")
      }.frame(width: 240).named("trailing")
      LazyVGrid(columns: alignedColumns, alignment: .leading, spacing: 4) {
        cell(20).named("l0")
        cell(40).named("l1")
        cell(20).named("l2")
      }.frame(width: 240).named("leading")
    }
  }
  cases.add("more-lazy-grid-sections") {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
        Section {
          ForEach(0..<5) { Color.red.frame(height: 20).named("a\($0)") }
        } header: {
          Color.gray.frame(height: 24).named("aH")
        } footer: {
          Color.black.frame(height: 16).named("aF")
        }
        Section {
          ForEach(0..<4) { Color.blue.frame(height: 20).named("b\($0)") }
        } header: {
          Text("Second").named("bH")
        }
      }.named("grid")
    }.frame(width: 240).named("scroll")
  }
  cases.add("more-lazy-pinned-headers") {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(["a", "b", "c"], id: \.self) { section in
          Section {
            ForEach(0..<8) { stripe($0).named("\(section)\($0)") }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("\(section)H")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("\(section)F")
          }
        }
      }
    }.named("scroll")
  }
  cases.add("more-lazy-pinned-both") {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(["a", "b", "c"], id: \.self) { section in
          Section {
            ForEach(0..<8) { stripe($0).named("\(section)\($0)") }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("\(section)H")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("\(section)F")
          }
        }
      }
    }.named("scroll")
  }
  cases.add("more-lazy-laziness") {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<200) { stripe($0).named("r\($0)") }
      }
    }.named("scroll")
  }
}
