/// A direction in which columns grow.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards where reading starts.
  case leading
  /// Towards where reading ends.
  case trailing

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// Towards where reading starts.
    public static let leading = Set(.leading)
    /// Towards where reading ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction in which rows grow.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner by which somebody resizes a frame.
public enum FrameResizePosition: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The leading edge.
  case leading
  /// The lower edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The corner above, where reading starts.
  case topLeading
  /// The corner above, where reading ends.
  case topTrailing
  /// The corner below, where reading starts.
  case bottomLeading
  /// The corner below, where reading ends.
  case bottomTrailing
}

/// A direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// It gets smaller.
  case inward
  /// It gets larger.
  case outward

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
    /// It gets smaller.
    public static let inward = Set(.inward)
    /// It gets larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
