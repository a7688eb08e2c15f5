extension Palette {
  /// The colors of iOS 26, by `Rules/Colors`.
  package static let iOS26 = Palette { color in
    switch color {
    case .red: .opaque(0xFF383C, 0xFF4245, increased: (0xE9152D, 0xFF6165))
    case .orange: .opaque(0xFF8D28, 0xFF9230, increased: (0xC55300, 0xFFA056))
    case .yellow: .opaque(0xFFCC00, 0xFFD600, increased: (0xA16A00, 0xFEDF43))
    case .green: .opaque(0x34C759, 0x30D158, increased: (0x008932, 0x4AD968))
    case .mint: .opaque(0x00C8B3, 0x00DAC3, increased: (0x008575, 0x54DFCB))
    case .teal: .opaque(0x00C3D0, 0x00D2E0, increased: (0x008198, 0x3BDDEC))
    case .cyan: .opaque(0x00C0E8, 0x3CD3FE, increased: (0x007EAE, 0x6DD9FF))
    case .blue: .opaque(0x0088FF, 0x0091FF, increased: (0x1E6EF4, 0x5CB8FF))
    case .indigo: .opaque(0x6155F5, 0x6D7CFF, increased: (0x564ADE, 0xA7AAFF))
    case .purple: .opaque(0xCB30E0, 0xDB34F2, increased: (0xB02FC2, 0xEA8DFF))
    case .pink: .opaque(0xFF2D55, 0xFF375F, increased: (0xE7124D, 0xFF8AC4))
    case .brown: .opaque(0xAC7F5E, 0xB78A66, increased: (0x956D51, 0xDBA679))
    case .gray: .opaque(0x8E8E93, 0x8E8E93, increased: (0x6C6C70, 0xAEAEB2))
    case .gray2: .opaque(0xAEAEB2, 0x636366, increased: (0x8E8E93, 0x7C7C80))
    case .gray3: .opaque(0xC7C7CC, 0x48484A, increased: (0xAEAEB2, 0x545456))
    case .gray4: .opaque(0xD1D1D6, 0x3A3A3C, increased: (0xBCBCC0, 0x444446))
    case .gray5: .opaque(0xE5E5EA, 0x2C2C2E, increased: (0xD8D8DC, 0x363638))
    case .gray6: .opaque(0xF2F2F7, 0x1C1C1E, increased: (0xEBEBF0, 0x242426))
    case .label: .opaque(0x000000, 0xFFFFFF)
    case .secondaryLabel: label((0.6, 0.6), increased: (0.8, 0.7))
    case .tertiaryLabel, .placeholderText: label((0.3, 0.3), increased: (0.7, 0.55))
    case .quaternaryLabel: label((0.18, 0.16), increased: (0.55, 0.4))
    case .quinaryLabel: label((0.1, 0.1), increased: (0.3, 0.25))
    case .link: .opaque(0x0088FF, 0x0091FF, increased: (0x1E6EF4, 0x5CB8FF))
    case .fill: fill(0x787880, (0.2, 0.36))
    case .secondaryFill: fill(0x787880, (0.16, 0.32))
    case .tertiaryFill: fill(0x767680, (0.12, 0.24))
    case .quaternaryFill: fill(0x747480, (0.08, 0.18))
    case .separator: .translucent(0x3C3C43, 0x545458, (0.29, 0.6), increased: (0.37, 0.68))
    case .faintSeparator:
      .translucent(0x3C3C43, 0x545458, (0.12, 0.6), increased: (0.37, 0.68))
    case .opaqueSeparator: .opaque(0xC6C6C8, 0x38383A, increased: (0xBABABD, 0x434346))
    case .rowSeparator: .translucent(0, 0xFFFFFF, (25 / 255, 0.15), increased: (0.2, 0.25))
    case .background: .opaque(0xFFFFFF, 0x000000).elevated(dark: 0x1C1C1E, increased: 0x242426)
    case .secondaryBackground:
      .opaque(0xF2F2F7, 0x1C1C1E, increased: (0xEBEBF0, 0x242426)).secondRaised
    case .tertiaryBackground:
      .opaque(0xFFFFFF, 0x2C2C2E, increased: (0xFFFFFF, 0x363638)).thirdRaised
    case .groupedBackground:
      .opaque(0xF2F2F7, 0x000000, increased: (0xEBEBF0, 0x000000))
        .elevated(dark: 0x1C1C1E, increased: 0x242426)
    case .groupedCell: .opaque(0xFFFFFF, 0x1C1C1E, increased: (0xFFFFFF, 0x242426)).secondRaised
    case .tertiaryGroupedBackground:
      .opaque(0xF2F2F7, 0x2C2C2E, increased: (0xEBEBF0, 0x363638)).thirdRaised
    case .controlFill: .translucent(0x76767C, 0x767680, (0.16, 0.32), increased: (0.24, 0.4))
    case .knob: .opaque(0xFFFFFF, 0xFFFFFF)
    case .segment: .opaque(0xFFFFFF, 0x636366)
    case .box: .opaque(0xF2F2F7, 0x1C1C1E, increased: (0xEBEBF0, 0x242426)).secondRaised
    case .chosenRow: .opaque(0xD1D1D6, 0x3A3A3C, increased: (0xBCBCC0, 0x444446))
    case .glass: .translucent(0xFFFFFF, 0x2C2C2E, (0.92, 0.92), increased: (0.96, 0.96))
    }
  }

  /// A color of words: gray with a blue cast, the opacities from 0 to 1.
  private static func label(
    _ opacity: (light: Double, dark: Double), increased: (light: Double, dark: Double)
  ) -> Look {
    .translucent(0x3C3C43, 0xEBEBF5, opacity, increased: increased)
  }

  /// A color of shapes that content stands on; more contrast adds 8 % to its opacity.
  private static func fill(_ color: UInt32, _ opacity: (light: Double, dark: Double)) -> Look {
    .translucent(color, color, opacity, increased: (opacity.light + 0.08, opacity.dark + 0.08))
  }
}

extension Palette.Look {
  /// The second of three backgrounds, over the screen.
  fileprivate var secondRaised: Self { elevated(dark: 0x2C2C2E, increased: 0x363638) }
  /// The third of three backgrounds, over the screen.
  fileprivate var thirdRaised: Self { elevated(dark: 0x3A3A3C, increased: 0x444446) }
}
