import Testing
import Tintype
import TintypeTestSupport

/// Modifiers that change what views inside read.
@MainActor
@Suite struct EnvironmentModifierTests {
  /// Ten points wide for each line that it may have.
  private struct Reader: View {
    @Environment(\.lineLimit) private var limit
    var body: some View {
      Color.red.frame(width: CGFloat(limit ?? 0) * 10, height: 1).named("reader")
    }
  }

  @Test func transformEnvironmentChangesTheValueFromOutside() {
    FrameExpectation(nil, nil)("size 50 1; reader 0 0 50 1") {
      Reader().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 2 }.lineLimit(3)
    }
    FrameExpectation(nil, nil)("size 60 1") {
      VStack { Reader().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) * 3 } }.lineLimit(2)
    }
  }

  /// The star of 17 points is 22 wide and 20 high.
  @Test(
    arguments: [
      (Image.Scale.small, "17.5 17"), (.medium, "22 20"), (.large, "28 27"),
    ] as [(Image.Scale, String)])
  func imageScaleChangesSymbols(_ scale: Image.Scale, size: String) {
    FrameExpectation(nil, nil)("size \(size); a 0 0 \(size)") {
      Image(systemName: "star").named("a").font(.system(size: 17)).imageScale(scale)
    }
  }

  private func face(_ view: some View) -> String {
    TextMeasure.runs(view).first?.font ?? ""
  }

  @Test func fontDesignChoosesAFamily() {
    let text = VStack { Text(verbatim: "a") }
    #expect(face(text) == "Inter Regular")
    #expect(face(text.fontDesign(.monospaced)).contains("Mono"))
    #expect(face(text.fontDesign(.serif)).contains("Serif"))
    #expect(face(text.fontDesign(.default)) == "Inter Regular")
    #expect(face(Text(verbatim: "a").fontDesign(.monospaced)).contains("Mono"))
  }

  @Test func fontWidthChoosesAFace() {
    let text = VStack { Text(verbatim: "a") }.font(.custom("DejaVu Sans", size: 12))
    #expect(!face(text).contains("Condensed"))
    #expect(face(text.fontWidth(.condensed)).contains("Condensed"))
    let single = Text(verbatim: "a").font(.custom("DejaVu Sans", size: 12))
    #expect(face(single.fontWidth(.condensed)).contains("Condensed"))
  }
}
