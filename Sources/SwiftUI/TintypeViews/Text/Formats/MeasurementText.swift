import CTintypeUnicode
import Foundation

/// A number with its unit in the words of a locale, as ICU writes it.
struct MeasurementText {
  private let units: [UInt16]
  private let digits: Range<Int>
  private let value: Double

  /// Writes a number; nil where ICU does not know what the skeleton says.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - skeleton: the words of a number skeleton of ICU's.
  ///   - locale: the locale.
  init?(_ value: Double, skeleton: [String], locale: Locale) {
    var result = ctu_measure()
    let text = skeleton.joined(separator: " ")
    guard ctu_format_measure(text, locale.identifier, value, &result) else { return nil }
    let count = Int(result.length)
    units = withUnsafeBytes(of: &result.units) {
      Array($0.bindMemory(to: UInt16.self).prefix(count))
    }
    digits = Int(result.number_start)..<max(Int(result.number_start), Int(result.number_end))
    let decimal = withUnsafeBytes(of: &result.decimal) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.value = Double(decimal) ?? value
  }

  /// The text, its number in a style.
  ///
  /// - Parameter style: how the number is written; nil for ICU's way.
  /// - Returns: number and unit.
  func text(style: FloatingPointFormatStyle<Double>?) -> String {
    guard let style else { return String(decoding: units, as: UTF16.self) }
    return String(decoding: units[..<digits.lowerBound], as: UTF16.self) + style.format(value)
      + String(decoding: units[digits.upperBound...], as: UTF16.self)
  }
}
