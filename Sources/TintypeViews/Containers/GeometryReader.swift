/// A view that takes all room and makes its content from the size that it got.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds one node, whose content is resolved when it is placed.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let scope = resolver.deferredScope()
    let node = resolver.engine.makeGeometry(isRightToLeft: resolver.isRightToLeft) { node in
      MainActor.assumeIsolated {
        scope.resolveLate {
          view.content(GeometryProxy(resolver: resolver, node: node))
        }
      }
    }
    resolver.record(node, NodeRecord(kind: "GeometryReader"))
    resolver.add(node)
  }
}

/// What a geometry reader knows of its place.
@MainActor @preconcurrency
public struct GeometryProxy {
  let resolver: ViewResolver
  let node: NodeID

  /// The size of the reader, in points.
  public var size: CGSize { resolver.engine.frame(of: node)?.size ?? .zero }

  /// The part of the reader that bars cover, in points.
  public var safeAreaInsets: EdgeInsets { resolver.engine.safeAreaInsets(of: node) }

  /// The frame of the reader in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of the reader in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    resolver.frame(of: node, in: space)
  }

  /// The bounds of the nearest container of a kind, in the reader's coordinates; nil for none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let owner = resolver.node(of: space.coordinateSpace, from: node),
      let outer = resolver.engine.frame(of: owner), let own = resolver.engine.frame(of: node)
    else { return nil }
    return outer.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  /// The value of an anchor in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: self) }
}

/// A place that frames are measured in.
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
  let name: AnyHashable
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
struct ScrollSpaceName: Hashable {
  /// The axes along which the view scrolls, or one of which is asked for; nil to ask for any view.
  var axes: Axis.Set?

  /// Whether a scroll view is one that is asked for.
  func admits(_ view: ScrollSpaceName) -> Bool {
    guard let wanted = axes else { return true }
    return !wanted.isDisjoint(with: view.axes ?? [])
  }
}

extension ViewResolver {
  /// The node whose space has a name, nearest first; nil for none.
  func node(of space: CoordinateSpace, from node: NodeID) -> NodeID? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollSpaceName
    var current: NodeID? = node
    while let candidate = current {
      let space = coordinateSpaces[candidate]
      if let scroll {
        if let view = space?.base as? ScrollSpaceName, scroll.admits(view) { return candidate }
      } else if space == name {
        return candidate
      }
      current = engine.parent(of: candidate)
    }
    return nil
  }

  /// The frame of a node in a space; an unknown name stands for the canvas, as in SwiftUI.
  func frame(of node: NodeID, in space: CoordinateSpace) -> CGRect {
    guard let frame = engine.frame(of: node) else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return frame
    case .named:
      guard let owner = self.node(of: space, from: node), let outer = engine.frame(of: owner)
      else { return frame }
      return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }
}
