import Foundation

/// Extended Markdown's attributes of a phrase, `^[…](…)`, of which `inflect: true` makes a noun agree with its
/// number.
///
/// English is the one language whose nouns are known here; in others phrases stay as they were written.
enum GrammarAgreement {
  /// The literal without the marks, its phrases in agreement.
  ///
  /// - Parameters:
  ///   - source: a literal, in which characters stand for interpolated parts.
  ///   - locale: says the language.
  ///   - value: the number that a character stands for; nil for none.
  /// - Returns: the literal.
  static func applied(
    to source: String, locale: Locale, value: (Character) -> Double? = { _ in nil }
  ) -> String {
    // Foundation's search takes longer than all else that becomes of a literal.
    guard source.utf8.contains(UInt8(ascii: "^")), source.contains("^[") else { return source }
    let isEnglish = locale.language.languageCode == .english
    return source.replacing(/\^\[(?<phrase>[^\]]*)\]\((?<attributes>[^)]*)\)/) { match in
      let phrase = match.output.phrase
      guard isEnglish, match.output.attributes.contains(/\binflect\s*:\s*true\b/),
        let count = Self.value(in: phrase, value), abs(count) != 1
      else { return String(phrase) }
      return EnglishNoun.plural(endOf: String(phrase))
    }
  }

  /// The first number of a phrase, interpolated or written in digits.
  private static func value(
    in phrase: Substring, _ value: (Character) -> Double?
  ) -> Double? {
    if let found = phrase.lazy.compactMap(value).first { return found }
    // Digits may be in groups.
    guard let digits = phrase.firstMatch(of: /[0-9][0-9,]*(\.[0-9]+)?/) else { return nil }
    return Double(digits.output.0.filter { $0 != "," })
  }
}

/// English nouns of which there are several.
enum EnglishNoun {
  private static let irregular = [
    "man": "men", "woman": "women", "person": "people", "child": "children", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice",
    "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives", "half": "halves",
    "shelf": "shelves", "loaf": "loaves", "wolf": "wolves", "thief": "thieves", "calf": "calves",
    "self": "selves", "elf": "elves", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "echo": "echoes", "veto": "vetoes", "analysis": "analyses",
    "crisis": "crises", "thesis": "theses", "axis": "axes", "criterion": "criteria",
    "phenomenon": "phenomena", "quiz": "quizzes",
  ]

  private static let same: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "means", "news",
  ]

  /// A phrase whose last word is a noun, of several.
  static func plural(endOf phrase: String) -> String {
    guard let last = phrase.lastIndex(where: \.isLetter) else { return phrase }
    let head = phrase[...last]
    let start = head.lastIndex { !$0.isLetter }.map { head.index(after: $0) } ?? head.startIndex
    return phrase[..<start] + plural(String(head[start...])) + phrase[phrase.index(after: last)...]
  }

  /// A noun of several.
  static func plural(_ noun: String) -> String {
    let word = noun.lowercased()
    if same.contains(word) { return noun }
    // Long words end as short ones do: `fireman`, `grandchild`.
    let end = irregular[word] == nil ? compounds.first { word.hasSuffix($0) } : word
    if let end, let several = irregular[end], !notOfMan.contains(word) {
      return String(noun.dropLast(end.count - 1)) + several.dropFirst()
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
    return noun + "s"
  }

  private static let compounds = [
    "man", "child", "person", "wife", "tooth", "foot", "shelf",
  ]
  private static let notOfMan: Set = ["human", "german", "roman", "talisman", "shaman"]
}
