import Foundation
import TintypeTestSupport

@testable import TintypeText

/// Numbers that another program computed with HarfBuzz and ICU, see `Fixtures/Text/oracle.json`.
struct Oracle: Decodable {
  struct Shaped: Decodable {
    var font: String
    var id: String
    var text: String
    var lang: String
    var units: Int64
    var notdef: Int
    var glyphs: [[Int]]
  }

  struct Paragraph: Decodable {
    struct Line: Decodable {
      var start: Int
      var end: Int
      var visible_end: Int
      var units: Int64
      var units_with_trailing_ws: Int64?
      var units_with_hyphen: Int64?
      var shy: Bool?
      var emergency: Bool
    }

    var font: String
    var id: String
    var text: String
    var lang: String
    var size: CGFloat
    var width: CGFloat
    var notdef: Int
    var fragile: Bool
    var lines: [Line]
  }

  struct Truncation: Decodable {
    var font: String
    var text: String
    var size: CGFloat
    var width: CGFloat
    var tail_trim: String
    var middle_trim: String
    var head_trim: String
  }

  struct Article: Decodable {
    struct Result: Decodable {
      var lines: [String]
      var truncated: Bool
      var raw_width: CGFloat
      var raw_height: CGFloat
      var width: CGFloat
      var height: CGFloat
      var displayScale: CGFloat
      var firstBaseline: CGFloat
    }

    var font: String
    var text: String
    var size: CGFloat
    var id: String
    var proposal_width: CGFloat?
    var proposal_height: CGFloat?
    var lineLimit: Int?
    var result: Result
  }

  struct Fit: Decodable {
    var font: String
    var text: String
    var size: CGFloat
    var natural: CGFloat
    var available: CGFloat
    var clusters: Int
    var tightening_allowed_5pct: Bool
    var tracking_if_n_gaps: CGFloat
    var scale_to_fit: CGFloat
  }

  struct Observed: Decodable {
    struct Metrics: Decodable {
      var ascent: CGFloat
      var descent: CGFloat
      var upem: CGFloat
    }

    struct Case: Decodable {
      var font: String
      var lines: Int
      var scale: CGFloat
      var height: CGFloat
    }

    var sf_metrics: Metrics
    var cases: [Case]
  }

  var strings: [Shaped]
  var paragraphs: [Paragraph]
  var truncation: [Truncation]
  var article: [Article]
  var single_line_fit: [Fit]
  var apple_observed: Observed

  static let shared = try? PackageFolder.fixture("Text/oracle.json", as: Oracle.self)

  /// The request for a font by the oracle's name.
  static func request(_ font: String, size: CGFloat) -> FontRequest {
    FontRequest(
      family: font == "DejaVuSans" ? .named("DejaVu Sans") : .named("Inter"), size: size)
  }

  static func text(
    _ text: String, _ font: String, size: CGFloat, style: ParagraphStyle
  ) throws -> ShapedText {
    try ShapedText(
      runs: [TextRun(text: text, font: request(font, size: size))], style: style,
      library: .standard)
  }
}
