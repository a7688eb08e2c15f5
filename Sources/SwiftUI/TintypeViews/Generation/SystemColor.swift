package import TintypeDrawing

/// A color that the system names; a generation's palette says what it looks like.
package enum SystemColor: Int, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case link, placeholderText
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, faintSeparator, opaqueSeparator, rowSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, groupedCell, tertiaryGroupedBackground
  case controlFill, knob, segment, box, chosenRow, glass

  /// The color for an environment: its generation, appearance, contrast and level.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let style = environment[feature: StyleEnvironment.self]
    let look = style.generation.palette[self]
    let shades = style.isElevated ? look.elevated : look.base
    let isIncreased = style.contrast == .increased
    if environment.colorScheme == .dark { return isIncreased ? shades.darkIncreased : shades.dark }
    return isIncreased ? shades.lightIncreased : shades.light
  }
}
