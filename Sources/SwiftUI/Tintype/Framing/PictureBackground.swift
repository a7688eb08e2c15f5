/// What is below a picture, on its whole canvas: `Rules/Framing#Backgrounds`.
public enum PictureBackground: Equatable, Sendable {
  /// Nothing: the picture is transparent where nothing is drawn.
  case none
  /// White in light, black in dark.
  case system
  /// A color.
  case color(Color)
}

extension PictureBackground {
  /// Reads a background: `none`, `system`, the name of one of SwiftUI's colors, or `#RRGGBB` with two more
  /// digits for the opacity or without; nil for anything else.
  package init?(_ text: String) {
    switch text.lowercased() {
    case "none": self = .none
    case "system": self = .system
    default:
      guard let color = Self.named[text.lowercased()] ?? Self.hexadecimal(text) else { return nil }
      self = .color(color)
    }
  }

  /// The colors that have a name.
  private static let named: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear, "primary": .primary, "secondary": .secondary,
  ]

  private static func hexadecimal(_ text: String) -> Color? {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let parsed = UInt64(digits, radix: 16)
    else { return nil }
    let value = digits.count == 6 ? parsed << 8 | 0xFF : parsed
    func part(_ shift: UInt64) -> Double { Double(value >> shift & 0xFF) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
