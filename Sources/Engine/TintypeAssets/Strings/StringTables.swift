import TintypeGeometry

/// The strings of an app, in all languages that its files have.
package struct StringTables: Sendable {
  /// A string with forms for numbers.
  struct Entry: Sendable {
    /// The forms by their names; a string that does not vary has `other` alone.
    var forms: [String: String]
    /// Parts that vary on their own, by the names that stand as `%#@name@` in the string.
    var substitutions: [String: Substitution] = [:]
  }

  /// A part of a string that varies with a number.
  struct Substitution: Sendable {
    /// The number of the argument, from 1; nil for the next one.
    var argument: Int?
    var forms: [String: String]
  }

  /// The table of strings for which no table is named.
  package static let mainTable = "Localizable"

  /// By table, then language, then key.
  private var entries: [String: [String: [String: Entry]]] = [:]
  /// The table of the file that is being read.
  private var table = ""
  /// What was wrong with the files.
  package private(set) var problems: [AssetProblem] = []

  /// Reads files; of two with one key the first wins.
  ///
  /// - Parameter files: `NAME.xcstrings`, and `LANGUAGE.lproj/NAME.strings` or `.stringsdict`, absolute paths.
  package init(files: [String]) {
    for file in files {
      do throws(AssetProblem) {
        try read(file)
      } catch {
        problems.append(error)
      }
    }
  }

  /// Whether there are no strings at all.
  package var isEmpty: Bool { entries.isEmpty }

  /// The languages that any table has, in the order of their identifiers; without `Base`, which is none.
  package var languages: [String] {
    Set(entries.values.flatMap(\.keys)).subtracting(["Base"]).sorted()
  }

  /// The string of a key in a language.
  ///
  /// - Parameters:
  ///   - key: the key, with `%@`, `%lld` or `%lf` for what is interpolated.
  ///   - table: the name of the files; nil for `Localizable`.
  ///   - locale: the language and region, such as `de_AT`.
  ///   - numbers: the numbers that are interpolated; nil for what is none.
  /// - Returns: the format in the language, or in none `Base`; nil where the files do not have it.
  package func format(
    _ key: String, table: String? = nil, locale: String, numbers: [Double?]
  ) -> String? {
    guard let entries = entries[table ?? Self.mainTable] else { return nil }
    let names = Self.languages(of: locale)
    for name in names {
      guard let entry = entries[name]?[key] else { continue }
      let language = String(name.prefix { $0 != "-" })
      var text = Self.form(entry.forms, numbers.compactMap { $0 }.first, language)
      var next = 0
      for name in Self.substitutionNames(in: text) {
        guard let part = entry.substitutions[name] else { continue }
        let index = part.argument.map { $0 - 1 } ?? next
        next = index + 1
        let amount = numbers.indices.contains(index) ? numbers[index] : nil
        let format = Self.form(part.forms, amount, language)
          .replacingOccurrences(of: "%arg", with: "%\(index + 1)$@")
        text = text.replacingOccurrences(of: "%#@\(name)@", with: format)
      }
      return text
    }
    return nil
  }

  private static func form(
    _ forms: [String: String], _ amount: Double?, _ language: String
  ) -> String {
    let name = amount.map { PluralRules.form(of: $0, in: language) } ?? "other"
    // Languages without a word for none may still write one.
    if amount == 0, let zero = forms["zero"] { return zero }
    return forms[name] ?? forms["other"] ?? ""
  }

  private static func substitutionNames(in text: String) -> [String] {
    text.matches(of: /%#@([A-Za-z0-9_]+)@/).map { String($0.1) }
  }

  /// The names under which files may have a locale, the most special first.
  private static func languages(of locale: String) -> [String] {
    let full = locale.split(separator: "@").first.map(String.init) ?? locale
    let parts = full.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") } + ["Base"]
  }

  // MARK: Reading

  private mutating func read(_ file: String) throws(AssetProblem) {
    table = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    if file.hasSuffix(".xcstrings") { return try readCatalog(file) }
    let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let language = (folder as NSString).deletingPathExtension
    if file.hasSuffix(".stringsdict") {
      try readDictionary(file, language)
    } else {
      for (key, text) in try StringsFile.read(file) {
        add(Entry(forms: ["other": text]), key, language)
      }
    }
  }

  private mutating func add(_ entry: Entry, _ key: String, _ language: String) {
    let found = entries[table]?[language]?[key]
    // A `.stringsdict` goes before the `.strings` beside it.
    guard found == nil || found?.substitutions.isEmpty == true && !entry.substitutions.isEmpty
    else { return }
    entries[table, default: [:]][language, default: [:]][key] = entry
  }

  private mutating func readCatalog(_ file: String) throws(AssetProblem) {
    let tree = try JSONTree(path: file)
    for (key, string) in tree["strings"].members {
      for (language, part) in string["localizations"].members {
        var entry = Entry(forms: Self.forms(part))
        for (name, part) in part["substitutions"].members {
          entry.substitutions[name] = Substitution(
            argument: part["argNum"].double.map { Int(clamped: $0) }, forms: Self.forms(part))
        }
        guard !entry.forms.isEmpty else { continue }
        add(entry, key, language)
        // What has no translation is shown in the language of the app's author.
        if language == tree["sourceLanguage"].string { add(entry, key, "Base") }
      }
    }
  }

  private static func forms(_ part: JSONTree) -> [String: String] {
    if let text = part["stringUnit"]["value"].string { return ["other": text] }
    let plural = part["variations"]["plural"].members.compactMapValues {
      $0["stringUnit"]["value"].string
    }
    if !plural.isEmpty { return plural }
    let devices = part["variations"]["device"].members
    return (devices["iphone"] ?? devices["other"]).map(forms) ?? [:]
  }

  private mutating func readDictionary(
    _ file: String, _ language: String
  ) throws(AssetProblem) {
    guard let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let strings = list as? [String: [String: Any]]
    else { throw AssetProblem(path: file, reason: "this is no property list of strings") }
    for (key, string) in strings {
      guard let format = string["NSStringLocalizedFormatKey"] as? String else { continue }
      var entry = Entry(forms: ["other": format])
      for (name, part) in string {
        guard let part = part as? [String: String] else { continue }
        entry.substitutions[name] = Substitution(forms: part)
      }
      add(entry, key, language)
    }
  }
}
