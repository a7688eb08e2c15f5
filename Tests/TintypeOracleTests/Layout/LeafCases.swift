import Tintype
import TintypeTestSupport

/// Views without children, and modifiers that change no layout.
@MainActor
func addLeafCases(to cases: inout CaseTable) {
  cases.add("leaf-rect-zero") {
    Rectangle().named("a")
  }
  cases.add("leaf-color-infinity") {
    Color.red.named("a")
  }
  cases.add("leaf-circle-landscape") {
    Circle().named("a")
  }
  cases.add("leaf-circle-nil") {
    Circle().named("a")
  }
  cases.add("leaf-circle-nil-width") {
    Circle().named("a")
  }
  cases.add("leaf-circle-nil-width-small") {
    Circle().named("a")
  }
  cases.add("leaf-ellipse") {
    Ellipse().named("a")
  }
  cases.add("leaf-capsule-nil") {
    Capsule().named("a")
  }
  cases.add("spacer-orphan") {
    Spacer().named("a")
  }
  cases.add("spacer-orphan-nil") {
    Spacer().named("a")
  }
  cases.add("spacer-orphan-zero") {
    Spacer().named("a")
  }
  cases.add("spacer-single-in-hstack-nil") {
    HStack { Spacer().named("a") }
  }
  cases.add("spacer-in-vstack") {
    VStack { Spacer(minLength: 30).named("a") }
  }
  cases.add("image-intrinsic") {
    Image("101x92").named("a")
  }
  cases.add("image-in-bigger-frame") {
    Image("101x92").named("a").frame(width: 200, height: 200)
  }
  cases.add("image-in-smaller-frame") {
    Image("101x92").named("a").frame(width: 50, height: 200)
  }
  cases.add("image-resizable-frame") {
    Image("101x92").resizable().named("a").frame(width: 200, height: 150)
  }
  cases.add("image-resizable-fit") {
    Image("101x92").resizable().named("a").aspectRatio(contentMode: .fit).frame(
      width: 200, height: 150)
  }
  cases.add("image-resizable-nil") {
    Image("101x92").resizable().named("a")
  }
  cases.add("image-resizable-nil-width") {
    Image("101x92").resizable().named("a")
  }
  cases.add("image-capinsets-min") {
    Image("101x92").resizable(capInsets: EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20))
      .named("a")
  }
  cases.add("spacer-hstack") {
    HStack {
      Color.red.frame(width: 50, height: 50).named("a")
      Spacer().named("s")
      Color.blue.frame(width: 50, height: 50).named("b")
    }.frame(width: 200, height: 80)
  }
  cases.add("spacer-two-in-hstack") {
    HStack {
      Color.red.frame(width: 40, height: 50).named("a")
      Spacer().named("s")
      Color.blue.frame(width: 40, height: 50).named("b")
      Spacer().named("t")
      Color.green.frame(width: 40, height: 50).named("c")
    }.frame(width: 250, height: 80)
  }
  cases.add("spacer-minlength50") {
    HStack {
      Color.red.frame(width: 50, height: 50).named("a")
      Spacer(minLength: 50).named("s")
      Color.blue.frame(width: 50, height: 50).named("b")
    }.frame(width: 180, height: 80)
  }
  cases.add("spacer-loses-to-colors") {
    HStack(spacing: 10) {
      Color.red.named("a")
      Spacer(minLength: 20).named("s")
      Color.blue.named("b")
    }
  }
  cases.add("spacer-in-fixedsize-vstack") {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10).named("a")
      Spacer().named("s")
      Color.blue.frame(width: 20, height: 10).named("b")
    }.fixedSize()
  }
  cases.add("border-is-neutral") {
    Color.red.frame(width: 60, height: 40).named("a").border(Color.black, width: 5)
  }
  cases.add("position-default-zero") {
    Color.red.frame(width: 50, height: 50).named("a").position()
  }
  cases.add("offset-neutral") {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).named("a").offset(x: 5, y: 7)
      Color.blue.frame(width: 20, height: 20).named("b")
    }
  }
  cases.add("geometry-nil") {
    GeometryReader { _ in Color.red.named("a") }
  }
}
