import Testing
import Tintype
import TintypeTestSupport

/// Pictures, resizable or not.
@MainActor
@Suite struct ImageTests {
  init() { PlainPictures.register() }
  private var picture: Image { Image("100x50") }

  @Test func sizes() {
    FrameExpectation(30, 30)("size 100 50") { picture }
    FrameExpectation(nil, nil)("size 100 50") { picture.resizable() }
    FrameExpectation(30, nil)("size 30 50") { picture.resizable() }
    FrameExpectation(nil, 7)("size 100 7") { picture.resizable() }
    FrameExpectation(0, 0)("size 0 0") { picture.resizable() }
    FrameExpectation(0, 0)("size 15 6") {
      picture.resizable(capInsets: EdgeInsets(top: 2, leading: 5, bottom: 4, trailing: 10))
    }
    FrameExpectation(300, 3)("size 300 6") {
      picture.resizable(
        capInsets: EdgeInsets(top: 2, leading: 5, bottom: 4, trailing: 10), resizingMode: .tile)
    }
    FrameExpectation(60, 60)("size 60 30") { picture.resizable().scaledToFit() }
    FrameExpectation(60, 60)("size 120 60") { picture.resizable().scaledToFill() }
    FrameExpectation(60, nil)("size 60 30") { picture.resizable().scaledToFit() }
    FrameExpectation(nil, nil)("size 100 50") { picture.resizable().scaledToFit() }
    FrameExpectation(60, 60)("size 60 60; a 0 0 60 60") {
      picture.resizable().aspectRatio(1, contentMode: .fit).named("a")
    }
    FrameExpectation(60, 60)("size 100 50") { picture.aspectRatio(1, contentMode: .fit) }
    FrameExpectation(60, 60)("a -20 5 100 50; f 0 0 60 60") {
      picture.named("a").frame(width: 60, height: 60).clipped().named("f")
    }
    FrameExpectation(60, 60)("a -30 0 120 60") {
      picture.resizable().named("a").scaledToFill().frame(width: 60, height: 60).clipped()
    }
    FrameExpectation(60, 60)("a 0 0 120 60") {
      picture.resizable().named("a").scaledToFill()
        .frame(width: 60, height: 60, alignment: .leading).clipShape(Circle())
    }
    FrameExpectation(nil, nil)("size 50 25") {
      Image(decorative: "100x50").resizable().frame(width: 50, height: 25)
    }
  }

  @Test func inStacks() {
    FrameExpectation(200, 100)("a 0 25 100 50; b 108 0 92 100") {
      HStack {
        picture.named("a")
        Color.red.named("b")
      }
    }
    // The least flexible is served first, and with its share alone: half of 192.
    FrameExpectation(200, 50)("a 0 1 96 48; b 104 0 96 50") {
      HStack {
        picture.resizable().scaledToFit().named("a")
        Color.red.named("b")
      }.frame(height: 50)
    }
    FrameExpectation(100, 200)("a 0 0 100 50; b 0 50 100 150") {
      VStack(spacing: 0) {
        picture.resizable().scaledToFit().named("a")
        Color.red.named("b")
      }
    }
    FrameExpectation(60, 60)("o 20 25 20 10; a 0 15 60 30") {
      picture.resizable().scaledToFit().named("a")
        .overlay { Color.red.frame(width: 20, height: 10).named("o") }
        .frame(maxHeight: .infinity)
    }
  }
}
