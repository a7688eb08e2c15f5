// Made of Fixtures/Names/TintypeViews/TextInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation

extension AttributedString {
  /// Creates the translation of a string, whose marks of Markdown within lines count.
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { self.init(marked: String(localized: keyAndValue, table: table, bundle: bundle)) }
  /// Creates the translation of a key, whose marks of Markdown within lines count.
  public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { self.init(marked: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle)) }
  /// Creates the translation of a string that was to be translated later, whose marks of Markdown within lines count.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self.init(marked: String(localized: resource)) }
}
