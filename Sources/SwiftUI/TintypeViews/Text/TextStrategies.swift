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

extension Text {
  /// What decides in which direction text runs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// The platform's.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// What the text says.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}
