/// The Noto font that a script falls back to.
struct ScriptFont: Hashable, Sendable {
  /// ISO 15924 tags, as HarfBuzz names them.
  var scripts: [String]
  /// The family's name.
  var family: String
  /// The files of the regular and of the bold face, without folder; the latter may be missing.
  var regular: String
  /// See `regular`.
  var bold: String?
  /// The place of the face in its files.
  var index = 0

  private var isCJK: Bool { family.hasPrefix("Noto Sans CJK") }

  /// The one or two faces as declared fonts.
  var declared: [DeclaredFont] {
    let folder = isCJK ? "/usr/share/fonts/opentype/noto/" : "/usr/share/fonts/truetype/noto/"
    let files = [(400, regular)] + (bold.map { [(700, $0)] } ?? [])
    return files.map { weight, file in
      DeclaredFont(
        family: family, traits: FontTraits(weight: weight), path: folder + file,
        index: index, package: isCJK ? "fonts-noto-cjk" : "fonts-noto-core",
        role: "script " + scripts.joined(separator: " "))
    }
  }

  private static func sans(_ script: String, _ name: String, bold: Bool = true) -> ScriptFont {
    let stem = "NotoSans" + name.filter { $0 != " " }
    return ScriptFont(
      scripts: [script], family: "Noto Sans " + name, regular: stem + "-Regular.ttf",
      bold: bold ? stem + "-Bold.ttf" : nil)
  }

  private static func cjk(_ scripts: [String], _ region: String, _ index: Int) -> ScriptFont {
    ScriptFont(
      scripts: scripts, family: "Noto Sans CJK " + region, regular: "NotoSansCJK-Regular.ttc",
      bold: "NotoSansCJK-Bold.ttc", index: index)
  }

  /// Scripts that few texts use, with the names of their fonts.
  private static let rarer: KeyValuePairs = [
    "Adlm": "Adlam", "Copt": "Coptic", "Goth": "Gothic", "Lisu": "Lisu", "Olck": "OlChiki",
    "Osge": "Osage", "Runr": "Runic", "Ogam": "Ogham", "Tfng": "Tifinagh", "Vaii": "Vai",
    "Yiii": "Yi", "Cans": "CanadianAboriginal", "Bugi": "Buginese", "Sund": "Sundanese",
    "Lepc": "Lepcha", "Limb": "Limbu", "Mtei": "MeeteiMayek", "Saur": "Saurashtra",
    "Sylo": "SylotiNagri", "Tale": "TaiLe", "Talu": "NewTaiLue", "Lana": "TaiTham",
    "Tavt": "TaiViet", "Phag": "PhagsPa", "Cham": "Cham", "Kali": "KayahLi", "Rjng": "Rejang",
    "Batk": "Batak", "Egyp": "EgyptianHieroglyphs", "Xsux": "Cuneiform", "Linb": "LinearB",
    "Glag": "Glagolitic", "Ital": "OldItalic", "Dsrt": "Deseret", "Phnx": "Phoenician",
  ]

  /// The fonts, the first one for a script wins; CJK depends on the language.
  static let all: [ScriptFont] =
    [
      sans("Arab", "Arabic"), sans("Hebr", "Hebrew"), sans("Deva", "Devanagari"),
      sans("Beng", "Bengali"), sans("Guru", "Gurmukhi"), sans("Gujr", "Gujarati"),
      sans("Orya", "Oriya"), sans("Taml", "Tamil"), sans("Telu", "Telugu"),
      sans("Knda", "Kannada"), sans("Mlym", "Malayalam"), sans("Sinh", "Sinhala"),
      sans("Thai", "Thai"), sans("Laoo", "Lao"), sans("Khmr", "Khmer"), sans("Mymr", "Myanmar"),
      sans("Geor", "Georgian"), sans("Armn", "Armenian"), sans("Ethi", "Ethiopic"),
      sans("Syrc", "Syriac", bold: false), sans("Thaa", "Thaana"),
      sans("Cher", "Cherokee", bold: false), sans("Mong", "Mongolian", bold: false),
      sans("Nkoo", "NKo", bold: false), sans("Java", "Javanese"), sans("Bali", "Balinese"),
      ScriptFont(
        scripts: ["Tibt"], family: "Noto Serif Tibetan", regular: "NotoSerifTibetan-Regular.ttf",
        bold: "NotoSerifTibetan-Bold.ttf"),
    ]
    + rarer.map { sans($0, $1, bold: false) } + [
      cjk(["Hani", "Hira", "Kana", "Bopo"], "JP", 0), cjk(["Hang"], "KR", 1),
      cjk([], "SC", 2), cjk([], "TC", 3),
      sans("Zsym", "Symbols"), sans("Zsym", "Symbols2", bold: false),
      sans("Zmth", "Math", bold: false),
    ]

  /// The families to try for a script, best first.
  static func families(script: String, language: String) -> [String] {
    if ["Hani", "Hira", "Kana", "Bopo", "Hang"].contains(script) {
      return ["Noto Sans CJK " + region(script: script, language: language)]
    }
    return all.filter { $0.scripts.contains(script) }.map(\.family)
  }

  /// The regional shapes of ideographs; without a hint the Japanese ones, which the font has as its first.
  private static func region(script: String, language: String) -> String {
    let subtags = language.lowercased().split(separator: "-")
    if script == "Hang" || subtags.first == "ko" { return "KR" }
    guard subtags.first == "zh" else { return "JP" }
    return subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "TC" : "SC"
  }
}
