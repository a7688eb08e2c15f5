/// When a part of a set is meant: in light or dark, and on which devices.
struct AssetAppearance {
  private let idiom: String
  private let luminosity: String?
  private let isSpecial: Bool

  /// Reads a part of a set.
  init(_ part: JSONTree) {
    idiom = part["idiom"].string ?? "universal"
    let appearances = part["appearances"].items
    luminosity =
      appearances.first { $0["appearance"].string == "luminosity" }?["value"].string
    isSpecial =
      appearances.contains { $0["appearance"].string != "luminosity" }
      || part["locale"].string != nil || part["subtype"].string != nil
  }

  /// How well the part fits, the smaller the better; nil where it does not.
  ///
  /// What is meant for an appearance goes before what is meant for any, and that before another one, which is
  /// better than nothing; what is for high contrast, a language or a certain screen comes last.
  func distance(isDark: Bool) -> Int {
    let wanted = isDark ? "dark" : "light"
    let light = luminosity == wanted ? 0 : luminosity == nil ? 1 : 2
    let device = ["iphone": 0, "universal": 1][idiom] ?? 2
    return (isSpecial ? 100 : 0) + light * 10 + device
  }
}
