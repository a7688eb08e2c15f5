import TintypeAssets

extension EnvironmentValues {
  /// The strings of a place; nil where it has none.
  private func strings(in place: StringPlace) -> StringTables? {
    let resources =
      place.bundle.map { BundleResources.resources(at: $0) }
      ?? self[feature: ResourceEnvironment.self].resources
    return resources?.strings.isEmpty == false ? resources?.strings : nil
  }

  /// The translation of a literal without interpolated parts; nil where there is none.
  func translation(of key: String, in place: StringPlace) -> String? {
    format(key, in: place, numbers: [])
  }

  /// The format that a place has for a key; nil where there is none.
  func format(_ key: String, in place: StringPlace, numbers: [Double?]) -> String? {
    strings(in: place)?.format(
      key, table: place.table, locale: locale.identifier, numbers: numbers)
  }

  /// The translation of a literal with interpolated parts; nil where there is none.
  func translation(
    of parts: [LocalizedStringKey.StringInterpolation.Part], in place: StringPlace
  ) -> [LocalizedStringKey.StringInterpolation.Part]? {
    guard strings(in: place) != nil else { return nil }
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
    guard let format = format(key, in: place, numbers: numbers) else {
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
