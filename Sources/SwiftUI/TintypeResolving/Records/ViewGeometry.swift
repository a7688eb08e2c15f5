/// Where the views of a render stand: what proxies, anchors and matched geometries read.
///
/// Made before views are resolved and filled while they are placed. It holds numbers and names, and no
/// view, so that a proxy which somebody keeps holds nothing else of a render alive.
package final class ViewGeometry {
  /// The positions of the nodes.
  package let placements = PlacementTable()
  /// The names of the spaces that nodes open.
  package var spaces: [NodeID: AnyHashable] = [:]
  /// The nodes whose geometry views of the same name take over.
  package var matchedSources: [AnyHashable: NodeID] = [:]

  /// Creates the geometry of a tree without nodes.
  package init() {}

  /// The frame of a node on the canvas, in points; nil for a node that is not placed.
  package func frame(of node: NodeID) -> CGRect? { placements.frame(of: node) }

  /// The node whose space has a name, nearest first; nil for none.
  package func node(of space: CoordinateSpace, from node: NodeID) -> NodeID? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollSpaceName
    var current: NodeID? = node
    while let candidate = current {
      let space = spaces[candidate]
      if let scroll {
        if let view = space?.base as? ScrollSpaceName, scroll.admits(view) { return candidate }
      } else if space == name {
        return candidate
      }
      current = placements.parent(of: candidate)
    }
    return nil
  }

  /// The frame of a node in a space; an unknown name stands for the canvas, as in SwiftUI.
  package func frame(of node: NodeID, in space: CoordinateSpace) -> CGRect {
    guard let frame = frame(of: node) else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return frame
    case .named:
      guard let owner = self.node(of: space, from: node), let outer = self.frame(of: owner)
      else { return frame }
      return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }
}
