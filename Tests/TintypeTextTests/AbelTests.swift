import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeText

/// Sizes that Apple's SwiftUI reported for a font that both it and we can read.
///
/// The font is in the PyPI package `fontpkg-abel`; `pip install --target .build/fonts fontpkg-abel` puts it
/// where this test looks.
@Suite struct AbelTests {
  private static let path = PackageFolder.root
    .appending(path: ".build/fonts/fontpkg_abel/files/Abel-Regular.ttf").path

  private func layout(
    _ text: String, size: CGFloat, width: CGFloat? = nil
  ) throws -> ParagraphLayout {
    let font = FontRequest(family: .named("Abel"), size: size)
    return try ShapedText(
      runs: [TextRun(text: text, font: font)], style: ParagraphStyle(displayScale: 2),
      library: FontLibrary(additionalFiles: [Self.path])
    ).layout(width: width, height: nil)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: path),
      "pip install --target .build/fonts fontpkg-abel"))
  func sizesAreThoseThatAppleReported() throws {
    let widths: [(String, CGFloat, CGFloat)] = [
      ("The quick brown fox", 20, 151), ("Abel 13", 13, 37.5), ("Abel 40", 40, 113.5),
      ("Bold", 20, 33), ("Italic", 20, 38.5), ("Custom", 20, 59), ("Abel 20", 20, 57),
    ]
    for (text, size, width) in widths {
      #expect(try layout(text, size: size).size.width == width, "\(text)")
    }
    #expect(try layout("Abel 20", size: 20).size.height == 25.5)
    #expect(try layout("Abel 13", size: 13).size.height == 17)
    // The space after the widest line is reported: without it the line is 145.23 wide.
    let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let wrapped = try layout(sentence, size: 20, width: 150)
    #expect(wrapped.size.width == 150)
    #expect(wrapped.lineCount == 4)
    #expect(abs((wrapped.lines.map(\.width).max() ?? 0) - 145.23) < 0.01)
  }
}
