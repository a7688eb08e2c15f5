/// One token of Swift source, as far as the tool has to understand it.
package struct SwiftToken: Equatable {
  /// What kind of token it is.
  package enum Kind: Equatable {
    /// A name or keyword, without backticks.
    case word
    /// A number, or the opening quotes of a string.
    case literal
    /// One of `( [ {`, or the `\(` of an interpolation.
    case open
    /// One of `) ] }`.
    case close
    /// A run of operator characters.
    case symbol
    /// One of `, ; : . @ #` or any other single character.
    case mark
  }

  /// What kind of token it is.
  package let kind: Kind
  /// What stands there; a name without its backticks.
  package let text: String
  /// The bytes of the source that the token takes.
  package let range: Range<Int>
  /// The line it begins on, from 1.
  package let line: Int
  /// Whether it is the first token on its line.
  package let startsLine: Bool
  /// Whether white space or the beginning of the source stands before it.
  package let followsSpace: Bool
  /// For a bracket, the index of its partner; nil when there is none.
  package var partner: Int?

  /// Whether the token is this word, bracket or mark.
  package func `is`(_ text: String) -> Bool {
    kind != .literal && self.text == text
  }
}
