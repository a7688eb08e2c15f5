import Testing
import TintypeDrawing

@testable import TintypeViews

/// Marks can be seen on whatever is below them.
@Suite struct MarkInkTests {
  /// Of a line and its edge one has a contrast of 3 to 1 with any gray.
  @Test(arguments: [false, true]) func marksContrastWithAnyBackground(_ isDark: Bool) {
    for ink in MarkPalette(isDark: isDark).all {
      for level in 0...255 {
        let background = RGBA(bytes: UInt8(level), UInt8(level), UInt8(level))
        let best = max(background.contrast(with: ink.color), background.contrast(with: ink.edge))
        #expect(best >= 2.99)
      }
    }
  }

  @Test func contrastIsThatOfTheWebGuidelines() {
    #expect(abs(RGBA.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(RGBA(bytes: 119, 119, 119).contrast(with: .white) - 4.48) < 0.01)
  }
}
