import Tintype
import TintypeTestSupport

/// Recorded: stacks, frames, alignment, right-to-left.
@MainActor
func addRecordedLayoutCases(to cases: inout CaseTable) {
  cases.add("web-layout-root-centering") {
    Color.red.frame(width: 50, height: 30).named("box")
  }
  cases.add("web-layout-padding-edges") {
    Color.red.named("inner").padding(.leading, 30).padding(.vertical).padding(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ).named("outer")
  }
  cases.add("web-layout-spacing-default") {
    HStack {
      Color.red.frame(width: 50, height: 50).named("a")
      Color.blue.frame(width: 50, height: 50).named("b")
      Color.green.frame(width: 50, height: 50).named("c")
    }.named("stack")
  }
  cases.add("web-layout-divider") {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 20).named("a")
      Divider().named("hdivider")
      HStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 60).named("b")
        Divider().named("vdivider")
        Color.green.frame(width: 20, height: 60).named("c")
      }.named("hstack")
    }.named("vstack")
  }
  cases.add("web-layout-hstack-distribution") {
    HStack(spacing: 0) {
      Color.red.named("a")
      Color.blue.frame(width: 50).named("b")
      Color.green.named("c")
    }
  }
  cases.add("web-layout-hstack-priority") {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).named("a")
      Color.blue.frame(minWidth: 20).layoutPriority(1).named("b")
      Color.green.frame(width: 60).named("c")
    }
  }
  cases.add("web-layout-spacer-min-length") {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 250, height: 20).named("a")
        Spacer(minLength: 20).named("s1")
        Color.blue.frame(width: 100, height: 20).named("b")
      }.named("overflow")
      HStack(spacing: 0) {
        Spacer().named("s2")
        Color.green.frame(width: 40, height: 20).named("c")
        Spacer().named("s3")
      }.named("balanced")
      Spacer().named("vspacer")
    }
  }
  cases.add("web-layout-vstack-alignment") {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 100, height: 20).named("l1")
        Color.blue.frame(width: 50, height: 20).named("l2")
      }.named("leading")
      VStack(alignment: .trailing, spacing: 4) {
        Color.red.frame(width: 100, height: 20).named("t1")
        Color.blue.frame(width: 50, height: 20).named("t2")
      }.named("trailing")
    }
  }
  cases.add("web-layout-hstack-alignment") {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        Color.red.frame(width: 20, height: 60).named("top1")
        Color.blue.frame(width: 20, height: 30).named("top2")
      }
      HStack(alignment: .bottom, spacing: 4) {
        Color.red.frame(width: 20, height: 60).named("bottom1")
        Color.blue.frame(width: 20, height: 30).named("bottom2")
      }
    }
  }
  cases.add("web-layout-frame-fixed") {
    Color.red.frame(width: 40, height: 40).named("inner").frame(
      width: 120, height: 80, alignment: .topLeading
    ).named("outer")
  }
  cases.add("web-layout-frame-flex") {
    VStack(spacing: 0) {
      let b = Color.red.frame(width: 40, height: 20)
      b.frame(minWidth: 100).named("min")
      b.frame(maxWidth: 200).named("max")
      b.frame(minWidth: 50, maxWidth: .infinity).named("fill")
      b.frame(idealWidth: 150).fixedSize().named("ideal")
      Color.red.frame(maxWidth: 120, maxHeight: 20).named("clampFlexible")
      Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).named("overflow")
    }
  }
  cases.add("web-layout-alignment-guide") {
    VStack(alignment: .leading, spacing: 4) {
      Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.named("a")
      Color.blue.frame(width: 50, height: 20).named("b")
      Color.green.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.named("c")
    }.named("stack")
  }
  cases.add("web-layout-view-that-fits") {
    VStack(alignment: .leading, spacing: 12) {
      fittingRow(fallback: "wideFallback").frame(width: 200, alignment: .leading).named("wide")
      fittingRow(fallback: "narrowFallback").frame(width: 60, alignment: .leading).named("narrow")
      fittingRow(fallback: "tinyFallback").frame(width: 10, alignment: .leading).named("tiny")
      ViewThatFits(in: .vertical) {
        VStack(spacing: 0) {
          Text("One")
          Text("Two")
        }.named("tallStack")
        Text("Hello")
      }.frame(height: 60, alignment: .top).named("tall")
      ViewThatFits(in: .vertical) {
        VStack(spacing: 0) {
          Text("One")
          Text("Two")
        }
        Text("Hello").named("shortFallback")
      }.frame(height: 20, alignment: .top).named("short")
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("One")
          Text("Two")
        }.named("axisStack")
        Text("One")
      }.frame(width: 100, height: 8, alignment: .topLeading).named("axis")
    }.padding(20).named("stack")
  }
  cases.add("web-layout-rtl-grid") {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.frame(width: 40, height: 30).named("a")
          Color.blue.frame(width: 60, height: 30).named("b")
          Color.green.frame(width: 30, height: 30).named("c")
        }
        GridRow {
          Color.orange.frame(width: 100, height: 30).gridCellColumns(2).named("d")
          Color.purple.frame(width: 30, height: 30).named("e")
        }
        GridRow {
          Color.gray.frame(width: 40, height: 30).gridColumnAlignment(.trailing).named("f")
        }
      }.named("grid")
      LazyVGrid(
        columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
      ) {
        Color.red.frame(width: 40, height: 20).named("l0")
        Color.blue.frame(width: 40, height: 20).named("l1")
        Color.green.frame(width: 40, height: 20).named("l2")
        Color.orange.frame(width: 40, height: 20).named("l3")
        Color.purple.frame(width: 40, height: 20).named("l4")
      }.frame(width: 200).named("lazy")
    }.environment(\.layoutDirection, .rightToLeft)
  }
  cases.add("web-layout-rtl-shapes") {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 30).named("arrow")
        Color.blue.frame(width: 40, height: 30).named("fixedArrow")
        Color.black.frame(width: 15, height: 12).named("image")
        Color.black.frame(width: 15, height: 12).named("flippedImage")
      }.named("row")
      Color.purple.frame(width: 120, height: 20).named("gradient")
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 160, height: 40).named("positionBox")
        Color.green.frame(width: 20, height: 20).position(x: 30, y: 20).named("positioned")
      }.frame(width: 160, height: 40)
      Color.orange.frame(width: 20, height: 20).offset(x: 40).named("offset")
    }.environment(\.layoutDirection, .rightToLeft)
  }
  cases.add("web-layout-rtl-custom") {
    Flow {
      Color.red.frame(width: 60, height: 20).named("c0")
      Color.blue.frame(width: 90, height: 20).named("c1")
      Color.green.frame(width: 50, height: 20).named("c2")
      Color.orange.frame(width: 70, height: 20).named("c3")
      Color.purple.frame(width: 40, height: 20).named("c4")
    }.frame(width: 200).named("flow").environment(\.layoutDirection, .rightToLeft)
  }
  cases.add("web-foreach-nested") {
    VStack {
      ForEach(0..<2) { r in
        HStack {
          ForEach(0..<3) { c in Color.blue.frame(width: 30, height: 20).named("cell\(r)\(c)") }
        }.named("row\(r)")
      }
    }.named("grid")
  }
  cases.add("web-foreach-empty") {
    VStack {
      Text("Top").named("top")
      ForEach([String](), id: \.self) { Text($0) }
      ForEach(0..<0) { _ in Text("x") }
      HStack {
        Text("A").named("a")
        ForEach([String](), id: \.self) { Text($0) }
        Text("B").named("b")
      }.named("row")
      Text("Bottom").named("bottom")
    }.named("stack")
  }
  cases.add("web-ios-layout-basics") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Hello").named("paddedText").padding().named("padded")
      VStack {
        Text("One").named("one")
        Text("Two").named("two")
      }.named("textStack")
      VStack {
        Text("Hello").named("textAboveBox")
        Color.blue.frame(width: 40, height: 10).named("box")
      }.named("mixedStack")
      HStack {
        Text("One").named("hOne")
        Text("Two").named("hTwo")
        Color.red.frame(width: 10, height: 10).named("hBox")
      }.named("hStack")
      Divider().named("divider")
    }.named("stack")
  }
}
