import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// Strings in the languages of an app.
@Suite struct StringTablesTests {
  private func tables(_ files: (name: String, text: String)...) throws -> StringTables {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text.utf8, to: file.name) }
    return StringTables(files: files.map { folder.appending($0.name).path })
  }

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "hello %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo %@"}},
        "de-AT": {"stringUnit": {"state": "translated", "value": "Servus %@"}}}},
      "%lld birds": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld bird"}},
          "other": {"stringUnit": {"value": "%lld birds"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld one"}}, "few": {"stringUnit": {"value": "%lld few"}},
          "many": {"stringUnit": {"value": "%lld many"}},
          "other": {"stringUnit": {"value": "%lld other"}}}}}}},
      "%lld of %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%1$lld among %#@birds@"},
        "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg bird"}},
          "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
    }}
    """

  @Test func theNearestLanguage() throws {
    let tables = try tables(("Localizable.xcstrings", Self.catalog))
    #expect(tables.problems.isEmpty)
    #expect(tables.format("hello %@", locale: "de_DE", numbers: [nil]) == "Hallo %@")
    #expect(tables.format("hello %@", locale: "de_AT", numbers: [nil]) == "Servus %@")
    #expect(tables.format("hello %@", locale: "en_US", numbers: [nil]) == nil)
  }

  @Test(arguments: [
    (1.0, "ru", "%lld one"), (3, "ru", "%lld few"), (11, "ru", "%lld many"), (21, "ru", "%lld one"),
    (1, "en_US", "%lld bird"), (2, "en_US", "%lld birds"), (1, "fr", "%lld bird"),
  ])
  func pluralFormsFollowTheValue(value: Double, locale: String, format: String) throws {
    let tables = try tables(("Localizable.xcstrings", Self.catalog))
    #expect(tables.format("%lld birds", locale: locale, numbers: [value]) == format)
  }

  @Test func partsVaryOnTheirOwn() throws {
    let tables = try tables(("Localizable.xcstrings", Self.catalog))
    let format = try #require(tables.format("%lld of %lld", locale: "en", numbers: [3, 1]))
    #expect(format == "%1$lld among %2$@ bird")
    #expect(
      FormatPart.parts(of: format) == [
        .argument(0), .text(" among "), .argument(1), .text(" bird"),
      ])
    #expect(
      FormatPart.parts(of: "%@ 50%% %.2f") == [
        .argument(0), .text(" 50"), .text("%"), .text(" "), .argument(1),
      ])
  }

  @Test func oldFiles() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld eggs</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@eggs@</string><key>eggs</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>ein Ei</string><key>other</key><string>%lld Eier</string>
      </dict></dict></dict></plist>
      """
    let tables = try tables(
      (
        "de.lproj/Localizable.strings",
        "/* Gruß */\n\"hi\" = \"Hallo \\\"du\\\"\"; // x\nplain = \"a\";\n"
      ),
      ("de.lproj/Localizable.stringsdict", dictionary))
    #expect(tables.problems.isEmpty)
    #expect(tables.format("hi", locale: "de", numbers: []) == "Hallo \"du\"")
    #expect(tables.format("plain", locale: "de", numbers: []) == "a")
    #expect(tables.format("%lld eggs", locale: "de", numbers: [1]) == "ein Ei")
    #expect(tables.format("%lld eggs", locale: "de", numbers: [5]) == "%lld Eier")
  }

  @Test func brokenFilesAreNamedWithTheirLine() throws {
    let tables = try tables(
      ("de.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n"), ("b.xcstrings", "{\n]"),
      ("de.lproj/c.stringsdict", "no"), ("de.lproj/d.strings", "\"e\" = \"f\";"))
    #expect(tables.problems.map(\.line) == [2, 2, nil])
    #expect(tables.format("e", table: "d", locale: "de", numbers: []) == "f")
  }

  @Test func aKeyBelongsToItsTable() throws {
    let tables = try tables(
      ("de.lproj/Localizable.strings", "\"a\" = \"main\";"),
      ("de.lproj/Settings.strings", "\"a\" = \"of settings\"; \"b\" = \"own\";"))
    #expect(tables.format("a", locale: "de", numbers: []) == "main")
    #expect(tables.format("a", table: "Settings", locale: "de", numbers: []) == "of settings")
    #expect(tables.format("b", locale: "de", numbers: []) == nil)
    #expect(tables.format("a", table: "Absent", locale: "de", numbers: []) == nil)
  }
}
