import Tintype
import TintypeTestSupport

/// Views of articles and of other projects' tests.
@MainActor
func addArticleCases(to cases: inout CaseTable) {
  cases.add("oleb-relative-first") {
    HStack(spacing: 10) {
      Color.blue.named("a").relativeProposed(width: 0.5)
      Color.green.named("b")
      Color.yellow.named("c")
    }
  }
  cases.add("oleb-relative-middle") {
    HStack(spacing: 10) {
      Color.blue.named("a")
      Color.green.named("b").relativeProposed(width: 0.5)
      Color.yellow.named("c")
    }
  }
  cases.add("oleb-relative-last") {
    HStack(spacing: 10) {
      Color.blue.named("a")
      Color.green.named("b")
      Color.yellow.named("c").relativeProposed(width: 0.5)
    }
  }
  cases.add("oleb-relative-priority") {
    HStack(spacing: 10) {
      Color.blue.named("a")
      Color.green.named("b")
      Color.yellow.named("c").relativeProposed(width: 0.5).layoutPriority(1)
    }
  }
  cases.add("oleb-relative-max400") {
    Color.red.frame(maxWidth: 400).named("a").relativeProposed(width: 0.8)
  }
  cases.add("oleb-relative-max400-wide") {
    Color.red.frame(maxWidth: 400).named("a").relativeProposed(width: 0.8)
  }
  cases.add("oleb-relative-nil") {
    Color.red.named("a").relativeProposed(width: 0.5, height: 0.5)
  }
  cases.add("objc-three-equal") {
    HStack(spacing: 0) {
      Rectangle().named("a")
      Rectangle().named("b")
      Rectangle().named("c")
    }.frame(width: 300, height: 100)
  }
  cases.add("objc-max100-min100") {
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 100).named("a")
      Rectangle().frame(minWidth: 100).named("b")
    }.frame(width: 150, height: 100)
  }
  cases.add("openlayout-hstack-basic") {
    HStack {
      Rectangle().named("a")
      Rectangle().named("b")
    }.frame(width: 100, height: 100)
  }
  cases.add("openlayout-hstack-flexframes") {
    HStack {
      Rectangle().named("a").frame(minWidth: 20, maxWidth: 40)
      Rectangle().named("b").frame(minWidth: 30, maxWidth: 50)
    }.frame(width: 100, height: 100)
  }
  cases.add("openlayout-hstack-align-top") {
    HStack(alignment: .top, spacing: 8) {
      Rectangle().frame(width: 20, height: 30).named("a")
      Rectangle().frame(width: 30, height: 20).named("b")
      Rectangle().frame(width: 25, height: 40).named("c")
    }.frame(width: 100, height: 100)
  }
  cases.add("openlayout-hstack-align-bottom") {
    HStack(alignment: .bottom, spacing: 8) {
      Rectangle().frame(width: 20, height: 30).named("a")
      Rectangle().frame(width: 30, height: 20).named("b")
      Rectangle().frame(width: 25, height: 40).named("c")
    }.frame(width: 100, height: 100)
  }
  cases.add("openlayout-vstack-basic") {
    VStack {
      Rectangle().named("a")
      Rectangle().named("b")
    }.frame(width: 100, height: 100)
  }
  cases.add("openlayout-vstack-align-leading") {
    VStack(alignment: .leading, spacing: 8) {
      Rectangle().frame(width: 30, height: 20).named("a")
      Rectangle().frame(width: 40, height: 25).named("b")
      Rectangle().frame(width: 25, height: 15).named("c")
    }.frame(width: 100, height: 100)
  }
  cases.add("openlayout-flex-minwidth") {
    Rectangle().named("a").frame(minWidth: 80).frame(width: 100, height: 100)
  }
  cases.add("openlayout-flex-maxwidth") {
    Rectangle().named("a").frame(maxWidth: 5).frame(width: 100, height: 100)
  }
  cases.add("openlayout-flex-minmax") {
    Rectangle().named("a").frame(minWidth: 30, maxWidth: 70, minHeight: 20, maxHeight: 80).frame(
      width: 100, height: 100)
  }
  cases.add("openlayout-flex-maxinf-trailing") {
    Rectangle().frame(width: 10, height: 10).named("a").frame(
      maxWidth: .infinity, alignment: .trailing
    ).frame(width: 100, height: 100)
  }
  cases.add("openlayout-frame-width-only") {
    Rectangle().named("a").frame(width: 50).frame(width: 100, height: 100)
  }
  cases.add("openlayout-frame-larger-than-container") {
    Rectangle().named("a").frame(width: 150, height: 120).frame(width: 100, height: 100)
  }
  cases.add("openlayout-fixedsize-both") {
    Rectangle().named("a").fixedSize().frame(width: 100, height: 100)
  }
  cases.add("openlayout-fixedsize-horizontal") {
    Rectangle().named("a").fixedSize(horizontal: true, vertical: false).frame(
      width: 100, height: 100)
  }
  cases.add("openlayout-padding-fixedsize") {
    Rectangle().named("a").padding(10).fixedSize().frame(width: 100, height: 100)
  }
  cases.add("openlayout-padding-all20") {
    Rectangle().named("a").padding(20).frame(width: 100, height: 100)
  }
  cases.add("openlayout-padding-too-large") {
    Rectangle().named("a").padding(60).frame(width: 100, height: 100)
  }
  cases.add("openlayout-background-larger-padding") {
    Rectangle().named("a").background { Rectangle().named("b").padding(10) }.frame(
      width: 100, height: 100)
  }
  cases.add("openlayout-background-stack") {
    VStack(spacing: 5) {
      Rectangle().named("a")
      Rectangle().named("b")
    }.background {
      HStack(spacing: 3) {
        Rectangle().named("c")
        Rectangle().named("d")
      }
    }.frame(width: 100, height: 100)
  }
  cases.add("group-modifier-distributes") {
    HStack(spacing: 0) {
      Group {
        Color.red.named("a")
        Color.green.named("b")
      }.frame(width: 20)
    }
  }
  cases.add("root-implicit-vstack") {
    Group {
      Color.red.frame(width: 10, height: 10).named("a")
      Color.blue.frame(width: 20, height: 20).named("b")
    }
  }
  cases.add("pixel-rounding") {
    VStack(spacing: 10) {
      Rectangle().named("a")
      Rectangle().named("b")
      Rectangle().named("c")
    }
  }
}
