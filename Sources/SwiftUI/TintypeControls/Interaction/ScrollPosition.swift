/// Where a scroll view is; a still picture stays where its content says.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that the content is at; nil for none.
  public private(set) var edge: Edge?
  /// How far the content has moved, in points; nil for unknown.
  public private(set) var point: CGPoint?
  /// Whether a finger has moved the content; never in a still picture.
  public var isPositionedByUser: Bool { false }
  private nonisolated(unsafe) var id: AnyHashable?

  /// Creates a position by views whose names are of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }
  /// Creates a position at a point, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }
  /// The position across, in points; nil for unknown.
  public var x: CGFloat? { point?.x }
  /// The position down, in points; nil for unknown.
  public var y: CGFloat? { point?.y }
  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.id = id }

  /// The name of the view that the content is at; nil for none.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }
  /// The name of the view that the content is at; nil for none of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

  /// Moves to an edge.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }
  /// Moves to a point, in points.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(point: point)
  }
  /// Moves to a position across, in points.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: point?.y ?? 0) }
  /// Moves to a position down, in points.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: point?.x ?? 0, y: y) }
  /// Moves to a position, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  /// Moves to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
}
