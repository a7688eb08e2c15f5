package import TintypeDrawing

/// A color that adapts to the appearance, with Apple's published iOS values.
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case gray2, gray3, gray4, gray5, gray6, secondaryBackground, tertiaryBackground
  case separator, opaqueSeparator, background, groupedBackground, groupedCell
  case tertiaryGroupedBackground, fill, secondaryFill, tertiaryFill, quaternaryFill
  case link, placeholderText
  case controlFill, rowSeparator, knob, glass, segment, box, chosenRow

  /// The color for an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let (light, dark) = values
    return environment.colorScheme == .dark ? dark : light
  }

  private var values: (light: RGBA, dark: RGBA) {
    func pair(
      _ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8),
      _ alphas: (Double, Double) = (1, 1)
    ) -> (RGBA, RGBA) {
      (
        RGBA(bytes: light.0, light.1, light.2, alpha: alphas.0),
        RGBA(bytes: dark.0, dark.1, dark.2, alpha: alphas.1)
      )
    }
    func label(_ light: Double, _ dark: Double) -> (RGBA, RGBA) {
      pair((60, 60, 67), (235, 235, 245), (light, dark))
    }
    switch self {
    case .red: return pair((255, 59, 48), (255, 69, 58))
    case .orange: return pair((255, 149, 0), (255, 159, 10))
    case .yellow: return pair((255, 204, 0), (255, 214, 10))
    case .green: return pair((52, 199, 89), (48, 209, 88))
    case .mint: return pair((0, 199, 190), (99, 230, 226))
    case .teal: return pair((48, 176, 199), (64, 200, 224))
    case .cyan: return pair((50, 173, 230), (100, 210, 255))
    case .blue: return pair((0, 122, 255), (10, 132, 255))
    case .indigo: return pair((88, 86, 214), (94, 92, 230))
    case .purple: return pair((175, 82, 222), (191, 90, 242))
    case .pink: return pair((255, 45, 85), (255, 55, 95))
    case .brown: return pair((162, 132, 94), (172, 142, 104))
    case .gray: return pair((142, 142, 147), (142, 142, 147))
    case .gray2: return pair((174, 174, 178), (99, 99, 102))
    case .gray3: return pair((199, 199, 204), (72, 72, 74))
    case .gray4: return pair((209, 209, 214), (58, 58, 60))
    case .gray5: return pair((229, 229, 234), (44, 44, 46))
    case .gray6: return pair((242, 242, 247), (28, 28, 30))
    case .secondaryBackground: return pair((242, 242, 247), (28, 28, 30))
    case .tertiaryBackground: return pair((255, 255, 255), (44, 44, 46))
    case .label: return pair((0, 0, 0), (255, 255, 255))
    case .secondaryLabel: return label(0.6, 0.6)
    case .tertiaryLabel: return label(0.3, 0.3)
    case .quaternaryLabel: return label(0.18, 0.16)
    case .quinaryLabel: return label(0.1, 0.1)
    case .separator: return pair((60, 60, 67), (84, 84, 88), (0.29, 0.6))
    case .background: return pair((255, 255, 255), (0, 0, 0))
    case .groupedBackground: return pair((242, 242, 247), (0, 0, 0))
    case .groupedCell: return pair((255, 255, 255), (28, 28, 30))
    // Measured on controls and lists of iOS 26 (`Rules/Controls#Colors-of-controls`); dark by
    // analogy.
    case .controlFill: return pair((118, 118, 124), (118, 118, 128), (0.16, 0.32))
    case .rowSeparator: return pair((0, 0, 0), (255, 255, 255), (25 / 255, 0.15))
    case .knob: return pair((255, 255, 255), (255, 255, 255))
    case .chosenRow: return pair((209, 209, 214), (58, 58, 60))
    case .segment: return pair((255, 255, 255), (99, 99, 102))
    case .box: return pair((242, 242, 247), (28, 28, 30))
    case .glass: return pair((255, 255, 255), (44, 44, 46), (0.92, 0.92))
    case .opaqueSeparator: return pair((198, 198, 200), (56, 56, 58))
    case .tertiaryGroupedBackground: return pair((242, 242, 247), (44, 44, 46))
    case .link: return pair((0, 122, 255), (9, 132, 255))
    case .placeholderText: return label(0.3, 0.3)
    case .fill: return pair((120, 120, 128), (120, 120, 128), (0.2, 0.36))
    case .secondaryFill: return pair((120, 120, 128), (120, 120, 128), (0.16, 0.32))
    case .tertiaryFill: return pair((118, 118, 128), (118, 118, 128), (0.12, 0.24))
    case .quaternaryFill: return pair((116, 116, 128), (118, 118, 128), (0.08, 0.18))
    }
  }
}
