package import TintypeDrawing

/// The color of a mark and the edge that keeps it visible on any background.
///
/// Of two colors with a contrast of 9 to 1 one has at least 3 to 1 on whatever is below.
struct MarkInk: Hashable {
  /// The color of lines and chips.
  var color: RGBA
  /// The color beside lines, and of text on chips.
  var edge: RGBA

  /// The color of bands.
  var tint: RGBA { color.opacity(0.22) }
}

/// The inks of an appearance: dark on light edges in light, light on dark edges in dark.
struct MarkPalette {
  let isDark: Bool

  private func ink(_ light: RGBA, _ dark: RGBA) -> MarkInk {
    isDark ? MarkInk(color: dark, edge: .black) : MarkInk(color: light, edge: .white)
  }

  /// What was proposed.
  var proposal: MarkInk { ink(RGBA(bytes: 0, 60, 153), RGBA(bytes: 125, 180, 255)) }
  /// What was taken.
  var answer: MarkInk { ink(RGBA(bytes: 0, 84, 24), RGBA(bytes: 95, 217, 138)) }
  /// Paddings.
  var padding: MarkInk { ink(RGBA(bytes: 116, 55, 0), RGBA(bytes: 255, 180, 90)) }
  /// Distances.
  var spacing: MarkInk { ink(RGBA(bytes: 143, 0, 85), RGBA(bytes: 255, 154, 213)) }
  /// Guides.
  var guide: MarkInk { ink(RGBA(bytes: 0, 79, 88), RGBA(bytes: 92, 214, 224)) }
  /// Baselines.
  var baseline: MarkInk { ink(RGBA(bytes: 132, 14, 14), RGBA(bytes: 255, 160, 150)) }
  /// What hardware covers.
  var safeArea: MarkInk { ink(RGBA(bytes: 68, 68, 68), RGBA(bytes: 199, 199, 204)) }
  /// The order of turns.
  var order: MarkInk { ink(RGBA(bytes: 91, 31, 166), RGBA(bytes: 201, 166, 255)) }
  /// What reaches too far, and what is cut.
  var overflow: MarkInk { ink(RGBA(bytes: 132, 0, 24), RGBA(bytes: 255, 140, 140)) }
  /// Names and sizes.
  var name: MarkInk { ink(RGBA(bytes: 40, 40, 46), RGBA(bytes: 229, 229, 234)) }

  /// Every ink, for tests of contrast.
  var all: [MarkInk] {
    [proposal, answer, padding, spacing, guide, baseline, safeArea, order, overflow, name]
  }
}

extension RGBA {
  /// The relative luminance of the opaque color, 0 to 1, as WCAG has it.
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colors, 1 to 21.
  package func contrast(with other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
