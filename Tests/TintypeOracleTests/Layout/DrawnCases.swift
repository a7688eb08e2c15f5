import Tintype
import TintypeTestSupport

/// Views whose boxes were measured on pictures.
@MainActor
func addDrawnCases(to cases: inout CaseTable) {
  cases.add("pf-tvos-fits") {
    Color.black.frame(width: 205, height: 35).padding(5)
      .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue).named("blue")).padding(10)
      .background(Color.yellow.named("yellow"))
  }
  cases.add("pf-tvos-device") {
    Color.black.frame(width: 205, height: 35).padding(5)
      .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue).named("blue")).padding(10)
      .background(Color.yellow.named("yellow"))
  }
  cases.add("adam-text") {
    Text("T").background(Color.blue.named("whole"))
  }
  cases.add("adam-padding-default") {
    Text("T").padding()
  }
  cases.add("adam-padding-all-20") {
    Text("T").padding(.all, 20)
  }
  cases.add("adam-padding-30") {
    Text("T").padding(30)
  }
  cases.add("adam-padding-vertical-30") {
    Text("T").padding(.vertical, 30)
  }
  cases.add("adam-padding-insets") {
    Text("T").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
  }
  cases.add("skip-zstack-topleading") {
    ZStack(alignment: .topLeading) {
      Color.black.frame(width: 12, height: 12).named("back")
      Color.white.frame(width: 6, height: 6).named("front")
    }
  }
  cases.add("skip-zstack-top") {
    ZStack(alignment: .top) {
      Color.black.frame(width: 12, height: 12).named("back")
      Color.white.frame(width: 6, height: 6).named("front")
    }
  }
  cases.add("skip-stacks") {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.black.frame(width: 1, height: 2).named("a")
          Color.white.frame(width: 1, height: 1)
        }
        Color.white.frame(width: 6, height: 3)
        Color.black.frame(width: 5, height: 3).named("b")
      }
      HStack(spacing: 0) {
        Color.black.frame(width: 3, height: 9).named("c")
        Color.white.frame(width: 9, height: 9)
      }
    }.frame(width: 12, height: 12)
  }
  cases.add("skip-hstack-expand") {
    HStack(alignment: .bottom, spacing: 0) {
      Color.black.frame(height: 10).named("left")
      Color.white.opacity(0.8).frame(height: 12).named("mid")
      Color.black.frame(height: 10).named("right")
    }.background(Color.white).frame(width: 12, height: 12)
  }
  cases.add("skip-hstack-spacers-overflow") {
    HStack {
      Spacer()
      Color.black.frame(width: 2).named("left")
      Spacer()
      Color.black.frame(width: 2).named("right")
      Spacer()
    }.background(Color.white).frame(width: 12, height: 12)
  }
  cases.add("skip-frame-max-border") {
    ZStack {
      Color.black.frame(width: 12, height: 6).named("back")
      Color.white.frame(maxWidth: 20, maxHeight: 4).border(Color.red, width: 1)
        .named("border")
        .overlay(Color.clear.named("inside border").padding(1))
    }
  }
  cases.add("skip-opacity-multi") {
    ZStack {
      Color.black.frame(width: 12, height: 12).named("0")
      Color.white.opacity(0.8).frame(width: 8, height: 8).named("1")
      Color.black.opacity(0.5).frame(width: 4, height: 4).named("2")
      Color.white.opacity(0.22).frame(width: 2, height: 2).named("3")
    }
  }
  cases.add("skip-rotated-square") {
    ZStack {
      Color.black.frame(width: 12, height: 12).named("back")
      Color.white.frame(width: 6, height: 6).named("bounding box of the fully white core")
        .rotationEffect(.degrees(45))
    }
  }
  cases.add("flow-valign-center") {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .center, spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.blue).frame(width: 50, height: 45).named(
          "blue")
        RoundedRectangle(cornerRadius: 10).fill(Color.orange).frame(width: 50, height: 55).named(
          "orange")
        RoundedRectangle(cornerRadius: 10).fill(Color.green).frame(width: 50, height: 50).named(
          "green")
        RoundedRectangle(cornerRadius: 10).fill(Color.yellow).frame(width: 50, height: 40).named(
          "yellow")
        RoundedRectangle(cornerRadius: 10).fill(Color.brown).frame(width: 50, height: 60).named(
          "brown")
      }
      HStack(alignment: .center, spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.mint).frame(width: 50, height: 48).named(
          "mint")
        RoundedRectangle(cornerRadius: 10).fill(Color.indigo).frame(width: 50, height: 52).named(
          "indigo")
        RoundedRectangle(cornerRadius: 10).fill(Color.cyan).frame(width: 50, height: 58).named(
          "cyan")
        RoundedRectangle(cornerRadius: 10).fill(Color.gray).frame(width: 50, height: 42).named(
          "gray")
        RoundedRectangle(cornerRadius: 10).fill(Color.pink).frame(width: 50, height: 46).named(
          "pink")
      }
    }.padding(12).background(Color.white)
  }
  cases.add("flow-valign-bottom") {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .bottom, spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.blue).frame(width: 50, height: 45).named(
          "blue")
        RoundedRectangle(cornerRadius: 10).fill(Color.orange).frame(width: 50, height: 55).named(
          "orange")
        RoundedRectangle(cornerRadius: 10).fill(Color.green).frame(width: 50, height: 50).named(
          "green")
        RoundedRectangle(cornerRadius: 10).fill(Color.yellow).frame(width: 50, height: 40).named(
          "yellow")
        RoundedRectangle(cornerRadius: 10).fill(Color.brown).frame(width: 50, height: 60).named(
          "brown")
      }
      HStack(alignment: .bottom, spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.mint).frame(width: 50, height: 48).named(
          "mint")
        RoundedRectangle(cornerRadius: 10).fill(Color.indigo).frame(width: 50, height: 52).named(
          "indigo")
        RoundedRectangle(cornerRadius: 10).fill(Color.cyan).frame(width: 50, height: 58).named(
          "cyan")
        RoundedRectangle(cornerRadius: 10).fill(Color.gray).frame(width: 50, height: 42).named(
          "gray")
        RoundedRectangle(cornerRadius: 10).fill(Color.pink).frame(width: 50, height: 46).named(
          "pink")
      }
    }.padding(12).background(Color.white)
  }
  cases.add("flow-new-line") {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .center, spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.red).frame(width: 50, height: 50).named("red")
      }
      HStack(alignment: .center, spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.green).frame(width: 50, height: 50).named(
          "green")
        RoundedRectangle(cornerRadius: 10).fill(Color.blue).frame(width: 50, height: 50).named(
          "blue")
        RoundedRectangle(cornerRadius: 10).fill(Color.yellow).frame(width: 50, height: 50).named(
          "yellow")
      }
    }.padding(12).background(Color.white)
  }
  cases.add("flow-mixed-flexibility") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(Color.red).frame(width: 50, height: 50).named("red")
        RoundedRectangle(cornerRadius: 10).fill(Color.green).frame(
          minWidth: 50, maxWidth: .infinity
        ).frame(height: 50).named("green")
        RoundedRectangle(cornerRadius: 10).fill(Color.blue).frame(minWidth: 50, maxWidth: .infinity)
          .frame(height: 50).named("blue")
      }
      RoundedRectangle(cornerRadius: 10).fill(Color.yellow).frame(minWidth: 50, maxWidth: .infinity)
        .frame(height: 50).named("yellow")
    }.padding(12).background(Color.white)
  }
  cases.add("flow-justified") {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        RoundedRectangle(cornerRadius: 10).fill(Color.blue).frame(width: 50, height: 50).named(
          "blue")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.orange).frame(width: 50, height: 50).named(
          "orange")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.green).frame(width: 50, height: 50).named(
          "green")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.yellow).frame(width: 50, height: 50).named(
          "yellow")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.brown).frame(width: 50, height: 50).named(
          "brown")
      }
      HStack(spacing: 0) {
        RoundedRectangle(cornerRadius: 10).fill(Color.mint).frame(width: 50, height: 50).named(
          "mint")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.indigo).frame(width: 50, height: 50).named(
          "indigo")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.cyan).frame(width: 50, height: 50).named(
          "cyan")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.gray).frame(width: 50, height: 50).named(
          "gray")
        Spacer(minLength: 8)
        RoundedRectangle(cornerRadius: 10).fill(Color.pink).frame(width: 50, height: 50).named(
          "pink")
      }
    }.padding(12).background(Color.white)
  }
  cases.add("mdui-paragraphs") {
    Color.clear.frame(width: 340, height: 210).border(Color.accentColor).named(
      "outer edge of the 1pt border"
    ).padding()
  }
  cases.add("mdui-spacing") {
    Color.clear.frame(width: 340, height: 154).border(Color.accentColor).named(
      "outer edge of the 1pt border"
    ).padding()
  }
}
