/// A position that frames are measured in.
public enum CoordinateSpace: Hashable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// The view around that has a name.
  case named(AnyHashable)

  /// Whether the space is the canvas.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The name.
  package let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axes: nil)))
  }
  /// The nearest scroll view around that scrolls along an axis.
  ///
  /// - Parameter axis: the axis.
  /// - Returns: the space of that scroll view.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axes: Axis.Set(axis))))
  }
}

/// The name of the space that a scroll view opens.
package struct ScrollSpaceName: Hashable {
  /// The axes along which the view scrolls, or one of which is asked for; nil to ask for any view.
  package var axes: Axis.Set?

  /// Creates the name of a scroll view, or of those that are asked for.
  package init(axes: Axis.Set?) { self.axes = axes }

  /// Whether a scroll view is one that is asked for.
  func admits(_ view: ScrollSpaceName) -> Bool {
    guard let wanted = axes else { return true }
    return !wanted.isDisjoint(with: view.axes ?? [])
  }
}
