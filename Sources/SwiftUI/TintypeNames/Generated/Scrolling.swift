// Made of Fixtures/Names/TintypeNames/Scrolling.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A direction with a length, which Foundation does not have on Linux.
public struct CGVector: Hashable, Sendable {
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// How far across.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat
  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
}

/// Where a scroll view is, which actions are told of.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The part of the content that shows, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that shows, in points.
  public var bounds: CGRect { visibleRect }
  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) { self.contentOffset = contentOffset; self.contentSize = contentSize; self.contentInsets = contentInsets; self.containerSize = containerSize }
}

/// Why a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  /// It does not.
  case idle
  /// A finger is about to move it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It runs out.
  case decelerating
  /// The program moves it.
  case animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What goes with a change of phase.
public struct ScrollPhaseChangeContext {
  /// Where the scroll view is.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil for not at all.
  public let velocity: CGVector?
}

extension View {
  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View { self }
  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View { self }
  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View { self }
  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { self }
}

/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// No.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What makes something scroll.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// A look.
  public static let look = ScrollInputKind(name: "look")
  /// A look along some axes.
  public static func look(axes: Axis.Set) -> ScrollInputKind { .look }
  /// A movement of the hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

extension View {
  /// Changes nothing: nobody scrolls a still picture.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
}

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
  public init(rect: CGRect, anchor: UnitPoint? = nil) { self.rect = rect; self.anchor = anchor }
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
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// At a view, of which a movement may pass a number.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
  /// At a view, whose anchor is in the same place of the room.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

/// Whether a scroll view shows where it is.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// While scrolling.
  case visible
  /// Never, where the platform allows it.
  case hidden
  /// Never.
  case never
}

/// Whether a view scrolls beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of scroll view.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is longer.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What becomes of the keyboard when a view scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of scroll view.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// It goes at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// It follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// It stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
  /// Changes nothing in a still picture.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Changes nothing in a still picture, which shows no indicators.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: a still picture shows no indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Changes nothing: a still picture shows no indicators.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Changes nothing: a still picture is not pulled.
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View { self }
}
