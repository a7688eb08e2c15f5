import Testing
import Tintype
import TintypeTestSupport

/// Widths of words that an iOS simulator reported, beside those of the stand-in for its font.
@MainActor
@Suite struct RecordedWidthTests {
  struct Label: Hashable, CustomTestStringConvertible {
    var text: String
    var width: CGFloat
    var line: CGFloat

    var testDescription: String { "\(text) \(width)" }
  }

  /// The font of a line that was recorded so high.
  private static let fonts: [CGFloat: Font] = [
    24.5: .body, 21: .subheadline, 41.5: .title, 49: .largeTitle.bold(),
  ]

  /// Words with a width to half a point; whole ones may be stand-ins of the recordings themselves.
  ///
  /// A large title's is known from the frame that it was recorded with.
  nonisolated static let labels: [Label] = {
    var labels: Set<Label> = [Label(text: "Settings", width: 133, line: 49)]
    for test in ChromeFile.ios?.cases ?? [] where test.system?.contains("simulator") == true {
      for (text, answers) in test.texts ?? [:] {
        for size in answers.map(\.size) where size[0].rounded() != size[0] {
          labels.insert(Label(text: text, width: size[0], line: size[1]))
        }
      }
    }
    return labels.sorted { ($0.text, $0.width) < ($1.text, $1.width) }
  }()

  @Test func thereAreEnoughLabels() { #expect(Self.labels.count >= 19) }

  @Test("Within a percent or half a point", arguments: labels)
  func width(_ label: Label) throws {
    let font = try #require(Self.fonts[label.line])
    let size = TextMeasure.size(Text(verbatim: label.text).font(font), scale: 2)
    #expect(abs(size.width - label.width) <= max(0.5, label.width / 100), "\(size.width)")
  }

  /// Lines are as high on a phone of three pixels a point as Apple's.
  @Test(
    "Heights of single lines",
    arguments: [
      (.body, 61), (.largeTitle, 122), (.title, 101), (.title2, 79), (.title3, 72), (.callout, 58),
      (.subheadline, 54), (.footnote, 47), (.caption, 43), (.caption2, 40),
    ] as [(Font.TextStyle, CGFloat)])
  func height(_ style: Font.TextStyle, pixels: CGFloat) {
    let size = TextMeasure.size(Text(verbatim: "Hg").font(.system(style)), scale: 3)
    #expect(abs(size.height - pixels / 3) < 1e-6)
  }
}
