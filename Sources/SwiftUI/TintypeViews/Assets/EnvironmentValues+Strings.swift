import TintypeAssets

extension EnvironmentValues {
  /// The strings of a position; nil where it has none.
  private func strings(in location: StringSource) -> StringTables? {
    let resources =
      location.bundle.map { BundleResources.resources(at: $0) }
      ?? self[feature: ResourceEnvironment.self].resources
    return resources?.strings.isEmpty == false ? resources?.strings : nil
  }

  /// The translation of a literal without interpolated parts; nil where there is none.
  func translation(of key: String, in location: StringSource) -> String? {
    format(key, in: location, numbers: [])
  }

  /// The format that a position has for a key; nil where there is none.
  func format(_ key: String, in location: StringSource, numbers: [Double?]) -> String? {
    strings(in: location)?.format(
      key, table: location.table, locale: locale.identifier, numbers: numbers)
  }

  /// The translation of a literal with interpolated parts; nil where there is none.
  func translation(
    of parts: [LocalizedStringKey.StringInterpolation.Part], in location: StringSource
  ) -> [LocalizedStringKey.StringInterpolation.Part]? {
    guard strings(in: location) != nil else { return nil }
    var key = ""
    var numbers: [Double?] = []
    var arguments: [LocalizedStringKey.StringInterpolation.Part] = []
    for part in parts {
      switch part {
      case .literal(let text): key += text.replacingOccurrences(of: "%", with: "%%")
      case .text(_, let argument):
        key += argument.specifier
        numbers.append(argument.value)
        arguments.append(part)
      }
    }
    guard let format = format(key, in: location, numbers: numbers) else {
      return nil
    }
    return FormatPart.parts(of: format).compactMap { part in
      switch part {
      case .text(let text): .literal(text)
      case .argument(let value): arguments.indices.contains(value) ? arguments[value] : nil
      }
    }
  }
}
