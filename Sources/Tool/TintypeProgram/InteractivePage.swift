import Foundation
import TintypeDrawing

/// What the pages have in common in which a reader does something: one file that loads nothing, with one figure.
enum InteractivePage {
  /// The page, in UTF-8.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - figure: the element with its style, script and data, which another page may hold as it is.
  /// - Returns: the bytes of the file.
  static func file(titled title: String, _ figure: String) -> Data {
    Data(
      """
      \(Exploration.mark)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title))</title>
      </head>
      <body>
      \(figure)
      </body>
      </html>

      """.utf8)
  }

  /// A text as elements and attributes have it.
  static func escaped(_ text: String) -> String { XMLText.escaped(text, whiteSpace: .spaces) }
}
