import Testing
import Tintype
import TintypeViews

/// What a picture of a preview that is no screen shows around the view.
@MainActor @Suite struct PreviewMarginTests {
  /// The size of the picture of a preview, in points.
  private func picture(_ view: some View, padding: CGFloat? = nil) -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.device = .usual
    renderer.padding = padding ?? 0
    return PreviewStage.settle(renderer, showing: .automatic, hasOwnPadding: padding != nil)
      .picture.canvasSize
  }

  private var box: some View { Color.red.frame(width: 100, height: 60) }

  @Test func aMarginHoldsWhatReachesALittleFurther() {
    #expect(picture(box) == CGSize(width: 132, height: 92))
    #expect(picture(box.offset(x: 10)) == CGSize(width: 132, height: 92))
    #expect(picture(box.shadow(radius: 30)) == CGSize(width: 132, height: 92))
  }

  @Test func paddingThatIsSetReplacesTheMargin() {
    #expect(picture(box, padding: 0) == CGSize(width: 100, height: 60))
    #expect(picture(box, padding: 5) == CGSize(width: 110, height: 70))
  }

  @Test func whatIsDrawnOutsideOfTheViewIsNotCut() {
    #expect(picture(box.offset(x: 40, y: -30)) == CGSize(width: 172, height: 122))
    #expect(picture(box.scaleEffect(2)) == CGSize(width: 232, height: 152))
  }

  @Test func clippedAndInvisibleInkNeedsNoMargin() {
    let wide = Color.blue.frame(width: 300, height: 60)
    #expect(picture(box.overlay { wide }) == CGSize(width: 332, height: 92))
    #expect(picture(box.overlay { wide }.clipped()) == CGSize(width: 132, height: 92))
    #expect(picture(box.overlay { wide.opacity(0) }) == CGSize(width: 132, height: 92))
    #expect(
      picture(box.overlay { Color.clear.frame(width: 300, height: 60) })
        == CGSize(width: 132, height: 92))
    #expect(picture(box.overlay { wide.mask(box) }) == CGSize(width: 132, height: 92))
    #expect(
      picture(box.overlay { wide.scaleEffect(0).offset(y: -300) }) == CGSize(width: 132, height: 92)
    )
  }

  @Test func linesAndTextsNeedTheMarginOfTheirInk() {
    let ring = Circle().frame(width: 160, height: 160)
    let hues = AngularGradient(colors: [.red, .blue], center: .center)
    let plain = CGSize(width: 192, height: 192)
    #expect(picture(ring) == plain)
    #expect(
      picture(Circle().strokeBorder(hues, lineWidth: 20).frame(width: 160, height: 160)) == plain)
    #expect(picture(Circle().stroke(hues, lineWidth: 20).frame(width: 160, height: 160)) == plain)
    #expect(
      picture(Circle().stroke(hues, lineWidth: 40).frame(width: 160, height: 160))
        == CGSize(width: 232, height: 232))
    func text(_ view: some View) -> CGSize { picture(view.frame(width: 200, height: 80)) }
    let hello = Text("Hello").font(.system(size: 60))
    #expect(text(hello) == CGSize(width: 232, height: 112))
    #expect(text(hello.blur(radius: 6)) == CGSize(width: 232, height: 112))
  }

  @Test func theMarginIsOfWholePoints() {
    let turned = picture(box.rotationEffect(.degrees(80)))
    #expect(turned.width == 132)
    #expect(turned.height == turned.height.rounded() && turned.height > 132)
  }

  @Test func theMarginEndsAtTheScreen() {
    let screen = Device.usual.size
    #expect(picture(box.scaleEffect(30)) == screen)
  }

  @Test func anInvisibleViewIsReported() {
    func blankness(_ view: some View) -> String? {
      let renderer = ImageRenderer(content: view)
      renderer.device = .usual
      return PreviewStage.settle(renderer, showing: .automatic).layout.blankness
    }
    let rows: [Int] = []
    #expect(blankness(List(rows, id: \.self) { Text("\($0)") })?.contains("has no rows") == true)
    #expect(blankness(NavigationStack { Form {} })?.contains("has no rows") == true)
    #expect(blankness(ZStack {})?.contains("shows nothing") == true)
    #expect(blankness(Text(""))?.contains("shows nothing") == true)
    #expect(blankness(List([1], id: \.self) { Text("\($0)") }) == nil)
    #expect(blankness(Color.white) == nil)
    #expect(blankness(Toggle("", isOn: .constant(true)).labelsHidden()) == nil)
  }
}
