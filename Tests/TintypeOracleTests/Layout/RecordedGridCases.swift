import Tintype
import TintypeTestSupport

/// Recorded: grids and lazy stacks.
@MainActor
func addRecordedGridCases(to cases: inout CaseTable) {
  cases.add("web-grid-basic") {
    Grid {
      GridRow {
        Text("A").named("a")
        Text("BB").named("bb")
        Text("CCC").named("ccc")
      }.named("row1")
      GridRow {
        Color.red.frame(width: 30, height: 20).named("red")
        Text("E").named("e")
        Color.blue.frame(width: 50, height: 40).named("blue")
      }
      GridRow {
        Text("G").named("g")
        Text("H").named("h")
      }
    }.named("grid")
  }
  cases.add("web-grid-spacing") {
    Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        Text("A").named("a")
        Color.red.frame(width: 30, height: 30).named("red")
      }
      GridRow {
        Color.blue.frame(width: 60, height: 20).named("blue")
        Text("H").named("h")
      }
    }.named("grid")
  }
  cases.add("web-grid-modifiers") {
    Grid(alignment: .leading) {
      GridRow {
        Text("Header").gridCellColumns(2).named("header")
        Text("CCC").named("ccc")
      }
      GridRow {
        Text("A").gridColumnAlignment(.trailing).named("a")
        Color.red.frame(width: 60, height: 40).named("red")
        Text("E").gridCellAnchor(.bottomTrailing).named("e")
      }
      Color.green.frame(height: 4).named("divider")
      GridRow {
        Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("blue")
        Text("H").named("h")
      }
    }.named("grid")
  }
  cases.add("web-grid-alignment") {
    HStack(alignment: .top, spacing: 16) {
      Grid(alignment: .bottomTrailing) {
        GridRow {
          Text("A").named("a")
          Color.red.frame(width: 40, height: 40).named("red")
        }
        GridRow {
          Color.blue.frame(width: 60, height: 20).named("blue")
          Text("H").named("h")
        }
      }.named("bottomTrailing")
      Grid(alignment: .center) {
        GridRow {
          Text("A").named("ca")
          Color.red.frame(width: 40, height: 40).named("cred")
        }
        GridRow {
          Color.blue.frame(width: 60, height: 20).named("cblue")
          Text("H").named("ch")
        }
      }.named("center")
    }.named("row")
  }
  cases.add("web-lazy-stacks") {
    HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        Text("Alpha").named("alpha")
        Color.red.frame(width: 60, height: 20).named("red")
        Text("Beta").named("beta")
      }.named("vstack")
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          Color.green.frame(width: 50, height: 20).named("green")
          Color.blue.frame(width: 50, height: 20)
        } header: {
          Text("Header").named("header")
        }
      }.named("sections")
      LazyHStack(alignment: .bottom, spacing: 4) {
        Color.orange.frame(width: 20, height: 30).named("orange")
        Text("Hi").named("hi")
      }.named("hstack")
    }.named("row")
  }
}
