extension SupplyPackage {
  /// All packages, in the order in which they are fetched.
  ///
  /// README says why each is there.
  package static let all = [
    nunito, sourceSerif, jetBrainsMono, robotoFlex, cupertinoIcons, materialSymbols,
  ]

  /// The package that has a file.
  ///
  /// - Parameter path: where the file belongs, relative to the data folder.
  /// - Returns: nil for a file that none declares.
  package static func having(_ path: String) -> SupplyPackage? {
    all.first { package in package.files.contains { $0.path == path } }
  }

  private static func font(_ module: String, _ file: String, _ digest: String) -> Supply {
    Supply(member: "\(module)/files/\(file)", path: "fonts/\(file)", digest: digest)
  }

  private static let nunito = SupplyPackage(
    name: "fontpkg-nunito", version: "3.602",
    digest: "aa03f5c6cced0c3a12ae980f517b3d3c4c92aeb1a60abd8637ba5ae978031bf2", bytes: 273_813,
    purpose: "the rounded design",
    files: [
      font(
        "fontpkg_nunito", "Nunito[wght].ttf",
        "bb55a5ca5c2042335b3991af27c4d0705d0ef41cac6164ac737fd8f2a1e85207"),
      font(
        "fontpkg_nunito", "Nunito-Italic[wght].ttf",
        "b520cc871868b0acfca1beda875df7f4a44ebce914f8a89f83977fc9c09529c8"),
    ])

  private static let sourceSerif = SupplyPackage(
    name: "fontpkg-source-serif-4", version: "4.4",
    digest: "6c33ac5d27b0396b0ed228e400d9c7ee4445c359ce21b3d8d9b9723e8c5c49a7", bytes: 1_009_075,
    purpose: "the serif design",
    files: [
      font(
        "fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf",
        "97b2d4da6e3cb494b5a1e66ae176914d852ccabef49e0c02c0df25f3e39aca0b"),
      font(
        "fontpkg_source_serif_4", "SourceSerif4-Italic[opsz,wght].ttf",
        "15fbc7e4679489a501998c3669272637a6646388ef7e4bd77eebb5bf967a1f42"),
    ])

  private static let jetBrainsMono = SupplyPackage(
    name: "fontpkg-jetbrains-mono", version: "2.211",
    digest: "546e53afe7048f4c4ac2be8cbc00c42d7208bb5f6cd00f852225aa2797335de4", bytes: 195_295,
    purpose: "the monospaced design",
    files: [
      font(
        "fontpkg_jetbrains_mono", "JetBrainsMono[wght].ttf",
        "48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda"),
      font(
        "fontpkg_jetbrains_mono", "JetBrainsMono-Italic[wght].ttf",
        "85ae2a5cd3f56baf1ce1c21a851322c58e3d8fbe8e8ad4a4d090a820dd7fe558"),
    ])

  private static let robotoFlex = SupplyPackage(
    name: "fontpkg-roboto-flex", version: "3.200",
    digest: "63c97e2ff63ffe612e3d7eece8bdd8c276ddcbf9b8d3deb78a0aa8dd0cc1e19f", bytes: 1_029_098,
    purpose: "widths of the system font",
    files: [
      font(
        "fontpkg_roboto_flex",
        "RobotoFlex[GRAD,XOPQ,XTRA,YOPQ,YTAS,YTDE,YTFI,YTLC,YTUC,opsz,slnt,wdth,wght].ttf",
        "9b523f7d82593df0107173849ebb8c817471a1df4b4fb2c3cbf40cfd810c8281")
    ])

  private static let cupertinoIcons = SupplyPackage(
    name: "flet-web", version: "0.25.2",
    digest: "35dae94d72a7dbe4b6f9df2788a28a551a94cf423e1f17b0144808d74e1a8d21", bytes: 3_010_070,
    purpose: "symbols in Apple's manner",
    files: [
      Supply(
        member: "flet_web/web/assets/packages/cupertino_icons/assets/CupertinoIcons.ttf",
        path: "symbols/CupertinoIcons.ttf",
        digest: "5a1d0f1f17aac91e8f67123295019f73699acf231a5773a7eb3feb49e65e4e57")
    ])

  private static let materialSymbols = SupplyPackage(
    name: "qtmaterialsymbols", version: "1.0.1",
    digest: "b7fb0ff64f4671acf3e4fc9b7b6bcc47d0488b22b4ec83e6f26f7da6f71341d4", bytes: 3_911_457,
    purpose: "symbols that the first set lacks",
    files: [
      Supply(
        member: "qtmaterialsymbols/resources/MaterialSymbolsOutlined.ttf",
        path: "symbols/MaterialSymbolsOutlined.ttf",
        digest: "118a5671a680b5b07d00a63cee31d0d32e0830fccd877145cf76e2d2547d4bc3"),
      Supply(
        member: "qtmaterialsymbols/resources/MaterialSymbolsOutlined.codepoints",
        path: "symbols/MaterialSymbolsOutlined.codepoints",
        digest: "96bcadecff0c539518be8fc1692010ca9282bf9b4ba0ac712ce5d533fe0e3e71"),
    ])
}
