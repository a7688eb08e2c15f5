/// A type that names an alignment guide and says where it lies by default.
public protocol AlignmentID: SendableMetatype {
  /// The position of the guide in a view that does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
