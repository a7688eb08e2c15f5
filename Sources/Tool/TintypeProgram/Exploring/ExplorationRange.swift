import Foundation
import TintypeGeometry

/// Lengths that are proposed to a view one after the other, in points.
package struct ExplorationRange: Codable, Hashable, Sendable {
  /// The first of them.
  package let lower: Double
  /// What none of them exceeds.
  package let upper: Double
  /// How far they are apart.
  package var step: Double

  /// Why a text is no range.
  package struct Mistake: Error, CustomStringConvertible {
    package let description: String
  }

  /// The largest length that may be proposed.
  private static let limit = 100_000.0

  /// Reads a range as `120...400`.
  ///
  /// - Parameters:
  ///   - text: two lengths above 0 with three points between.
  ///   - step: how far lengths are apart, above 0.
  /// - Throws: ``Mistake`` where it is none.
  package init(_ text: String, step: Double = 1) throws(Mistake) {
    let parts = text.replacingOccurrences(of: "…", with: "...").components(separatedBy: "...")
    let ends = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, ends.count == 2, ends.allSatisfy({ $0 > 0 && $0 <= Self.limit }) else {
      throw Mistake(
        description: "'\(text)' is not a range of lengths; write for example 120...400.")
    }
    guard ends[0] < ends[1] else {
      throw Mistake(
        description: "The range '\(text)' does not grow; write the smaller length first, for"
          + " example 120...400.")
    }
    (lower, upper) = (ends[0], ends[1])
    self.step = step
  }

  /// How many lengths there are.
  package var count: Int {
    // A thousandth more than the end is the end, whatever was lost in adding steps.
    Int(clamped: ((upper - lower) / step + 0.001).rounded(.down)) + 1
  }

  /// The length at a position.
  ///
  /// - Parameter index: from 0 to ``count``.
  subscript(index: Int) -> Double {
    // Thousandths, as everything on the page.
    ((lower + step * Double(index)) * 1000).rounded() / 1000
  }
}
