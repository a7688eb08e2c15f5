import Testing
import Tintype
import TintypeControls
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

extension UIColor {
  /// As sources add them.
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

/// UIKit's names that views of SwiftUI use.
@MainActor @Suite(.serialized) struct UIKitNameTests {
  /// What views are told of the device while they are drawn.
  private final class Idioms { var seen: [UIUserInterfaceIdiom] = [] }

  private struct Half: View {
    let idioms: Idioms

    var body: some View {
      let _ = idioms.seen.append(UIDevice.current.userInterfaceIdiom)
      Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.scale)
    }
  }

  @Test func theScreenIsTheDevices() throws {
    let idioms = Idioms()
    for (device, width) in [(Device.iPhoneSE, 375.0), (.iPadPro11, 834)] {
      let renderer = ImageRenderer(content: Half(idioms: idioms))
      renderer.device = device
      guard case .fill(let path, _, _)? = try renderer.displayList().items.last else {
        Issue.record("no rectangle")
        continue
      }
      #expect(abs(path.boundingRect.width - width / 2) < 0.001)
    }
    #expect(Set(idioms.seen) == [.phone, .pad] && idioms.seen.last == .pad)
    // Nothing of a render is left behind it.
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func colorsHaveComponentsAndAppearances() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hex: 0xFF8000).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect((red, green, blue, alpha) == (1, 128.0 / 255, 0, 1))
    let literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(literal == Color(UIColor.red))
    let dynamic = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    var environment = EnvironmentValues()
    #expect(dynamic.rgba(in: environment) == Color.black.rgba(in: environment))
    environment.colorScheme = .dark
    #expect(dynamic.rgba(in: environment) == Color.white.rgba(in: environment))
  }

  @Test func fontsHaveTheSizesOfTheirStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .title1).lineHeight == 34)
    #expect(UIFont.boldSystemFont(ofSize: 12).pointSize == 12)
  }
}

/// Keyframes are shown at their start.
@MainActor @Suite struct KeyframeTests {
  private struct Values {
    var width: CGFloat = 20
    var height: CGFloat = 10
  }

  @Test func theFirstValueIsShown() {
    let view = Color.red.keyframeAnimator(initialValue: Values(), trigger: 1) { content, value in
      content.frame(width: value.width, height: value.height)
    } keyframes: { _ in
      KeyframeTrack(\.width) {
        LinearKeyframe(100, duration: 1)
        SpringKeyframe(50, duration: 1, spring: .bouncy)
      }
      KeyframeTrack(\.height) { CubicKeyframe(40, duration: 2) }
    }
    #expect(TextMeasure.size(view) == CGSize(width: 20, height: 10))
    let whole = KeyframeAnimator(initialValue: CGFloat(7)) { width in
      Color.red.frame(width: width, height: 1)
    } keyframes: { _ in
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(3)
    }
    #expect(TextMeasure.size(whole) == CGSize(width: 7, height: 1))
  }
}
