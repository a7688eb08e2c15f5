import CTintypeHarfBuzz
import CTintypeUnicode
import Synchronization

extension FontStore {
  /// The face that draws a character which the requested face lacks.
  ///
  /// The order is fixed: the Noto font of the character's script (Arabic, Hebrew, the Indic scripts, Thai,
  /// CJK by language …), then Inter, then DejaVu Sans, then Noto's symbols and mathematics, then Noto
  /// Color Emoji. A declared font that the order reaches but that is not installed is an error, so that
  /// two machines never draw different pictures in silence.
  ///
  /// - Parameters:
  ///   - character: a Unicode scalar value.
  ///   - request: the font of the run; its weight chooses the regular or the bold face.
  ///   - language: a BCP 47 tag, for the regional shapes of ideographs.
  /// - Returns: nil where no declared font has the character.
  /// - Throws: `FontError.missing`, naming the package.
  func fallback(
    for character: UInt32, request: FontRequest, language: String
  ) throws(FontError) -> FontFace? {
    let isBold = request.weight >= 600
    let key = FallbackKey(character: character, isBold: isBold, language: language)
    if let cached = state.withLock({ $0.fallbacks[key] }) { return cached }
    var result: FontFace?
    for family in Self.fallbackFamilies(for: character, language: language) {
      let wanted = FontTraits(weight: isBold ? 700 : 400)
      guard var candidate = FontCandidate.best(of: declared(family), for: wanted) else {
        continue
      }
      // What another design lacks San Francisco has, and its lines are no higher.
      if family == DeclaredFont.systemFamily {
        let master = SystemFontMaster(weight: candidate.traits.weight)
        candidate.standIn = StandIn(design: .default, master: master)
      }
      let face = try open(candidate)
      if face.covers(character) {
        result = face
        break
      }
    }
    let face = result
    state.withLock { $0.fallbacks[key] = .some(face) }
    return face
  }

  /// The face of colored emoji.
  func emojiFace() throws(FontError) -> FontFace {
    let declared = declared(DeclaredFont.emojiFamily)
    guard let candidate = FontCandidate.best(of: declared, for: FontTraits()) else {
      throw .missing(family: DeclaredFont.emojiFamily, package: nil)
    }
    return try open(candidate)
  }

  static func fallbackFamilies(for character: UInt32, language: String) -> [String] {
    let general = [DeclaredFont.systemFamily, DeclaredFont.broadFamily]
    let last = [
      "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", DeclaredFont.emojiFamily,
    ]
    // Private use and unassigned characters have no script: looking through every file would not help.
    guard let script = Self.blockScript(of: character) ?? ScriptRuns.script(of: character) else {
      return general
    }
    if ctu_is_emoji_presentation(character) { return [DeclaredFont.emojiFamily] + general }
    let own = ScriptFont.families(script: script, language: language)
    if !own.isEmpty { return own + general }
    return script == "Zyyy" || script == "Zinh"
      ? cjkPunctuation(character, language) + general + last : general
  }

  /// The script whose fonts have marks and digits that belong to several scripts, such as the line that joins Arabic
  /// letters; nil for other characters.
  private static func blockScript(of character: UInt32) -> String? {
    switch character {
    case 0x600...0x6ff: "Arab"
    case 0x964...0x965: "Deva"
    default: nil
    }
  }

  /// Ideographic punctuation and full-width forms belong to no script but live in the CJK fonts.
  private static func cjkPunctuation(_ character: UInt32, _ language: String) -> [String] {
    let isIdeographic =
      (0x3000...0x303f).contains(character) || (0x30fb...0x30fc).contains(character)
      || (0xff00...0xffef).contains(character)
    return isIdeographic ? ScriptFont.families(script: "Hani", language: language) : []
  }
}
