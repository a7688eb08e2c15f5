import Tintype
import TintypeTestSupport

/// Grids and lazy stacks.
@MainActor
func addGridCases(to cases: inout CaseTable) {
  cases.add("grid-cell-anchor") {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Color.red.frame(width: 60, height: 60).named("a")
        Color.red.frame(width: 60, height: 60).named("b")
      }
      GridRow {
        Color.red.frame(width: 60, height: 60).named("c")
        Color.blue.frame(width: 10, height: 10).named("d").gridCellAnchor(
          UnitPoint(x: 0.25, y: 0.75))
      }
    }
  }
  cases.add("grid-row-alignment") {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Color.red.frame(width: 20, height: 30).named("a")
        Color.red.frame(width: 20, height: 10).named("b")
      }
    }
  }
  cases.add("grid-nonrow-child-spans") {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 20, height: 20).named("a")
        Color.red.frame(width: 40, height: 20).named("b")
      }
      Color.blue.frame(width: 30, height: 10).named("s")
    }
  }
  cases.add("grid-gridcellcolumns") {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 20, height: 20).named("a")
        Color.red.frame(width: 40, height: 20).named("b")
      }
      GridRow { Color.blue.frame(width: 30, height: 10).named("s").gridCellColumns(2) }
    }
  }
  cases.add("grid-missing-cells") {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 20, height: 20).named("a")
        Color.red.frame(width: 40, height: 20).named("b")
      }
      GridRow { Color.blue.frame(width: 20, height: 10).named("c") }
    }
  }
  cases.add("grid-unsized-axes") {
    Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Color.red.frame(width: 40, height: 20).named("b")
      }
      GridRow {
        Color.red.frame(width: 30, height: 20).named("c")
        Color.red.frame(width: 40, height: 20).named("d")
      }
    }
  }
  cases.add("lazyvgrid-fixed-adaptive") {
    LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3) { i in Color.red.frame(height: 20).named(["a", "b", "c"][i]) }
    }.frame(width: 200)
  }
  cases.add("lazyvgrid-two-flexible-two-pass") {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      ForEach(0..<2) { i in Color.red.frame(height: 40).named(["a", "b"][i]) }
    }.named("grid")
  }
  cases.add("lazyvgrid-adaptive-50-100") {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 100))]) {
      ForEach(0..<5) { i in Color.red.frame(height: 20).named("\(i)") }
    }
  }
  cases.add("lazyvgrid-two-adaptive") {
    LazyVGrid(columns: [
      GridItem(.adaptive(minimum: 50, maximum: 100)),
      GridItem(.adaptive(minimum: 40, maximum: 100)),
    ]) { ForEach(0..<5) { i in Color.red.frame(height: 20).named("\(i)") } }
  }
  cases.add("lazyvgrid-fixed-fixed") {
    LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(100))]) {
      ForEach(0..<2) { i in Color.red.frame(height: 20).named(["a", "b"][i]) }
    }
  }
  cases.add("lazyvgrid-flexible-clamped-max") {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 100, maximum: 200))]) {
      Color.red.frame(height: 20).named("a")
    }
  }
  cases.add("lazyvgrid-flexible-clamped-min") {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 100, maximum: 200))]) {
      Color.red.frame(height: 20).named("a")
    }
  }
  cases.add("lazyvstack-fills-width") {
    LazyVStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10).named("a")
      Color.blue.frame(width: 40, height: 10).named("b")
    }
  }
}
