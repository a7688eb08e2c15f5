// Made of Fixtures/Supplies/SupplyPackage+Records.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension SupplyPackage {
  /// Packages by name, version, digest, bytes and purpose, each above its files by member, path and digest.
  static let records = """
    package fontpkg-nunito 3.602 aa03f5c6cced0c3a12ae980f517b3d3c4c92aeb1a60abd8637ba5ae978031bf2 273813 the rounded design
    file fontpkg_nunito/files/Nunito[wght].ttf fonts/Nunito[wght].ttf bb55a5ca5c2042335b3991af27c4d0705d0ef41cac6164ac737fd8f2a1e85207
    file fontpkg_nunito/files/Nunito-Italic[wght].ttf fonts/Nunito-Italic[wght].ttf b520cc871868b0acfca1beda875df7f4a44ebce914f8a89f83977fc9c09529c8
    package fontpkg-source-serif-4 4.4 6c33ac5d27b0396b0ed228e400d9c7ee4445c359ce21b3d8d9b9723e8c5c49a7 1009075 the serif design
    file fontpkg_source_serif_4/files/SourceSerif4[opsz,wght].ttf fonts/SourceSerif4[opsz,wght].ttf 97b2d4da6e3cb494b5a1e66ae176914d852ccabef49e0c02c0df25f3e39aca0b
    file fontpkg_source_serif_4/files/SourceSerif4-Italic[opsz,wght].ttf fonts/SourceSerif4-Italic[opsz,wght].ttf 15fbc7e4679489a501998c3669272637a6646388ef7e4bd77eebb5bf967a1f42
    package fontpkg-jetbrains-mono 2.211 546e53afe7048f4c4ac2be8cbc00c42d7208bb5f6cd00f852225aa2797335de4 195295 the monospaced design
    file fontpkg_jetbrains_mono/files/JetBrainsMono[wght].ttf fonts/JetBrainsMono[wght].ttf 48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda
    file fontpkg_jetbrains_mono/files/JetBrainsMono-Italic[wght].ttf fonts/JetBrainsMono-Italic[wght].ttf 85ae2a5cd3f56baf1ce1c21a851322c58e3d8fbe8e8ad4a4d090a820dd7fe558
    package fontpkg-roboto-flex 3.200 63c97e2ff63ffe612e3d7eece8bdd8c276ddcbf9b8d3deb78a0aa8dd0cc1e19f 1029098 widths of the system font
    file fontpkg_roboto_flex/files/RobotoFlex[GRAD,XOPQ,XTRA,YOPQ,YTAS,YTDE,YTFI,YTLC,YTUC,opsz,slnt,wdth,wght].ttf fonts/RobotoFlex[GRAD,XOPQ,XTRA,YOPQ,YTAS,YTDE,YTFI,YTLC,YTUC,opsz,slnt,wdth,wght].ttf 9b523f7d82593df0107173849ebb8c817471a1df4b4fb2c3cbf40cfd810c8281
    package flet-web 0.25.2 35dae94d72a7dbe4b6f9df2788a28a551a94cf423e1f17b0144808d74e1a8d21 3010070 symbols in Apple's manner
    file flet_web/web/assets/packages/cupertino_icons/assets/CupertinoIcons.ttf symbols/CupertinoIcons.ttf 5a1d0f1f17aac91e8f67123295019f73699acf231a5773a7eb3feb49e65e4e57
    package qtmaterialsymbols 1.0.1 b7fb0ff64f4671acf3e4fc9b7b6bcc47d0488b22b4ec83e6f26f7da6f71341d4 3911457 symbols that the first set lacks
    file qtmaterialsymbols/resources/MaterialSymbolsOutlined.ttf symbols/MaterialSymbolsOutlined.ttf 118a5671a680b5b07d00a63cee31d0d32e0830fccd877145cf76e2d2547d4bc3
    file qtmaterialsymbols/resources/MaterialSymbolsOutlined.codepoints symbols/MaterialSymbolsOutlined.codepoints 96bcadecff0c539518be8fc1692010ca9282bf9b4ba0ac712ce5d533fe0e3e71
    """
}
