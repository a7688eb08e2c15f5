/// A place of a view that can be asked for in another view's coordinates.
public struct Anchor<Value> {
  /// Which place of a view an anchor stands for.
  public struct Source {
    let value: (CGRect) -> Value

    /// The position in a view.
    ///
    /// - Parameter view: the bounds of the view, in any coordinates.
    /// - Returns: the position, in the same coordinates.
    package func place(in view: CGRect) -> Value { value(view) }
  }

  let source: Source
  let node: NodeID

  @MainActor
  func value(in proxy: GeometryProxy) -> Value {
    let own = proxy.geometry.frame(of: node) ?? .zero
    let reader = proxy.geometry.frame(of: proxy.node) ?? .zero
    return source.value(own.offsetBy(dx: -reader.minX, dy: -reader.minY))
  }
}

extension Anchor: Equatable {
  /// Whether two anchors belong to the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node == b.node }
}

extension Anchor: Hashable {
  /// Hashes the view that the anchor belongs to.
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point given by shares of the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { point.point(in: $0) }
  }
  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
