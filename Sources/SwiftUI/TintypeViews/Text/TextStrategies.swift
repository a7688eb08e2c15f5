/// The language that the shapes and breaks of text follow.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language; nil for the environment's.
  let language: Locale.Language?
  /// The environment's.
  public static let automatic = TypesettingLanguage(language: nil)
  /// One that is named.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
