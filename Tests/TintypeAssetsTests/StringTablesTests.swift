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

  /// A whole locale goes before its language, that before `Base`; region and script alike.
  @Test func languagesInOrder() throws {
    func tables(_ names: String...) throws -> StringTables {
      let folder = try TemporaryFolder()
      for name in names {
        try folder.write("\"a\" = \"\(name)\";".utf8, to: "\(name).lproj/Localizable.strings")
      }
      return StringTables(
        files: names.map { folder.appending("\($0).lproj/Localizable.strings").path })
    }
    let all = try tables("Base", "zh", "zh-Hant", "zh-Hant-TW")
    for (locale, name) in [
      ("zh_Hant_TW", "zh-Hant-TW"), ("zh-Hant-HK", "zh-Hant"), ("zh", "zh"), ("zh_Hans", "zh"),
      ("fr", "Base"),
      ("zh@calendar=chinese", "zh"), ("", "Base"),
    ] { #expect(all.format("a", locale: locale, numbers: []) == name, "\(locale)") }
    #expect(try tables("de").format("a", locale: "fr", numbers: []) == nil)
    #expect(try StringTables(files: []).isEmpty && !tables("de").isEmpty)
  }

  /// Forms are chosen by the first number, none by the form for none; parts by their own number or the next one.
  @Test func numbersOfForms() throws {
    func forms(_ text: String...) -> String {
      let forms = zip(["zero", "one", "other"], text).map {
        "\"\($0)\": {\"stringUnit\": {\"value\": \"\($1)\"}}"
      }
      return "{\"plural\": {\(forms.joined(separator: ","))}}"
    }
    let tables = try tables(
      (
        "Localizable.xcstrings",
        """
        {"sourceLanguage": "en", "strings": {
          "none": {"localizations": {"en": {"variations": \(forms("no", "one", "%lld"))}}},
          "parts": {"localizations": {"en": {"stringUnit": {"value": "%#@a@, %#@b@, %#@c@, %#@d@"},
            "substitutions": {"a": {"variations": \(forms("no", "one", "%arg"))},
              "b": {"variations": \(forms("no", "one", "%arg"))},
              "c": {"argNum": 1, "variations": \(forms("no", "one", "%arg"))}}}}},
          "device": {"localizations": {"en": {"variations": {"device": {
            "ipad": {"stringUnit": {"value": "pad"}}, "iphone": {"stringUnit": {"value": "phone"}}}}}}},
          "others": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "mac"}}, "other": {"stringUnit": {"value": "other"}}}}}}},
          "empty": {"localizations": {"en": {}}}
        }}
        """
      ))
    func format(_ key: String, _ numbers: Double?...) -> String? {
      tables.format(key, locale: "fr", numbers: numbers)
    }
    #expect(format("none", 0) == "no" && format("none", 1) == "one" && format("none", 5) == "%lld")
    #expect(format("none") == "%lld" && format("none", nil, 0) == "no")
    #expect(format("parts", 1, 5) == "one, %2$@, one, %#@d@")
    #expect(format("parts", 5, 1) == "%1$@, one, %1$@, %#@d@")
    #expect(format("parts", 0) == "no, %2$@, no, %#@d@")
    #expect(format("device") == "phone" && format("others") == "other" && format("empty") == nil)
  }

  /// Of two files the first wins, but that a dictionary's parts go before plain text.
  @Test(arguments: [false, true])
  func dictionariesGoBeforeText(isDictionaryFirst: Bool) throws {
    let dictionary = """
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>other</key><string>many</string></dict></dict>
      <key>b</key><dict><key>n</key><dict/></dict></dict></plist>
      """
    let files = [
      ("de.lproj/Localizable.strings", "\"a\" = \"text\"; \"b\" = \"text\";"),
      ("de.lproj/Localizable.stringsdict", dictionary),
      ("x/de.lproj/Localizable.strings", "\"a\" = \"second\"; \"b\" = \"second\";"),
    ]
    let tables =
      try isDictionaryFirst
      ? tables(files[1], files[0], files[2]) : tables(files[0], files[1], files[2])
    #expect(tables.format("a", locale: "de", numbers: [3]) == "many")
    #expect(tables.format("b", locale: "de", numbers: []) == "text")
  }

  @Test(
    arguments: [
      ("", []), ("ab", [.text("ab")]), ("%", [.text("%")]), ("%%", [.text("%")]),
      ("%y", [.text("%y")]),
      ("%@", [.argument(0)]), ("%@%@", [.argument(0), .argument(1)]),
      ("%2$@%1$lld", [.argument(1), .argument(0)]),
      ("%0$@", [.argument(0)]), ("%2$@%@", [.argument(1), .argument(0)]),
      ("%+05.1f%%", [.argument(0), .text("%")]),
      ("a%dz", [.text("a"), .argument(0), .text("z")]), ("%lldx", [.argument(0), .text("x")]),
    ] as [(String, [FormatPart])])
  func formats(format: String, parts: [FormatPart]) {
    #expect(FormatPart.parts(of: format) == parts)
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
