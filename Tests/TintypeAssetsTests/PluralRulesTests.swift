import Testing

@testable import TintypeAssets

/// Which form of a noun goes with a number, at each edge of each rule.
@Suite struct PluralRulesTests {
  /// Forms by the numbers that have them, as CLDR's samples of cardinal rules list them.
  @Test(
    arguments: [
      ("en", "one", [1, -1]), ("en", "other", [0, 2, 1.5, 11, 101]), ("ja", "other", [0, 1, 2]),
      ("fr", "one", [0, 1, 1.5, 1.9, -1.5]), ("fr", "other", [2, 2.5, -2]),
      ("hi", "one", [0, 0.5, 1, -1]), ("hi", "other", [1.1, 2]),
      ("ru", "one", [1, -1, 21, 101]), ("ru", "few", [2, 4, 22, 24, 102]),
      ("ru", "many", [0, 5, 10, 11, 12, 14, 15, 20, 25, 111, 112, 999_999_999_999_999]),
      ("ru", "other", [0.5, 1.5, 1e15, 1e20]),
      ("sr", "one", [1, 21]), ("sr", "few", [2, 4, 23]), ("sr", "other", [0, 5, 11, 12, 14, 1.5]),
      ("pl", "one", [1]), ("pl", "few", [2, 4, 22, 24]),
      ("pl", "many", [0, 5, 11, 12, 14, 15, 21, 101, 112]), ("pl", "other", [1.5]),
      ("cs", "one", [1]), ("cs", "few", [2, 3, 4]), ("cs", "other", [0, 5, 22]),
      ("cs", "many", [1.5]),
      ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]),
      ("ar", "few", [3, 10, 103, 110]),
      ("ar", "many", [11, 26, 99, 111, 199]), ("ar", "other", [100, 101, 102, 200, 1.5]),
      ("he", "one", [1]), ("he", "two", [2]), ("he", "other", [0, 3, 1.5]),
    ] as [(String, String, [Double])])
  func forms(language: String, form: String, values: [Double]) {
    for value in values { #expect(PluralRules.form(of: value, in: language) == form, "\(value)") }
  }
}
