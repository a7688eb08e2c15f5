import TintypeDrawing

/// The colors of a picture in the order in which they are written, each with a mark in its place.
///
/// Pictures of two appearances that are otherwise alike have the same marks in the same places.
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

  /// What begins the mark of a color and ends it; XML allows it nowhere, so nothing else does.
  private static let markByte: UInt8 = 2

  /// Notes a color.
  ///
  /// - Parameters:
  ///   - color: the color.
  ///   - property: the attribute that says it.
  ///   - opacity: the attribute that says its opacity.
  /// - Returns: what is written in place of both attributes.
  mutating func mark(_ color: RGBA, _ property: String, _ opacity: String) -> String {
    uses.append(Use(color: color.clamped, property: property, opacity: opacity))
    return "\u{2}\(uses.count - 1)\u{2}"
  }

  /// A text with attributes in place of its marks, and the style that gives those their other colors.
  ///
  /// The attributes hold the light colors: programs that know neither variables nor queries show these.
  ///
  /// - Parameters:
  ///   - texts: what was written with marks.
  ///   - dark: the colors of the same marks in the dark appearance.
  ///   - root: the id of the element that holds all of them.
  ///   - names: the names of colors, by how they look in both.
  ///   - newID: makes the name of a class.
  /// - Returns: the texts, and rules of a style sheet; no rules where both appearances are the same.
  func paired(
    _ texts: [SVGText], with dark: SVGColors, root: String, _ names: [[RGBA]: String],
    newID: () -> String
  ) -> (texts: [SVGText], rules: String) {
    var classes: [Pair: String] = [:]
    var variables: [[RGBA]: String] = [:]
    var (lightValues, darkValues, rules) = ("", "", "")
    let attributes = zip(uses, dark.uses).map { use, other in
      let text = SVGText.attributes(of: use.color, use.property, use.opacity)
      let pair = Pair(light: use, dark: other.color)
      if use.color == other.color { return text }
      if let known = classes[pair] { return "\(text) class=\"\(known)\"" }
      let name = newID()
      classes[pair] = name
      let colors = [use.color, other.color]
      let variable =
        variables[colors] ?? names[colors].map { "--\($0)" } ?? "--c\(variables.count)"
      if variables.updateValue(variable, forKey: colors) == nil {
        lightValues += "\(variable):\(Self.css(use.color));"
        darkValues += "\(variable):\(Self.css(other.color));"
      }
      // The color has its own opacity, which must not count twice.
      let isClear = use.color.alpha < 1 ? "\(use.opacity):1;" : ""
      rules += ".\(name){\(isClear)\(use.property):var(\(variable))}\n"
      return "\(text) class=\"\(name)\""
    }
    if rules.isEmpty { return (texts.map { filled($0, attributes) }, "") }
    // In a condition, since some programs take a variable for a color that they do not know, and draw black.
    rules = """
      #\(root){\(lightValues.dropLast())}
      @media(prefers-color-scheme:dark){#\(root){\(darkValues.dropLast())}}
      @supports(fill:var(--c)){
      \(rules)}

      """
    return (texts.map { filled($0, attributes) }, rules)
  }

  private func filled(_ text: SVGText, _ attributes: [String]) -> SVGText {
    var result = SVGText()
    let parts = text.bytes.split(separator: Self.markByte, omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if place % 2 == 0 {
        result.add(Array(part))
      } else if let number = Int(String(decoding: part, as: UTF8.self)) {
        result.add(attributes[number])
      }
    }
    return result
  }

  /// A color with its opacity.
  private static func css(_ color: RGBA) -> String {
    if color.alpha >= 1 { return SVGText.hex(color) }
    let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    let alpha = SVGText.number(color.alpha, decimals: 4)
    return "rgba(\(parts.joined(separator: ",")),\(alpha))"
  }
}
