import TintypeDrawing

/// The colors of stages, in one appearance; each has a contrast of 4.5 to 1 or more on the
/// background.
struct StepPalette {
  let isDark: Bool

  /// What everything stands on.
  var background: RGBA { isDark ? RGBA(bytes: 0, 0, 0) : RGBA(bytes: 255, 255, 255) }
  /// What is proposed.
  var proposal: RGBA { isDark ? RGBA(bytes: 115, 173, 255) : RGBA(bytes: 13, 89, 204) }
  /// What is answered.
  var answer: RGBA { isDark ? RGBA(bytes: 102, 217, 140) : RGBA(bytes: 13, 112, 60) }
  /// Gaps and insets.
  var gap: RGBA { isDark ? RGBA(bytes: 255, 159, 100) : RGBA(bytes: 176, 64, 0) }
  /// What is still to come, and what is over.
  var quiet: RGBA { isDark ? RGBA(bytes: 152, 152, 157) : RGBA(bytes: 104, 104, 110) }

  /// The color of a length.
  func color(of tone: StepScene.Tone) -> RGBA {
    switch tone {
    case .proposal: proposal
    case .answer: answer
    case .gap: gap
    }
  }

  /// A color through which the background is seen.
  func tint(_ color: RGBA) -> RGBA {
    var tint = color
    tint.alpha = isDark ? 0.35 : 0.2
    return tint
  }
}
