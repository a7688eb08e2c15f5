/// A size in points, either side of which may be left to the view: `320x120`, `320x`, `x120`; both sides with `ideal`.
struct PictureSize: Codable, Equatable {
  /// The text of a size both sides of which are left to the view.
  private static let ideal = "ideal"

  let width: Double?
  let height: Double?

  init?(_ text: String) {
    if text.lowercased() == Self.ideal {
      (width, height) = (nil, nil)
      return
    }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, !(sides[0].isEmpty && sides[1].isEmpty) else { return nil }
    guard let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
    self.width = width
    self.height = height
  }

  /// The size that a text means.
  ///
  /// - Parameter text: what was written.
  /// - Returns: nil for what reads like no size.
  /// - Throws: why numbers are none.
  static func read(_ text: String) throws -> PictureSize? {
    if let size = PictureSize(text) { return size }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.allSatisfy({ $0.isEmpty || Double($0) != nil }), !text.isEmpty else { return nil }
    guard sides.count == 2, text.count > 1 else {
      guard sides.count == 1 else { return nil }
      throw WrongSide(
        description: "'\(text)' is one number; write \(text)x for a width, x\(text) for a height.")
    }
    throw WrongSide(
      description:
        "'\(text)' has a side that is not above 0 and at most \(Int(longestSide)) points.")
  }

  /// Why numbers are no size, a sentence.
  struct WrongSide: Error, CustomStringConvertible {
    let description: String
  }

  /// The longest side, in points.
  private static let longestSide = 100_000.0

  /// The number of points of a side: nil inside when it is left out, nil when it is none.
  private static func side(_ text: Substring) -> Double?? {
    if text.isEmpty { return .some(nil) }
    guard let points = Double(text), points > 0, points <= longestSide else { return nil }
    return points
  }
}
