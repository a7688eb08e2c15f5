/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut at the end point.
  case butt
  /// A half disc beyond the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// A pointed corner.
  case miter
  /// A rounded corner.
  case round
  /// A cut corner.
  case bevel
}

/// How the outline of a path is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The limit of a corner's length over the line's width, above which it is cut.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted parts in turn, in points; empty for a whole line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat
  /// Whether edges are smoothed.
  package private(set) var isAntialiased = true

  /// The style with smooth or rough edges.
  @usableFromInline package func antialiased(_ isAntialiased: Bool) -> StrokeStyle {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a path is decided and drawn.
public struct FillStyle: Sendable, Hashable {
  /// Whether the even-odd rule replaces the winding rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows smoothly from the straight sides.
  case continuous
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// The radius of the upper leading corner.
  public var topLeading: CGFloat
  /// The radius of the lower leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the lower trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the upper trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii, zero where none is given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
