import Foundation
import Tintype
import TintypeGeometry

/// What a layout says of its views: a line each, its fields parted by tabs.
enum ExplorationViews {
  /// The lines of a layout.
  ///
  /// A line has the view's depth, its name, where it stands, its question with its answer, and the
  /// division of its space: a field a step, the number of the view that is served before each.
  ///
  /// - Parameter root: the layout.
  /// - Returns: a line a view, in tree order.
  static func lines(of root: LayoutNode) -> [ExplorationLine] {
    var listed: [(node: LayoutNode, depth: Int)] = []
    /// The number of the first view that is listed of each node and what is in it, by the path to the node.
    var numbers: [[Int]: Int] = [:]
    func visit(_ node: LayoutNode, _ depth: Int, _ path: [Int]) {
      let isListed = isListed(node)
      numbers[path] = listed.count
      if isListed { listed.append((node, depth)) }
      paths.append(contentsOf: isListed ? [path] : [])
      for (index, child) in node.children.enumerated() {
        visit(child, depth + (isListed ? 1 : 0), path + [index])
      }
    }
    var paths: [[Int]] = []
    visit(root, 0, [])
    return listed.indices.map { index in
      let (node, depth) = listed[index]
      return line(of: node, depth) { numbers[paths[index] + [$0]] }
    }
  }

  /// Whether a view is the author's: what a control makes for itself is not asked about.
  static func isListed(_ node: LayoutNode) -> Bool {
    !node.isInternal && !node.kind.isEmpty
  }

  private static func line(
    of node: LayoutNode, _ depth: Int, _ identifier: (Int) -> Int?
  ) -> ExplorationLine {
    let frame = node.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map { thousandths($0) }
    let mark = String(decoding: ExplorationLine.attributeDecimal, as: UTF8.self)
    let title = ExplorationLine.unmarked(ViewText.name(node))
    var result = ExplorationLine(
      template: "\(depth)\t\(title)\t" + sides.map { _ in mark }.joined(separator: "\t"),
      numbers: sides)
    var fields = [sentence(of: node)]
    if let distribution = node.distribution {
      let steps = distribution.readableLines(of: node.children)
      let children = [nil] + distribution.proposals.map { identifier($0.child) }
      fields += steps.enumerated().map { index, step in
        "\(index < children.count ? children[index] ?? -1 : -1)|\(step)"
      }
    }
    for field in fields {
      let text = ExplorationLine(text: field)
      result.template += "\t" + text.template
      result.numbers += text.numbers
    }
    return result
  }

  /// What the view was proposed and what it took, in a sentence.
  private static func sentence(of node: LayoutNode) -> String {
    "proposed \(ReadableText.proposal(node.proposal)), took \(ReadableText.size(node.frame.size))"
  }

  /// A length in thousandths of a point; what has no end counts as 0.
  static func thousandths(_ length: CGFloat) -> Int {
    length.isFinite && abs(length) < 1e9 ? Int(clamped: (length * 1000).rounded()) : 0
  }
}
