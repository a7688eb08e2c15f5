import Tintype
import TintypeTestSupport

/// Recorded: shapes and effects.
@MainActor
func addRecordedDrawingCases(to cases: inout CaseTable) {
  cases.add("web-shape-builtin") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 16).fill(.blue).frame(width: 80, height: 50).named(
          "continuous")
        RoundedRectangle(cornerRadius: 16, style: .circular).fill(.blue).frame(
          width: 80, height: 50
        ).named("circular")
        RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).fill(.green).frame(
          width: 80, height: 50
        ).named("elliptical")
        UnevenRoundedRectangle(
          topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4,
          topTrailingRadius: 20
        ).fill(.orange).frame(width: 60, height: 50).named("uneven")
      }.named("row1")
      HStack(spacing: 8) {
        Capsule().fill(.red).frame(width: 100, height: 40).named("capsule")
        Capsule(style: .circular).fill(.red).frame(width: 100, height: 40).named("capsuleCircular")
        Capsule().fill(.purple).frame(width: 30, height: 60).named("capsuleTall")
        Circle().fill(.mint).named("circleWide").frame(width: 70, height: 40)
      }.named("row2")
      HStack(spacing: 8) {
        Ellipse().fill(.teal).frame(width: 90, height: 40).named("ellipse")
        Rectangle().fill(.gray).frame(width: 60, height: 40).named("rect")
        RoundedRectangle(cornerRadius: 40).fill(.indigo).frame(width: 60, height: 40).named(
          "clamped")
        AnyShape(Circle()).fill(.pink).named("any").frame(width: 60, height: 40)
      }.named("row3")
    }.named("stack")
  }
  cases.add("web-shape-border") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Text("Hello").border(.red).named("text")
        Text("Hello").padding(6).border(.blue, width: 3).named("padded")
        Text("Hg").border(.red.opacity(0.5), width: 8).named("thick")
        Text("OK").border(.green, width: 0).named("zero")
      }.named("row1")
      HStack(spacing: 8) {
        Color.yellow.frame(width: 60, height: 30).border(.black).named("color")
        Color.yellow.frame(width: 60, height: 30).border(.black, width: 2).padding(4).border(.blue)
          .named("nested")
        Circle().fill(.mint).frame(width: 30, height: 30).border(.purple, width: 2).named("circle")
      }.named("row2")
    }.named("stack")
  }
  cases.add("web-paint-background-overlay") {
    VStack(spacing: 20) {
      Color.red.frame(width: 100, height: 60).named("content").background(
        Color.blue.frame(width: 20, height: 20).named("bg"), alignment: .bottomTrailing
      ).overlay(alignment: .topLeading) { Color.green.frame(width: 10, height: 10).named("ov") }
        .named("modified")
      Color.gray.frame(width: 31, height: 18.5).named("text").padding(4).background(
        Color.yellow.named("textBg")
      ).named("padded")
      Color.red.frame(width: 40, height: 20).named("small").background {
        Color.blue.frame(width: 80, height: 40).named("bigBg")
      }.named("smallOuter")
    }
  }
  cases.add("web-paint-shapes") {
    HStack(spacing: 10) {
      Circle().named("circle")
      Rectangle().fill(.red).frame(width: 40).named("rect")
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 40).named("rounded")
      Capsule().fill(.green).frame(width: 60, height: 30).named("capsule")
      Ellipse().frame(width: 50, height: 30).named("ellipse")
    }.frame(height: 100).named("row")
  }
  cases.add("web-paint-clipping") {
    VStack(spacing: 10) {
      Color.red.frame(width: 100, height: 60).named("clipped").clipShape(
        RoundedRectangle(cornerRadius: 12))
      Color.blue.frame(width: 100, height: 60).named("corner").cornerRadius(20)
      Color.green.frame(width: 100, height: 40).opacity(0.5).named("faded")
    }.named("stack")
  }
  cases.add("more-effects-zindex") {
    VStack(spacing: 30) {
      ZStack {
        Color.red.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2).named("red")
        Color.blue.frame(width: 80, height: 80).named("blue")
        Color.green.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1).named("green")
        Color.yellow.frame(width: 120, height: 120).zIndex(-1).named("yellow")
      }.named("zstack")
      HStack(spacing: -30) {
        Color.orange.frame(width: 70, height: 50).named("first")
        Color.purple.frame(width: 70, height: 50).zIndex(1).named("middle")
        Color.mint.frame(width: 70, height: 50).named("last")
      }.named("hstack")
    }.named("stack")
  }
  cases.add("more-effects-hidden") {
    VStack(spacing: 10) {
      Text("Above").named("above")
      Color.red.frame(width: 80, height: 30).hidden().named("hidden")
      Text("Below").named("below")
      HStack(spacing: 8) {
        Color.gray.frame(width: 60.5, height: 24).hidden().named("ghostButton")
        Color.blue.frame(width: 40, height: 20).named("visible")
      }.named("row")
      Color.green.frame(width: 60, height: 20).opacity(0).named("transparent")
    }.named("stack")
  }
  cases.add("more-effects-shadow") {
    VStack(spacing: 50) {
      HStack(spacing: 60) {
        Color.red.frame(width: 60, height: 60).shadow(radius: 8).named("default")
        Color.blue.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 6).named(
          "offset")
        Circle().fill(Color.green).frame(width: 60, height: 60).shadow(
          color: .blue.opacity(0.5), radius: 0, x: 4
        ).named("hard")
      }.named("row1")
      HStack(spacing: 60) {
        Text("title Shadow").shadow(radius: 2).named("text")
        RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 90, height: 50).shadow(
          color: .purple, radius: 12
        ).named("rounded")
        Color.gray.frame(width: 60, height: 60).opacity(0.5).shadow(radius: 6).named("faded")
      }.named("row2")
    }.named("stack")
  }
  cases.add("more-effects-shadow-profile") {
    HStack(spacing: 60) {
      Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 10).named("blur10")
      Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 10).named(
        "blur4")
      Color.black.frame(width: 60, height: 60).shadow(color: .red, radius: 0, x: 5).named("sharp")
    }.named("row")
  }
  cases.add("more-matched-follower") {
    MatchedFollower()
  }
}
