/// A view that takes all space and makes its content from the size that it got.
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
    let node = resolver.makeNode(.geometry, kind: "GeometryReader")
    let proxy = GeometryProxy(of: node, in: resolver)
    resolver.findings.contents[node] = { resolver in
      scope.resolveLate(in: resolver) { view.content(proxy) }
    }
    resolver.add(node)
  }
}

/// What a geometry reader knows of its position.
///
/// A proxy that is kept goes on telling where the view was in that render, and keeps nothing else of it.
@MainActor @preconcurrency
public struct GeometryProxy {
  let geometry: ViewGeometry
  let node: NodeID
  private let isRightToLeft: Bool

  /// Tells of a node's place once it has one.
  package init(of node: NodeID, in resolver: ViewResolver) {
    geometry = resolver.geometry
    self.node = node
    isRightToLeft = resolver.isRightToLeft
  }

  /// The size of the reader, in points.
  public var size: CGSize { geometry.frame(of: node)?.size ?? .zero }

  /// The part of the reader that bars cover, in points.
  public var safeAreaInsets: EdgeInsets {
    geometry.placements.safeAreaInsets(of: node, isRightToLeft: isRightToLeft)
  }

  /// The frame of the reader in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of the reader in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect { geometry.frame(of: node, in: space) }

  /// The bounds of the nearest container of a kind, in the reader's coordinates; nil for none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let owner = geometry.node(of: space.coordinateSpace, from: node),
      let outer = geometry.frame(of: owner), let own = geometry.frame(of: node)
    else { return nil }
    return outer.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  /// The value of an anchor in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: self) }
}
