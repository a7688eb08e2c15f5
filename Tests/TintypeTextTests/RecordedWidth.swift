import Foundation
import TintypeTestSupport

/// A text in the system font, with the width that SwiftUI reported on iOS.
struct RecordedWidth: CustomStringConvertible {
  var text: String
  /// Points.
  var size: CGFloat
  var weight: Int
  /// The width that was proposed, in points; nil for none.
  var proposed: CGFloat?
  /// The width that was reported, in points.
  var width: CGFloat
  var lines: Int

  var description: String { "\"\(text)\" at \(size), \(weight): \(width), \(lines) lines" }

  /// The recordings of `Fixtures/Text/SystemFont/recorded.tsv`.
  static func all() throws -> [RecordedWidth] {
    let text = try String(
      contentsOf: PackageFolder.fixture("Text/SystemFont/recorded.tsv"),
      encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 5)
      guard fields.count == 6, let size = Double(fields[0]), let weight = Int(fields[1]),
        let width = Double(fields[3]), let lines = Int(fields[4])
      else { return nil }
      return RecordedWidth(
        text: String(fields[5]), size: size, weight: weight,
        proposed: Double(fields[2]).map { CGFloat($0) },
        width: width, lines: lines)
    }
  }
}
