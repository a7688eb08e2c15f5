import TintypeSupplies

/// Variable fonts that `tintype setup` fetches.
extension DeclaredFont {
  /// The family of the rounded design.
  static let roundedFamily = "Nunito"
  /// The family of the serif design.
  static let serifFamily = "Source Serif 4"
  /// The family of the monospaced design.
  static let monospacedFamily = "JetBrains Mono"
  /// The family of the system font in other widths than the normal one.
  static let widthFamily = "Roboto Flex"

  /// The two faces of the rounded design.
  static let nunito = supplied(
    roundedFamily, ["Nunito[wght].ttf", "Nunito-Italic[wght].ttf"], role: "rounded",
    Axes(weights: 200...1000))
  /// The two faces of the serif design.
  static let sourceSerif = supplied(
    serifFamily, ["SourceSerif4[opsz,wght].ttf", "SourceSerif4-Italic[opsz,wght].ttf"],
    role: "serif", Axes(weights: 200...900, opticalSizes: 8...60))
  /// The two faces of the monospaced design.
  static let jetBrainsMono = supplied(
    monospacedFamily, ["JetBrainsMono[wght].ttf", "JetBrainsMono-Italic[wght].ttf"],
    role: "monospaced", Axes(weights: 100...800))
  /// The face of other widths, always with its letters for titles: those for reading are never very narrow.
  static let robotoFlex = supplied(
    widthFamily,
    [
      "RobotoFlex[GRAD,XOPQ,XTRA,YOPQ,YTAS,YTDE,YTFI,YTLC,YTUC,opsz,slnt,wdth,wght].ttf"
    ], role: "widths",
    Axes(
      weights: 100...1000, widths: 25...151, opticalSizes: 34...34,
      slant: FontVariation(tag: .slantAxis, value: -10)))

  /// The faces of files below the data folder, the upright one first.
  private static func supplied(
    _ family: String, _ files: [String], role: String, _ axes: Axes
  ) -> [DeclaredFont] {
    files.enumerated().map { index, file in
      let path = "fonts/\(file)"
      return DeclaredFont(
        family: family, traits: FontTraits(isItalic: index == 1), path: path,
        package: SupplyPackage.having(path)?.name ?? "", role: role, isSupplied: true, axes: axes)
    }
  }
}
