extension DeclaredFont {
  /// The family that stands in for a system design: `Rules/System-Font#Faces`.
  ///
  /// - Parameters:
  ///   - design: the design.
  ///   - opticalSize: the size in whole points. San Francisco's letters for display begin at 20 points,
  ///     and so do ours.
  ///   - width: in percent of the normal one; only the plain design has others.
  /// - Returns: the exact name of a declared family.
  static func family(
    for design: FontRequest.Design, opticalSize: Int, width: CGFloat
  ) -> String {
    switch design {
    case .default where width != 100: widthFamily
    case .default: opticalSize < 20 ? systemFamily : displayFamily
    case .rounded: roundedFamily
    case .serif: serifFamily
    case .monospaced: monospacedFamily
    }
  }

  /// The family of the system font at the sizes of running text, which also fills in for other designs.
  static let systemFamily = "Inter"
  /// The family of the system font at the sizes of titles.
  static let displayFamily = "Inter Display"
  /// The family that fills in what the others lack.
  static let broadFamily = "DejaVu Sans"
  /// The family of colored emoji.
  static let emojiFamily = "Noto Color Emoji"

  /// All declared fonts, families together, in the order in which they are listed.
  static let all: [DeclaredFont] =
    interText + interDisplay + nunito + sourceSerif + jetBrainsMono + robotoFlex + dejavuSerif
    + dejavuMono + dejavuSans + emoji
    + ScriptFont.all.flatMap(\.declared)

  /// The declared faces of a family by its exact name.
  ///
  /// A first picture needs one family: the tables of the others are not even built then.
  static func faces(of family: String) -> [DeclaredFont] {
    switch family {
    case systemFamily: interText
    case displayFamily: interDisplay
    case roundedFamily: nunito
    case serifFamily: sourceSerif
    case monospacedFamily: jetBrainsMono
    case widthFamily: robotoFlex
    case "DejaVu Serif": dejavuSerif
    case "DejaVu Sans Mono": dejavuMono
    case broadFamily: dejavuSans
    case emojiFamily: emoji
    default: ScriptFont.all.filter { $0.family == family }.flatMap(\.declared)
    }
  }

  private static let interText = inter(
    family: systemFamily, prefix: "Inter", role: "system")
  private static let interDisplay = inter(
    family: displayFamily, prefix: "InterDisplay", role: "system from 20 points")

  private static func inter(family: String, prefix: String, role: String) -> [DeclaredFont] {
    let names: [(Int, String)] = [
      (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
      (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]
    return names.flatMap { weight, name in
      [false, true].map { isItalic in
        let upright = isItalic && weight == 400 ? "" : name
        let file = "\(prefix)-\(upright)\(isItalic ? "Italic" : "").otf"
        return DeclaredFont(
          family: family, traits: FontTraits(weight: weight, isItalic: isItalic),
          path: "/usr/share/fonts/opentype/inter/\(file)", index: 0, package: "fonts-inter",
          role: role)
      }
    }
  }

  private static let dejavuSerif =
    dejavu("DejaVu Serif", "DejaVuSerif", slanted: "Italic", role: "by name")
    + dejavu("DejaVu Serif", "DejaVuSerifCondensed", slanted: "Italic", width: 90, role: "by name")
  private static let dejavuMono =
    dejavu("DejaVu Sans Mono", "DejaVuSansMono", slanted: "Oblique", role: "by name")
  private static let dejavuSans =
    dejavu(broadFamily, "DejaVuSans", slanted: "Oblique", role: "fallback")
    + dejavu(broadFamily, "DejaVuSansCondensed", slanted: "Oblique", width: 90, role: "fallback")
  private static let emoji = [
    DeclaredFont(
      family: emojiFamily, traits: FontTraits(),
      path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", index: 0,
      package: "fonts-noto-color-emoji", role: "emoji")
  ]

  private static func dejavu(
    _ family: String, _ prefix: String, slanted: String, width: CGFloat = 100, role: String
  ) -> [DeclaredFont] {
    let faces: [(Int, Bool, String)] = [
      (400, false, ""), (700, false, "-Bold"), (400, true, "-\(slanted)"),
      (700, true, "-Bold\(slanted)"),
    ]
    return faces.map { weight, isItalic, suffix in
      // The core package has the upright faces of normal width; the others are extras.
      let isCore = !isItalic && width == 100
      return DeclaredFont(
        family: family, traits: FontTraits(weight: weight, width: width, isItalic: isItalic),
        path: "/usr/share/fonts/truetype/dejavu/\(prefix)\(suffix).ttf", index: 0,
        package: isCore ? "fonts-dejavu-core" : "fonts-dejavu-extra", role: role)
    }
  }
}
