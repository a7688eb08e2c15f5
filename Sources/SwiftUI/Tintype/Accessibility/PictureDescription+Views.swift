import Foundation
package import TintypeDrawing

extension PictureDescription {
  /// What a file says of its picture.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the views' canvas, in points.
  ///   - format: the file's, of which SVG alone has space for more than a sentence.
  ///   - locale: the locale of the views.
  ///   - origin: where the views' canvas begins in the picture, in points.
  init(
    of elements: some Collection<AccessibilityElement>, in size: CGSize, for format: PictureFormat,
    locale: Locale, origin: CGPoint
  ) {
    switch format {
    case .svg: self.init(of: elements, in: size, locale: locale)
    case .png: self.init(title: PictureSentence.text(for: elements, in: size))
    case .pdf:
      self.init(title: PictureSentence.text(for: elements, in: size))
      parts = PicturePart.parts(of: Array(elements), at: origin)
    }
  }

  /// What is read aloud of the views of a picture.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the picture, in points; nil to leave nothing out.
  ///   - locale: the locale of the views, which names the language where it is not the usual one.
  package init(
    of elements: some Collection<AccessibilityElement>, in size: CGSize?, locale: Locale
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
