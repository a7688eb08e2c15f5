/// Distances from the edges, in points.
public struct UIEdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Creates insets, in points.
  ///
  /// - Parameters:
  ///   - top: from the top.
  ///   - left: from the left.
  ///   - bottom: from the bottom.
  ///   - right: from the right.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
}
