import Testing
import Tintype
import TintypeTestSupport

/// What is repeated for ever shows its first moment.
@MainActor
@Suite struct EndlessMotionTests {
  private func size<Content: View>(_ content: Content) -> CGSize {
    ImageRenderer(content: content).layout().size
  }

  private struct Flying: View {
    let animation: Animation?
    @State private var hasFlown = false

    var body: some View {
      Color.red.frame(width: hasFlown ? 50 : 10, height: 10)
        .onAppear { withAnimation(animation) { hasFlown.toggle() } }
    }
  }

  @Test func changesThatAreRepeatedForEverAreNotSeen() {
    #expect(size(Flying(animation: .easeOut.repeatForever())).width == 10)
    #expect(size(Flying(animation: .easeOut.repeatForever().delay(1).speed(2))).width == 10)
    #expect(size(Flying(animation: .easeOut.repeatCount(3))).width == 50)
    #expect(size(Flying(animation: nil)).width == 50)
  }

  private struct Twice: View {
    @State private var count = 1

    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 10).onAppear {
        withAnimation(.linear.repeatForever()) {
          count += 1
          if count == 2 { count += 1 }
        }
        count += 10
      }
    }
  }

  @Test func codeSeesThemWhereItMakesThem() {
    #expect(size(Twice()).width == 11)
  }

  private struct Spinning: View {
    let animation: Animation
    @State private var isOn = false

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isOn ? 50 : 10, height: 10).animation(animation, value: isOn)
        Color.red.frame(width: isOn ? 100 : 20, height: 10)
      }
      .onAppear { isOn = true }
    }
  }

  @Test func contentOfAnEndlessAnimationIsAsBefore() {
    #expect(size(Spinning(animation: .linear.repeatForever(autoreverses: false))).width == 110)
    #expect(size(Spinning(animation: .linear)).width == 150)
  }

  @Test func completionsOfEndlessAnimationsNeverCome() {
    struct Completing: View {
      let animation: Animation
      @State private var width = 10.0
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear {
          withAnimation(animation) {
          } completion: {
            width = 30
          }
        }
      }
    }
    #expect(size(Completing(animation: .linear)).width == 30)
    #expect(size(Completing(animation: .linear.repeatForever())).width == 10)
  }
}
