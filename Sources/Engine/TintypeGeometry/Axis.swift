/// The horizontal or vertical dimension of a plane.
public enum Axis: Int8, CaseIterable, Sendable, Hashable, CustomStringConvertible {
  /// The x axis.
  case horizontal
  /// The y axis.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  @inlinable package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one axis.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// Whether the set holds an axis.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }

    /// The set of the x axis.
    public static let horizontal = Set(rawValue: 1)
    /// The set of the y axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension CGSize {
  /// The length along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from lengths along and across an axis.
  package init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
