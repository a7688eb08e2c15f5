import TintypeText

/// Small capitals for a face that has none of its own: capitals at the height of its small letters.
///
/// Apple's system fonts have them; the fonts that stand in for those do not. A custom font without them is
/// left as it is, as on Apple's systems.
struct SmallCapitals {
  /// Characters that are set in one size.
  struct Part: Equatable {
    var text: String
    var isSmall: Bool
  }

  /// The size of a small capital relative to the font's.
  let scale: CGFloat
  private let replacesLowercase: Bool
  private let replacesUppercase: Bool
  private let locale: Locale

  /// Prepares small capitals; nil where a font is asked for none, or has its own.
  ///
  /// - Parameters:
  ///   - request: the font.
  ///   - library: the fonts.
  ///   - locale: rules how letters become capitals.
  init?(_ request: FontRequest, library: FontLibrary, locale: Locale) {
    replacesLowercase = request.features.contains(.lowercaseSmallCaps)
    replacesUppercase = request.features.contains(.uppercaseSmallCaps)
    // A font that is missing is reported where the text is shaped.
    guard replacesLowercase || replacesUppercase, case .system = request.family,
      let face = try? library.face(for: request),
      !face.substitutes(.lowercaseSmallCaps), !face.substitutes(.uppercaseSmallCaps)
    else { return nil }
    scale = face.smallCapitalScale
    self.locale = locale
  }

  /// The parts of a string, with small capitals in place of the letters that they replace.
  func parts(of string: String) -> [Part] {
    var parts: [Part] = []
    for character in string {
      let isSmall =
        character.isLowercase && replacesLowercase || character.isUppercase && replacesUppercase
      let text =
        isSmall && character.isLowercase
        ? String(character).uppercased(with: locale) : String(character)
      if let last = parts.indices.last, parts[last].isSmall == isSmall {
        parts[last].text += text
      } else {
        parts.append(Part(text: text, isSmall: isSmall))
      }
    }
    return parts
  }
}
