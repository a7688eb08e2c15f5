public import Foundation
import TintypeAssets

extension String {
  /// A string with interpolated values that is translated as a whole.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var value = LocalizationValue("")

      /// Starts a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds characters of the literal.
      public mutating func appendLiteral(_ literal: String) { value.key += literal.asFormat }

      /// Adds a string as it is.
      public mutating func appendInterpolation(_ string: String) { value.add(string, "%@") }

      /// Adds a value's description.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { self.value.add("\(value)", "%@") }

      /// Adds a whole number with digits in groups, such as 12,345.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        let text = value.formatted(IntegerFormatStyle<T>(locale: Self.locale))
        self.value.add(text, "%lld", Double(value))
      }

      /// Adds a number with six digits after the point.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        let style = FloatingPointFormatStyle<T>(locale: Self.locale).precision(.fractionLength(6))
        self.value.add(value.formatted(style), "%lf", Double(value))
      }

      /// Adds a value formatted as C's printf does.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        self.value.add(String(format: specifier, locale: Self.locale, value), specifier)
      }

      /// Adds a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String {
        value.add(format.format(input), "%@")
      }

      private static let locale = Locale(identifier: LocalizedStringResource.standardLocale)
    }

    private struct Argument: Hashable, Sendable {
      let text: String
      /// The number that forms of nouns follow; nil for what is none.
      let value: Double?
    }

    /// What stands in files of strings: the literal with printf's words for what is interpolated.
    fileprivate var key: String
    private var arguments: [Argument] = []

    /// Creates a value of a string without interpolated values.
    public init(_ value: String) { key = value.asFormat }

    /// Creates a value of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value of a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.value }

    private mutating func add(_ text: String, _ specifier: String, _ value: Double? = nil) {
      key += specifier
      arguments.append(Argument(text: text, value: value))
    }

    /// The words.
    ///
    /// - Parameters:
    ///   - given: what stands in files of strings; nil for the value itself.
    ///   - translate: gives the format for a key and the numbers in the value; nil for none.
    /// - Returns: the translation, or the value itself.
    fileprivate func string(
      key given: String?, _ translate: (_ key: String, _ numbers: [Double?]) -> String?
    ) -> String {
      // A key without values stands in the files as it was written.
      let wanted =
        given ?? (arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key)
      let format = translate(wanted, arguments.map(\.value))
      if arguments.isEmpty { return format ?? key.replacingOccurrences(of: "%%", with: "%") }
      return FormatPart.parts(of: format ?? key).map { part in
        switch part {
        case .text(let text): text
        case .argument(let index): arguments.indices.contains(index) ? arguments[index].text : ""
        }
      }.joined()
    }
  }

  /// Creates the translation of a string; the string itself where there is none.
  ///
  /// The language is the one that views have where nobody sets their locale.
  ///
  /// - Parameters:
  ///   - keyAndValue: what stands in files of strings, with `%@`, `%lld` or `%lf` for interpolated values.
  ///   - table: the name of the files; nil for `Localizable`.
  ///   - bundle: where the files are; nil for the app's own, which are those of the render.
  ///   - locale: of no account: it would say how values look.
  ///   - comment: for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource.text(
      key: nil, keyAndValue, StringSource(table: table, bundle: bundle))
  }

  /// Creates the translation of a key; a value where there is none.
  ///
  /// - Parameters:
  ///   - key: what stands in files of strings.
  ///   - defaultValue: the words where the files have none.
  ///   - table: the name of the files; nil for `Localizable`.
  ///   - bundle: where the files are; nil for the app's own, which are those of the render.
  ///   - locale: of no account: it would say how values look.
  ///   - comment: for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource.text(
      key: "\(key)", defaultValue, StringSource(table: table, bundle: bundle))
  }

  /// Creates the translation of a string that was to be translated later.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStringResource.text(
      key: resource.givenKey, resource.defaultValue, resource.location)
  }

  /// The string as a format that makes it again.
  fileprivate var asFormat: String { replacingOccurrences(of: "%", with: "%%") }
}

/// A string that is translated where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Where files of strings are.
  public enum BundleDescription: Sendable {
    /// In the app.
    case main
    /// In the bundle at a position.
    case atURL(URL)
    /// In the bundle of a class.
    case forClass(AnyClass)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      case .forClass(let type): Bundle(for: type)
      }
    }
  }

  /// The locale of views where nobody sets one.
  fileprivate static let standardLocale = "en_US"

  fileprivate let givenKey: String?
  fileprivate let location: StringSource
  /// The words where the files have none.
  public let defaultValue: String.LocalizationValue

  /// What stands in files of strings.
  public var key: String { givenKey ?? defaultValue.key }

  /// The name of the files; nil for `Localizable`.
  public var table: String? { location.table }

  private init(_ key: String?, _ value: String.LocalizationValue, _ location: StringSource) {
    givenKey = key
    defaultValue = value
    self.location = location
  }

  /// Creates a string.
  ///
  /// - Parameters:
  ///   - keyAndValue: what stands in files of strings, with `%@`, `%lld` or `%lf` for interpolated values.
  ///   - table: the name of the files; nil for `Localizable`.
  ///   - locale: of no account: it would say how values look.
  ///   - bundle: where the files are.
  ///   - comment: for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(nil, keyAndValue, StringSource(table: table, bundle: bundle.bundle))
  }

  /// Creates a string with a key of its own.
  ///
  /// - Parameters:
  ///   - key: what stands in files of strings.
  ///   - defaultValue: the words where the files have none.
  ///   - table: the name of the files; nil for `Localizable`.
  ///   - locale: of no account: it would say how values look.
  ///   - bundle: where the files are.
  ///   - comment: for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, StringSource(table: table, bundle: bundle.bundle))
  }

  /// Creates a string of a literal.
  public init(stringLiteral value: String) { self.init(nil, .init(value), StringSource()) }

  /// Creates a string of a literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(nil, .init(stringInterpolation: stringInterpolation), StringSource())
  }

  /// The words where a view shows them.
  func string(in environment: EnvironmentValues) -> String {
    defaultValue.string(key: givenKey) { environment.format($0, in: location, numbers: $1) }
  }

  /// The words outside of views.
  fileprivate static func text(
    key: String?, _ value: String.LocalizationValue, _ location: StringSource
  ) -> String {
    let resources =
      location.bundle.map { BundleResources.resources(at: $0) } ?? RenderScope.current?.resources
    return value.string(key: key) {
      resources?.strings.format($0, table: location.table, locale: standardLocale, numbers: $1)
    }
  }
}
