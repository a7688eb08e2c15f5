import Testing
import Tintype
import TintypeTestSupport

/// Menus.
@MainActor
@Suite struct MenuTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }
  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 30, height: height) }

  @Test func aMenuIsItsLabel() {
    expect(200, 100)("size 30 10") {
      Menu {
        Text("x")
      } label: {
        box(10)
      }
    }
  }
}
