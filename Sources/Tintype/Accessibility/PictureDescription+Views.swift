import Foundation
package import TintypeDrawing

extension PictureDescription {
  /// What is read aloud of the views of a picture.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the picture, in points; nil to leave nothing out.
  ///   - locale: the locale of the views, which names the language where it is not the usual one.
  package init(
    of elements: [AccessibilityElement], in size: CGSize?, locale: Locale
  ) {
    let isUsual = locale.identifier == EnvironmentValues().locale.identifier
    let language = locale.identifier(.bcp47)
    self.init(
      title: PictureSentence.text(for: elements, in: size, longest: Self.longestLabel),
      details: PictureSentence.details(for: elements, in: size, longest: Self.longestLabel),
      // Views of the usual locale are in any language.
      language: isUsual || language.isEmpty ? nil : language)
  }

  /// How many characters of a text a title has: more are told in the details, where all the rest is told again.
  private static let longestLabel = 160
}
