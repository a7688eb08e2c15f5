import TintypeDrawing
import TintypeGeometry

/// The colors of a picture in the order in which they are written, each with a placeholder in its position.
///
/// Pictures of two appearances that are otherwise alike have the same placeholders in the same positions.
struct SVGColors {
  /// A color, and the attributes that say it.
  private struct Use: Hashable {
    var color: RGBA
    var property: String
    var opacity: String
  }

  /// A color in both appearances.
  private struct Pair: Hashable {
    var light: Use
    var dark: RGBA
  }

  private var uses: [Use] = []

  /// Notes a color.
  ///
  /// - Parameters:
  ///   - color: the color.
  ///   - property: the attribute that says it.
  ///   - opacity: the attribute that says its opacity.
  /// - Returns: what is written in place of both attributes.
  mutating func mark(_ color: RGBA, _ property: String, _ opacity: String) -> SVGText {
    uses.append(Use(color: color.clamped, property: property, opacity: opacity))
    var text = SVGText()
    text.add(.color(uses.count - 1))
    return text
  }

  /// The attributes in place of the placeholders, and the style that gives those their other colors.
  ///
  /// The attributes hold the light colors: programs that know neither variables nor queries show these.
  ///
  /// - Parameters:
  ///   - dark: the colors of the same placeholders in the dark appearance.
  ///   - root: the id of the element that holds all of them.
  ///   - names: the names of colors, by how they look in both.
  ///   - newID: makes the name of a class.
  /// - Returns: the attributes, and rules of a style sheet; no rules where both appearances are the same.
  func paired(
    with dark: SVGColors, root: SVGID, _ names: [[RGBA]: String], newID: () -> SVGID
  ) -> (attributes: [SVGText], rules: SVGText) {
    var classes: [Pair: SVGID] = [:]
    var variables: [[RGBA]: String] = [:]
    var lightValues: [String] = []
    var darkValues: [String] = []
    var rules = SVGText()
    let attributes = zip(uses, dark.uses).map { use, other -> SVGText in
      let text = SVGText.attributes(of: use.color, use.property, use.opacity)
      let pair = Pair(light: use, dark: other.color)
      if use.color == other.color { return "\(text)" }
      if let cached = classes[pair] { return "\(text) class=\"\(cached)\"" }
      let name = newID()
      classes[pair] = name
      // An opacity of the whole stays beside the color.
      let isWhole = use.opacity == "opacity"
      let colors = [use.color, other.color].map { isWhole ? $0.opaque : $0 }
      let variable =
        variables[colors] ?? names[colors].map { "--\($0)" } ?? "--c\(variables.count)"
      if variables.updateValue(variable, forKey: colors) == nil {
        lightValues.append("\(variable):\(Self.css(colors[0]))")
        darkValues.append("\(variable):\(Self.css(colors[1]))")
      }
      // A color that has its own opacity must not count it twice.
      let isClear = use.color.alpha < 1 && !isWhole ? "\(use.opacity):1;" : ""
      rules.add(".\(name){\(isClear)\(use.property):var(\(variable))}\n")
      if isWhole, use.color.alpha != other.color.alpha {
        let alpha = SVGText.decimal(other.color.alpha, decimals: 4)
        rules.add("@media(prefers-color-scheme:dark){.\(name){opacity:\(alpha)}}\n")
      }
      return "\(text) class=\"\(name)\""
    }
    if rules.isEmpty { return (attributes, rules) }
    // In a condition, since some programs take a variable for a color that they do not know, and draw black.
    let sheet: SVGText = """
      #\(root){\(lightValues.joined(separator: ";"))}
      @media(prefers-color-scheme:dark){#\(root){\(darkValues.joined(separator: ";"))}}
      @supports(fill:var(--c)){
      \(rules)}

      """
    return (attributes, sheet)
  }

  /// A color with its opacity.
  private static func css(_ color: RGBA) -> String {
    if color.alpha >= 1 { return SVGText.hex(color) }
    let parts = [color.red, color.green, color.blue].map {
      String(Int(clamped: ($0 * 255).rounded()))
    }
    let alpha = SVGText.decimal(color.alpha, decimals: 4)
    return "rgba(\(parts.joined(separator: ",")),\(alpha))"
  }
}
