import Foundation
package import Tintype

/// Values of settings, as people write them in files and on the command line.
package enum SettingText {
  /// The identifier of a locale: `en`, `pt-BR`, `zh_Hans`; nil for what is none.
  package static func locale(_ text: String) -> String? {
    text.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,4}/#) == nil ? nil : text
  }

  /// Seconds from 0 to 60; nil for what is none.
  package static func seconds(_ text: String) -> Double? {
    Double(text).flatMap { (0...60).contains($0) ? $0 : nil }
  }

  /// The direction of layout in the language of a locale.
  package static func direction(of locale: String) -> LayoutDirection {
    Locale.Language(identifier: locale).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Pixels a point, above 0 and at most 16; nil for what is none.
  package static func scale(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
  }
}

/// The error of a size of text that there is not.
package struct UnknownTextSize: Error, CustomStringConvertible {
  let name: String
  package var description: String {
    let reported = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
    return "There is no size of text '\(name)'; there are \(reported)."
  }
}

extension DynamicTypeSize {
  /// The size of a name, as the cases of the type are called.
  ///
  /// - Parameter name: such as `large` or `accessibility3`, in any case of letters.
  /// - Throws: `UnknownTextSize` where there is none.
  package init(named name: String) throws {
    let found = Self.allCases.first { "\($0)".lowercased() == name.lowercased() }
    guard let found else { throw UnknownTextSize(name: name) }
    self = found
  }
}
