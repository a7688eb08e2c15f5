import Foundation
package import Tintype
import TintypeGeometry

extension MappedView {
  /// What a view is to somebody who looks at borders: what `--borders` outlines has a color of its own.
  package enum Kind: String, Codable, Sendable {
    case text
    case image
    case frame
    case other
  }
}

extension PictureMap {
  /// More views than these say more than anybody reads, and make a page slow: what is deepest is left out first.
  static let mostViews = 400
  /// Names are cut behind so many characters: a text may be long.
  static let longestName = 72

  /// The author's views of a picture.
  package init(_ staged: StagedPicture) {
    let origin = staged.picture.contentOrigin
    var listed: [(node: LayoutNode, depth: Int)] = []
    func visit(_ node: LayoutNode, _ depth: Int) {
      let isListed = ExplorationViews.isListed(node)
      if isListed { listed.append((node, depth)) }
      for child in node.children { visit(child, depth + (isListed ? 1 : 0)) }
    }
    visit(staged.layout.root, 0)
    while listed.count > Self.mostViews, let deepest = listed.map(\.depth).max(), deepest > 0 {
      let shallow = listed.filter { $0.depth < deepest }
      let rest = Self.mostViews - shallow.count
      var taken = 0
      listed = listed.filter { item in
        guard item.depth == deepest else { return true }
        taken += 1
        return taken <= rest
      }
    }
    views = listed.map { node, depth in
      let frame = node.frame
      return MappedView(
        depth: depth, name: Self.cut(ViewText.name(node)), kind: Self.kind(of: node),
        x: Self.points(frame.minX + origin.x), y: Self.points(frame.minY + origin.y),
        width: Self.points(frame.width), height: Self.points(frame.height),
        proposal: ReadableText.proposal(node.proposal))
    }
    elements = staged.layout.accessibilityElements.prefix(Self.mostViews).map { element in
      let frame = element.frame
      return MappedElement(
        speech: String(element.speech.prefix(4 * Self.longestName)),
        x: Self.points(frame.minX + origin.x), y: Self.points(frame.minY + origin.y),
        width: Self.points(frame.width), height: Self.points(frame.height))
    }
  }

  private static func kind(of node: LayoutNode) -> MappedView.Kind {
    if !node.textLines.isEmpty { return .text }
    switch node.kind {
    case "Image", "AsyncImage": return .image
    case "frame": return .frame
    default: return .other
    }
  }

  private static func cut(_ name: String) -> String {
    name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }

  /// A length in points, to the hundredth: no screen shows more.
  private static func points(_ length: CGFloat) -> Double {
    Double(ExplorationViews.thousandths(length) / 10) / 100
  }
}
