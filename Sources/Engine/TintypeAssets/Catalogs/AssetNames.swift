/// The names that Xcode makes for code of what an asset catalog holds.
///
/// The rules are those that Xcode's generated sources show: words begin with a capital and the first with a
/// small letter, an acronym by itself is left as it is, what no name may have is dropped, and so is an `Image` or `Color` at the end. Folders that
/// provide a namespace become types.
package struct AssetNames: Sendable {
  /// A name in code.
  package struct Symbol: Hashable, Sendable {
    /// The types around, outermost first.
    package var types: [String]
    /// The name of the property.
    package var property: String
    /// The name in the catalog.
    package var asset: String
  }

  /// The names of pictures, symbols of the author's own among them.
  package let images: [Symbol]
  /// The names of colors.
  package let colors: [Symbol]

  /// Makes the names of an index.
  package init(_ index: AssetIndex) {
    images = Self.symbols(index.entries.filter { $0.kind == .image || $0.kind == .symbol }, "Image")
    colors = Self.symbols(index.entries.filter { $0.kind == .color }, "Color")
  }

  /// Of several assets that come to the same name, only the first has it: two would be no Swift.
  private static func symbols(_ entries: [AssetIndex.Entry], _ suffix: String) -> [Symbol] {
    var seen: Set<[String]> = []
    return entries.compactMap { entry in
      var parts = entry.name.split(separator: "/").map(String.init)
      guard let last = parts.popLast() else { return nil }
      let types = parts.map(typeName)
      let property = propertyName(last, dropping: suffix)
      guard !property.isEmpty, !types.contains(""), seen.insert(types + [property]).inserted else {
        return nil
      }
      return Symbol(types: types, property: property, asset: entry.name)
    }
  }

  /// The name of a property, such as `heroBanner` for `Hero-banner Image`.
  ///
  /// - Parameters:
  ///   - name: the name of an asset, or a key.
  ///   - suffix: a last word that names go without.
  ///   - keepingAcronyms: whether an acronym by itself keeps its capitals, as for assets: `HWS`.
  /// - Returns: the name; empty where no letter and no digit is in it.
  package static func propertyName(
    _ name: String, dropping suffix: String, keepingAcronyms: Bool = true
  ) -> String {
    var parts = parts(of: name)
    // What would be left without a name keeps its suffix.
    if let last = parts.last, last.lowercased().hasSuffix(suffix.lowercased()) {
      let rest = String(last.dropLast(suffix.count))
      if !rest.isEmpty {
        parts[parts.count - 1] = rest
      } else if parts.count > 1 {
        parts.removeLast()
      }
    }
    guard let first = parts.first else { return "" }
    let isAcronym =
      keepingAcronyms && parts.count == 1 && first.count > 1 && first.allSatisfy { !$0.isLowercase }
    let text =
      isAcronym ? first : lowered(first) + parts.dropFirst().map(capitalized).joined()
    return protected(text)
  }

  /// The name of a type, such as `SettingsIcons` for `settings icons`.
  package static func typeName(_ name: String) -> String {
    protected(parts(of: name).map(capitalized).joined())
  }

  /// The runs of letters and digits.
  private static func parts(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func capitalized(_ part: String) -> String {
    part.prefix(1).uppercased() + part.dropFirst()
  }

  /// A word with its capitals at the start made small, but for the last where a word follows: `URLIcon` is
  /// `urlIcon`.
  private static func lowered(_ part: String) -> String {
    let capitals = part.prefix { $0.isUppercase }.count
    let isAll = capitals == part.count
    let count =
      capitals > 1 && !isAll && part.dropFirst(capitals).first?.isLetter == true
      ? capitals - 1 : capitals
    return part.prefix(count).lowercased() + part.dropFirst(count)
  }

  /// A name that Swift accepts: none begins with a digit, and keywords are quoted.
  private static func protected(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Type",
    "Protocol", "Self", "Any",
  ]
}
