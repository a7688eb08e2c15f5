/// One side of a rectangle, horizontal ones named by reading direction.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper side.
  case top
  /// The side where reading starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }

    /// Whether the set holds an edge.
    package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both the leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both the upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one edge.
    public init(_ edge: HorizontalEdge) { self.rawValue = 1 << edge.rawValue }
    /// The side where reading starts.
    public static let leading = Set(.leading)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one edge.
    public init(_ edge: VerticalEdge) { self.rawValue = 1 << edge.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the four sides of a rectangle inwards, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the upper side, in points.
  public var top: CGFloat
  /// The distance from the side where reading starts, in points.
  public var leading: CGFloat
  /// The distance from the lower side, in points.
  public var bottom: CGFloat
  /// The distance from the side where reading ends, in points.
  public var trailing: CGFloat

  /// Creates insets of given distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets of one distance on some edges and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The distance from one side, in points.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of the leading and the trailing distance.
  package var horizontal: CGFloat { leading + trailing }
  /// The sum of the upper and the lower distance.
  package var vertical: CGFloat { top + bottom }

  /// Edge by edge sums.
  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
