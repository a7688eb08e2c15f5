/// Where scrolling comes to rest; a still picture never asks.
public protocol ScrollTargetBehavior {
  /// Changes where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What a behavior is told.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that shows, in points.
  public var rect: CGRect
  /// Where in the room the part stands; nil for as it is.
  public var anchor: UnitPoint?
  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behavior is told about scrolling.
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would come to rest as the finger left it.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the room, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
}

/// Scrolling rests at a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior, for which `.paging` is short.
  public init() {}
  /// Never called in a still picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling rests at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// The platform decides.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A few.
    public static let always = LimitBehavior(name: "always")
    /// A few, wherever the platform would let more pass.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
  }
  /// Creates the behavior, for which `.viewAligned` is short.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
  /// Never called in a still picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behavior whose type is erased.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Erases the type of a behavior.
  public init<B: ScrollTargetBehavior>(_ base: B) {}
  /// Never called in a still picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At a page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// At a view, of which a movement may pass a number.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  /// At a view, whose anchor is in the same place of the room.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
