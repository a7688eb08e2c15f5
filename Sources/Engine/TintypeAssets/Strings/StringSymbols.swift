/// The names that Xcode 26 makes for code of what a string catalog holds: of the keys that its author wrote by hand.
///
/// The names are made as those of assets are. What a string is given is a parameter: by its name in `%(count)lld`, else by
/// its place.
package struct StringSymbols: Sendable {
  /// A name in code.
  struct Symbol: Equatable, Sendable {
    /// The name of the property or function.
    let name: String
    /// The key in the catalog.
    let key: String
    /// The table's name; nil for `Localizable`.
    let table: String?
    /// The words in the author's language, with a parameter's number, from 0, where it stands.
    let value: [FormatPart]
    let parameters: [Parameter]
  }

  /// What a string is given.
  struct Parameter: Equatable, Sendable {
    /// The label; `_` for none.
    let label: String
    /// The type in Swift.
    let type: String
  }

  private(set) var symbols: [Symbol] = []

  /// Reads catalogs; what cannot be read has no names.
  ///
  /// - Parameter files: `NAME.xcstrings`, absolute paths; others are passed over.
  package init(files: [String]) {
    for file in files where file.hasSuffix(".xcstrings") {
      guard let tree = try? JSONTree(path: file) else { continue }
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      let table = name == StringTables.mainTable ? nil : name
      let language = tree["sourceLanguage"].string ?? "en"
      for (key, string) in tree["strings"].members.sorted(by: { $0.0 < $1.0 })
      where string["extractionState"].string == "manual" {
        add(key, string["localizations"][language], table)
      }
    }
  }

  private mutating func add(_ key: String, _ part: JSONTree, _ table: String?) {
    let name = AssetNames.propertyName(
      key.replacing(Self.specifier) { $0.3 == "%" ? "%" : " " }, dropping: "\n",
      keepingAcronyms: false)
    let unit =
      part["stringUnit"]["value"].string
      ?? part["variations"]["plural"]["other"]["stringUnit"]["value"].string ?? key
    var format = unit
    for (name, substitution) in part["substitutions"].members.sorted(by: { $0.0 < $1.0 }) {
      let specifier = substitution["formatSpecifier"].string ?? "lld"
      format = format.replacingOccurrences(of: "%#@\(name)@", with: "%(\(name))\(specifier)")
    }
    let parameters = Self.parameters(of: format)
    // Of one name there may be functions that are given different things.
    guard !name.isEmpty,
      !symbols.contains(where: {
        $0.name == name && $0.table == table
          && ($0.parameters == parameters || $0.parameters.isEmpty || parameters.isEmpty)
      })
    else { return }
    symbols.append(
      Symbol(
        name: name, key: key, table: table, value: FormatPart.parts(of: format),
        parameters: parameters))
  }

  /// A place of a format: `%lld`, `%2$@`, `%(count)lld` and `%1$(count)lld`, and `%%`.
  nonisolated(unsafe) private static let specifier =
    /%(?:(\d+)\$)?(?:\((\w+)\))?[-+0-9.#]*((?:ll|l|h|hh|q|z)?[@diufFeEgGxXsc%])/

  /// What a format is given, in the order in which it is.
  private static func parameters(of format: String) -> [Parameter] {
    var found: [Int: Parameter] = [:]
    var next = 0
    for match in format.matches(of: specifier) where match.3 != "%" {
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next = max(next, index) + 1
      let type =
        switch match.3.last {
        case "@", "s": "String"
        // As interpolation in a key writes them: `%f` for what is a `Float`, `%lf` for a `Double`.
        case "f", "F", "e", "E", "g", "G": match.3.first == "l" ? "Double" : "Float"
        case "u", "x", "X": "UInt"
        default: "Int"
        }
      found[index] = Parameter(label: match.2.map { String($0) } ?? "_", type: type)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The Swift source with which code uses the names; nil where there are none.
  package var source: String? {
    if symbols.isEmpty { return nil }
    var lines = ["import SwiftUI", "extension LocalizedStringResource {"]
    lines += symbols.filter { $0.table == nil }.map(Self.declaration)
    for table in Set(symbols.compactMap(\.table)).sorted() {
      lines.append("enum \(AssetNames.typeName(table)) {")
      lines += symbols.filter { $0.table == table }.map(Self.declaration) + ["}"]
    }
    // Titles of buttons and the like take keys here, where Apple has initializers for both.
    lines += ["}", "extension LocalizedStringKey {"]
    lines += symbols.filter { $0.table == nil }.map(Self.keyDeclaration)
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func keyDeclaration(_ symbol: Symbol) -> String {
    if symbol.parameters.isEmpty {
      return "static var \(symbol.name): Self { .init(\(String(reflecting: symbol.key))) }"
    }
    let arguments = symbol.parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "argument\(index)"
    }
    return "static func \(symbol.name)(\(list(of: symbol))) -> Self {"
      + " .init(String(localized: LocalizedStringResource.\(symbol.name)(\(arguments.joined(separator: ", "))))) }"
  }

  private static func list(of symbol: Symbol) -> String {
    symbol.parameters.enumerated().map { index, parameter in
      "\(parameter.label) argument\(index): \(parameter.type)"
    }.joined(separator: ", ")
  }

  private static func declaration(_ symbol: Symbol) -> String {
    let table = symbol.table.map { ", table: \(String(reflecting: $0))" } ?? ""
    let value = symbol.value.map { part in
      switch part {
      case .text(let text): String(String(reflecting: text).dropFirst().dropLast())
      case .argument(let index):
        symbol.parameters.indices.contains(index) ? "\\(argument\(index))" : ""
      }
    }.joined()
    let body = ".init(\(String(reflecting: symbol.key)), defaultValue: \"\(value)\"\(table))"
    let head =
      symbol.parameters.isEmpty
      ? "var \(symbol.name):" : "func \(symbol.name)(\(list(of: symbol))) ->"
    return "static \(head) LocalizedStringResource { \(body) }"
  }
}
