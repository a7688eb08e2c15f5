extension EnvironmentValues {
  /// The language of texts, a BCP 47 tag: it chooses the shapes of ideographs and rules of line breaks.
  var textLanguage: String {
    if let typesettingLanguage { return typesettingLanguage }
    // Only what comes before an `@` names a language; the rest chooses calendars and the like.
    let name = locale.identifier.prefix { $0 != "@" }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// A string in the case that the environment asks for, by the rules of its language.
  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}
