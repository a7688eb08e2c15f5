import TintypeDrawing
import TintypeGeometry
import TintypeViews

/// What people call a color of ``LayoutNode/values``.
package enum ColorName {
  /// The names of colors, by their digits; of those that several have, the first one's.
  private static let names: [String: String] = {
    var result = ["#000000": "black", "#FFFFFF": "white", "#00000000": "clear"]
    let palette = Generation.iOS26.palette
    for color in SystemColor.allCases {
      let style = palette[color].base
      for shade in [style.light, style.dark] where result[text(shade)] == nil {
        result[text(shade)] = name(color)
      }
    }
    return result
  }()

  /// The name of a color, as SwiftUI has it where it has one.
  private static func name(_ color: SystemColor) -> String {
    switch color {
    case .secondaryLabel: "secondary"
    case .tertiaryLabel: "tertiary"
    case .quaternaryLabel: "quaternary"
    case .quinaryLabel: "quinary"
    default: "\(color)"
    }
  }

  private static func text(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map { part in
      Int(clamped: (min(max(part, 0), 1) * 255).rounded())
    }
    return "#"
      + parts.prefix(parts[3] == 255 ? 3 : 4).map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
      }.joined()
  }

  /// What to call a color.
  ///
  /// - Parameter digits: `#RRGGBB` or `#RRGGBBAA`.
  /// - Returns: a name, such as `blue` or `black at 60 %`; the digits for colors without one.
  package static func of(_ digits: String) -> String {
    if let name = names[digits] { return name }
    guard digits.count == 9, let alpha = Int(digits.suffix(2), radix: 16) else { return digits }
    let share = (Double(alpha) / 2.55).rounded()
    return "\(of(String(digits.prefix(7)))) at \(Int(clamped: share)) %"
  }
}
