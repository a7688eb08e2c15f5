import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Measurements in the words and units of the environment's locale.
@MainActor
@Suite struct MeasurementFormatTests {
  private let distance = Measurement(value: 3, unit: UnitLength.kilometers)

  private func text(_ text: Text, _ locale: String = "en_US") -> String {
    let view = text.environment(\.locale, Locale(identifier: locale))
    return ImageRenderer(content: view).layout().nodes(kind: "Text").flatMap(\.lines).joined()
  }

  @Test(arguments: [("en_US", "1.9 mi"), ("de_DE", "3 km"), ("fr_FR", "3 km")])
  func theLocaleChoosesTheUnit(locale: String, phrase: String) {
    let shown = text(Text(distance, format: .measurement(width: .abbreviated)), locale)
    #expect(shown.replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ") == phrase)
  }

  @Test func unitNamesHaveTheRequestedWidth() {
    func phrase(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> String {
      text(Text(distance, format: .measurement(width: width, usage: .asProvided)))
    }
    #expect(phrase(.wide) == "3 kilometers")
    #expect(phrase(.abbreviated) == "3 km")
    #expect(phrase(.narrow) == "3km")
  }

  @Test func theValueHasItsOwnStyle() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
    let format = Measurement<UnitLength>.FormatStyle(
      width: .wide, usage: .road, numberFormatStyle: style)
    #expect(text(Text(distance, format: format)) == "1.864 miles")
    let shown = Measurement<UnitLength>.FormatStyle(
      width: .wide, usage: .asProvided, numberFormatStyle: style)
    #expect(text(Text(distance, format: shown), "de_DE") == "3,000 Kilometer")
  }

  @Test func aTemperatureMayHaveNoScale() {
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(text(Text(warmth, format: .measurement(width: .abbreviated))) == "68°F")
    #expect(
      text(
        Text(warmth, format: .measurement(width: .narrow, usage: .weather, hidesScaleName: true)))
        == "68°")
    #expect(
      text(Text("\(warmth, format: .measurement(width: .wide))"), "en_GB").hasSuffix("Celsius"))
  }

  @Test func aUnitOfOnesOwnHasItsSign() {
    let unit = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 1.1))
    let cloth = Measurement(value: 2.5, unit: unit)
    #expect(text(Text(cloth, format: .measurement(width: .wide))) == "2.5 ell")
    let strange = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "not a locale"))
    #expect(!strange.format(distance).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -0.0])
  func anyValueHasAText(_ value: Double) {
    let measurement = Measurement(value: value, unit: UnitMass.grams)
    #expect(!measurement.formatted().isEmpty)
  }
}
