public import Foundation

extension Measurement where UnitType: Dimension {
  /// A measurement in the words and units of a locale, as ICU has them.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the name of a unit is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let skeleton: String
      /// The whole name, such as 3 kilometers.
      public static var wide: UnitWidth { UnitWidth(skeleton: "full-name") }
      /// A short form, such as 3 km.
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "short") }
      /// The shortest form, such as 3km.
      public static var narrow: UnitWidth { UnitWidth(skeleton: "narrow") }
    }

    /// How long the name of the unit is.
    public var width: UnitWidth
    /// What the measurement is for, by which the locale chooses a unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written; nil for the unit's own way.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale.
    public var locale: Locale
    /// Whether a temperature is written without its scale, as 20°.
    var hidesScaleName = false

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: how long the name of the unit is.
    ///   - locale: the locale; that of views' environment in a `Text`.
    ///   - usage: what the measurement is for, by which the locale chooses a unit.
    ///   - numberFormatStyle: how the number is written; nil for the unit's own way.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The words for a measurement; those of Foundation's symbol for a unit that ICU does not know.
    public func format(_ value: Measurement<UnitType>) -> String {
      guard let unit = MeasureUnits.name(of: value.unit) else { return plain(value) }
      var skeleton = ["unit/\(unit)", "unit-width-\(width.skeleton)"]
      if let usage = usage.skeleton { skeleton.append("usage/\(usage)") }
      if numberFormatStyle != nil { skeleton.append(".##########") }
      guard let measure = MeasurementText(value.value, skeleton: skeleton, locale: locale) else {
        return plain(value)
      }
      let text = measure.text(style: numberFormatStyle?.locale(locale))
      // Letters name the scale; the sign of degrees stays.
      return hidesScaleName ? text.filter { !$0.isLetter && !$0.isWhitespace } : text
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    private func plain(_ value: Measurement<UnitType>) -> String {
      let style = (numberFormatStyle ?? FloatingPointFormatStyle()).locale(locale)
      return "\(style.format(value.value)) \(value.unit.symbol)"
    }
  }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }

  /// The measurement in a short form, in a unit of the locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// A measurement in the words and units of a locale.
  ///
  /// - Parameters:
  ///   - width: how long the name of the unit is.
  ///   - usage: what the measurement is for, by which the locale chooses a unit.
  ///   - numberFormatStyle: how the number is written; nil for the unit's own way.
  /// - Returns: the style, whose locale is that of views' environment in a `Text`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature in the words and scale of a locale.
  ///
  /// - Parameters:
  ///   - width: how long the name of the scale is.
  ///   - usage: what the temperature is for, by which the locale chooses a scale.
  ///   - hidesScaleName: whether it is written without its scale, as 20°.
  ///   - numberFormatStyle: how the number is written; nil for the scale's own way.
  /// - Returns: the style, whose locale is that of views' environment in a `Text`.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
