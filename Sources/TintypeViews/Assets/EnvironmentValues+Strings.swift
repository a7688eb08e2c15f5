import TintypeAssets

extension EnvironmentValues {
  /// The app's strings; nil where it has none.
  private var strings: StringTables? {
    let strings = self[feature: ResourceEnvironment.self].resources?.strings
    return strings?.isEmpty == false ? strings : nil
  }

  /// The translation of a literal without interpolated parts; nil where there is none.
  func translation(of key: String) -> String? {
    strings?.format(key, locale: locale.identifier, numbers: [])
  }

  /// The translation of a literal with interpolated parts; nil where there is none.
  func translation(
    of parts: [LocalizedStringKey.StringInterpolation.Part]
  ) -> [LocalizedStringKey.StringInterpolation.Part]? {
    guard let strings else { return nil }
    var key = ""
    var numbers: [Double?] = []
    var arguments: [LocalizedStringKey.StringInterpolation.Part] = []
    for part in parts {
      switch part {
      case .literal(let text): key += text.replacingOccurrences(of: "%", with: "%%")
      case .text(_, let argument):
        key += argument.specifier
        numbers.append(argument.number)
        arguments.append(part)
      }
    }
    guard let format = strings.format(key, locale: locale.identifier, numbers: numbers) else {
      return nil
    }
    return FormatPart.parts(of: format).compactMap { part in
      switch part {
      case .text(let text): .literal(text)
      case .argument(let number): arguments.indices.contains(number) ? arguments[number] : nil
      }
    }
  }
}
