import TintypeDrawing

/// A letter on its color.
struct LetterBadge: View, BuiltIn {
  let letter: String
  let tone: Int
  let palette: ExplanationPalette

  var body: some View {
    Text(verbatim: letter).font(.system(size: 9, weight: .bold)).fixedSize()
      .foregroundColor(Color(palette.background))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { RoundedRectangle(cornerRadius: 3).fill(Color(palette.tone(tone))) }
      .environment(\.layoutDirection, .leftToRight)
  }
}

/// The colors of an explanation in one appearance; what is read has a contrast of 4.5 to 1 on the
/// background.
struct ExplanationPalette {
  let isDark: Bool

  /// What everything stands on.
  var background: RGBA { StepPalette(isDark: isDark).background }
  /// What proposals are written in.
  var proposal: Color { Color(StepPalette(isDark: isDark).proposal) }
  /// What sizes are written in.
  var answer: Color { Color(StepPalette(isDark: isDark).answer) }
  /// What divisions are written in.
  var quiet: Color { Color(StepPalette(isDark: isDark).quiet) }

  /// The color of a row and its rectangle, in turn: with a contrast of 9 to 1 on the background, so
  /// that of both one is seen on whatever is below.
  func tone(_ index: Int) -> RGBA {
    let tones = tones
    return tones[index % tones.count]
  }

  /// The colors of rows.
  var tones: [RGBA] { isDark ? Self.light : Self.deep }

  private static let deep = [
    RGBA(bytes: 8, 62, 150), RGBA(bytes: 140, 26, 20), RGBA(bytes: 8, 84, 44),
    RGBA(bytes: 100, 34, 143), RGBA(bytes: 114, 56, 0), RGBA(bytes: 0, 78, 92),
  ]
  private static let light = [
    RGBA(bytes: 115, 173, 255), RGBA(bytes: 255, 137, 128), RGBA(bytes: 102, 217, 140),
    RGBA(bytes: 212, 160, 255), RGBA(bytes: 255, 180, 100), RGBA(bytes: 90, 210, 230),
  ]
}
