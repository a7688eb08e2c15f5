import Tintype
import TintypeTestSupport

/// Recorded: texts under pressure.
@MainActor
func addRecordedTextCases(to cases: inout CaseTable) {
  cases.add("web-text-hello") {
    Text("Hello").named("hello")
  }
  cases.add("web-text-vstack-spacing") {
    VStack {
      Text("One").named("one")
      Text("Two").named("two")
      Color.red.frame(width: 50, height: 10).named("box")
      Text("Three").named("three")
    }.named("stack")
  }
  cases.add("web-text-hstack-baseline") {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle).named("big")
        Text("small").named("small")
        Color.red.frame(width: 10, height: 10).named("box")
      }.named("first")
      HStack(alignment: .lastTextBaseline) {
        Text("Big").font(.largeTitle).named("big2")
        Text("small").named("small2")
      }.named("last")
    }
  }
  cases.add("web-text-wrapped") {
    VStack(alignment: .leading, spacing: 0) {
      Text("P").named("narrow").frame(width: 150, alignment: .topLeading).named("narrowFrame")
      Text("P").named("wide").frame(width: 260, alignment: .topLeading)
      Text("P").named("free")
    }.named("column")
  }
  cases.add("web-pressure-heights") {
    HStack(alignment: .top, spacing: 10) {
      ForEach([8, 20, 32, 40, 48, 70] as [CGFloat], id: \.self) { height in
        Text("P").named("t\(Int(height))").frame(width: 110, height: height, alignment: .topLeading)
          .named("h\(Int(height))")
      }
    }.named("row")
  }
  cases.add("more-pressure-stack-tight") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text("P").frame(width: 150, alignment: .leading).named("text")
      Color.blue.frame(height: 40).named("bottom")
    }.named("stack")
  }
  cases.add("more-pressure-stack-spacer-fits") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text("P").frame(width: 150, alignment: .leading).named("text")
      Spacer().named("spacer")
      Color.blue.frame(height: 40).named("bottom")
    }.named("stack")
  }
  cases.add("more-pressure-stack-spacer-tight") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text("P").frame(width: 150, alignment: .leading).named("text")
      Spacer().named("spacer")
      Color.blue.frame(height: 40).named("bottom")
    }.named("stack")
  }
  cases.add("more-pressure-spacer-min0") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text("P").frame(width: 150, alignment: .leading).named("text")
      Spacer(minLength: 0).named("spacer")
      Color.blue.frame(height: 40).named("bottom")
    }.named("stack")
  }
  cases.add("more-pressure-spacer-min30") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text("P").frame(width: 150, alignment: .leading).named("text")
      Spacer(minLength: 30).named("spacer")
      Color.blue.frame(height: 40).named("bottom")
    }.named("stack")
  }
  cases.add("more-pressure-spacer-roomy") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text("P").frame(width: 150, alignment: .leading).named("text")
      Spacer().named("spacer")
      Color.blue.frame(height: 40).named("bottom")
    }.named("stack")
  }
  cases.add("more-pressure-row-tight") {
    HStack(spacing: 0) {
      Color.red.frame(width: 40).named("left")
      Text("P").frame(width: 150, alignment: .leading).named("text")
    }.named("row")
  }
  cases.add("more-text-paragraphs") {
    VStack(alignment: .leading, spacing: 0) {
      Text("P").named("hanging").frame(width: 134, alignment: .topLeading)
      Text("P").named("w100").frame(width: 100, alignment: .topLeading)
      Text("P").named("w300").frame(width: 300, alignment: .topLeading)
      Text("Supercalifragilistic").named("longWord").frame(width: 60, alignment: .topLeading)
      Text("N").named("twoFree")
      Text("N").named("twoWrapped").frame(width: 220, alignment: .topLeading)
      Text("P title").named("titleWrap").frame(width: 300, alignment: .topLeading)
    }.named("column")
  }
  cases.add("more-text-concatenation") {
    VStack(alignment: .leading, spacing: 0) {
      (Text("Hello, ").bold() + Text("World")).named("boldPlain")
      (Text("Big ").font(.largeTitle) + Text("small")).named("mixedSize")
      (Text("Red ").foregroundColor(.red) + Text("Blue").foregroundColor(.blue)).named("colors")
      (Text("Title ") + Text("italic").italic()).font(.title).named("titleItalic")
      VStack(alignment: .leading, spacing: 0) {
        (Text("Env ") + Text("bold").bold()).named("envBold")
      }.font(.title)
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        (Text("Big ").font(.largeTitle) + Text("small")).named("mixedBaseline")
        Color.red.frame(width: 10, height: 10).named("baselineBox")
      }
      (Text("wrapped").bold() + Text("Rich")).frame(width: 150, alignment: .topLeading).named(
        "wrappedRich")
    }.named("column")
  }
  cases.add("more-text-baseline-wrapped") {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("P").named("lastWrapped").frame(width: 120, alignment: .topLeading)
        Text("End").font(.largeTitle).named("lastEnd")
        Color.red.frame(width: 10, height: 10).named("lastBox")
      }.named("last")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("P").named("firstWrapped").frame(width: 120, alignment: .topLeading)
        Text("End").font(.largeTitle).named("firstEnd")
        Color.red.frame(width: 10, height: 10).named("firstBox")
      }.named("first")
    }.named("column")
  }
  cases.add("more-text-vstack-spacing-mixed") {
    VStack {
      Text("largeTitle Hg").named("large1")
      Text("system13 Hg").named("body1")
      Text("largeTitle Hg").named("large2")
      Color.red.frame(width: 50, height: 10).named("box")
      Text("largeTitle Hg").named("large3")
      Text("caption2 Hg").named("caption")
      Text("system13 Hg").named("body2")
    }.named("stack")
  }
  cases.add("more-textscale-wrapped") {
    VStack(alignment: .leading, spacing: 8) {
      Text("P").frame(width: 150, alignment: .leading).named("default")
      Text("P secondary").frame(width: 150, alignment: .leading).named("secondary")
      Text("P").frame(width: 150, alignment: .leading).named("disabled")
    }.named("column")
  }
  cases.add("more-rtl-text") {
    VStack(alignment: .leading, spacing: 8) {
      Text("P").frame(width: 150).named("leading")
      Text("P").multilineTextAlignment(.trailing).frame(width: 150).named("trailing")
      Text("P").multilineTextAlignment(.center).frame(width: 150).named("center")
      Color.clear.frame(width: 49.5, height: 16.079833984375).named("label")
      Text("Two").frame(width: 100, alignment: .leading).named("framedText")
    }.environment(\.layoutDirection, .rightToLeft)
  }
}
