/// Views of a layout are nested more deeply than JSON can be written and read.
public struct LayoutDepthError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The most levels that a layout may have: Foundation writes and reads 512 values inside one another,
  /// and a view is two, an object in a list.
  ///
  /// What the innermost views hold counts as well, so that a few levels less may be too many already.
  static let limit = 256

  /// How many views stand in one another, the root included.
  public var levels: Int

  /// Creates an error.
  ///
  /// - Parameter levels: how many views stand in one another, the root included.
  public init(levels: Int) { self.levels = levels }

  /// One sentence that says what to do.
  public var description: String {
    "The layout has \(levels) levels, and JSON holds fewer than \(Self.limit); "
      + "lay out an inner view alone, or read the layout as text."
  }
}

extension LayoutNode {
  /// How many views stand in one another, this one included.
  var levels: Int {
    var levels = 0
    var level = [self]
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.children)
    }
    return levels
  }
}
