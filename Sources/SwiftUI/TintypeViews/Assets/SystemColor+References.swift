extension SystemColor {
  /// The color that a catalog refers to by UIKit's name for it, such as `systemBlueColor`.
  ///
  /// - Parameter reference: the name; nil is returned for one that is not known.
  init?(reference: String) {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard let color = Self.references[name] else { return nil }
    self = color
  }

  private static let references: [String: SystemColor] = [
    "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
    "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
    "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
    "systemGray": .gray, "systemGray2": .gray2, "systemGray3": .gray3, "systemGray4": .gray4,
    "systemGray5": .gray5, "systemGray6": .gray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
    "systemFill": .fill, "secondarySystemFill": .secondaryFill,
    "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill,
    "separator": .faintSeparator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
    "tertiarySystemBackground": .tertiaryBackground,
    "systemGroupedBackground": .groupedBackground,
    "secondarySystemGroupedBackground": .groupedCell,
    "tertiarySystemGroupedBackground": .tertiaryGroupedBackground,
  ]
}
