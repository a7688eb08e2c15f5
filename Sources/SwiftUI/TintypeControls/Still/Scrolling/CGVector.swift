/// A direction with a length, which Foundation does not have on Linux.
public struct CGVector: Hashable, Sendable {
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// How far across.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat
  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
