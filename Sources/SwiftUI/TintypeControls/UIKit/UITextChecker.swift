public import Foundation

/// A spelling checker without a dictionary, to which every word is right.
@MainActor open class UITextChecker: NSObject {
  /// The languages that it knows: English alone, whose words it takes for right.
  public class var availableLanguages: [String] { ["en"] }

  /// Looks for a word that is not right; there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// What a word may have been meant to be; nothing is known.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// What a word may become; nothing is known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
