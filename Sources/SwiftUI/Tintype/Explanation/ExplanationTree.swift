import TintypeDrawing
import TintypeText
import TintypeViews

/// The tree of a layout as a picture: a node a view or modifier, what it was proposed beside the edge down to it, and
/// what it took at the other side.
struct ExplanationTree {
  private let nodes: [Node]
  private let note: DiagramText?
  private let palette: ExplanationPalette
  /// The size of the picture, in points.
  let size: CGSize

  /// The widest that a tree is before its lowest level is left out, in points.
  static let widthLimit: CGFloat = 1200

  // Lengths in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let edge: CGFloat = 40
  private static let height: CGFloat = 24
  private static let inset: CGFloat = 6

  /// A view of the tree, with its texts set.
  private struct Node {
    let row: ExplanationOutline.Row
    let tone: RGBA
    let letter: DiagramText
    let title: DiagramText
    let proposal: DiagramText
    let answer: DiagramText
    /// The width of the box, in points.
    let width: CGFloat
    /// How far the node and its texts reach to each side of its middle, in points.
    let reach: CGFloat
    var children: [Int] = []
    /// Where the middle is, in points from the left edge of all that is below the node's parent.
    var middle: CGFloat = 0
  }

  /// Sets a tree.
  ///
  /// - Parameters:
  ///   - outline: the views.
  ///   - palette: the colors.
  ///   - scale: pixels a point.
  ///   - fonts: the fonts.
  init(
    _ outline: ExplanationOutline, _ palette: ExplanationPalette, scale: CGFloat, fonts: FontLibrary
  ) {
    self.palette = palette
    func text(_ text: String, _ size: CGFloat, _ weight: Int) -> DiagramText? {
      DiagramText(text, size: size, weight: weight, scale: scale, fonts: fonts)
    }
    var nodes: [Node] = []
    for (index, row) in outline.rows.enumerated() {
      guard let letter = text(row.letter, 9, 700), let title = text(Self.short(row.title), 11, 600),
        let proposal = text("↓ \(row.proposal)", 9, 500), let answer = text("↑ \(row.size)", 9, 500)
      else { break }
      let width = letter.size.width + title.size.width + 4 * Self.inset
      let beside = 5 + max(proposal.size.width, answer.size.width)
      nodes.append(
        Node(
          row: row, tone: palette.tone(index), letter: letter, title: title, proposal: proposal,
          answer: answer, width: width, reach: max(width / 2, beside)))
      if let parent = row.parent, nodes.indices.contains(parent) {
        nodes[parent].children.append(index)
      }
    }
    note =
      outline.hidden > 0 ? text("and \(StepText.views(outline.hidden)) more", 11, 400) : nil
    var width: CGFloat = 0
    for root in nodes.indices where nodes[root].row.parent == nil {
      if width > 0 { width += Self.gap }
      width += Self.arrange(root, &nodes, from: width)
    }
    self.nodes = nodes
    let depth = nodes.map(\.row.depth).max() ?? 0
    let levels = CGFloat(depth + 1)
    size = CGSize(
      width: (max(width, note?.size.width ?? 0) + 2 * Self.margin).rounded(.up),
      height: (levels * (Self.edge + Self.height) + 2 * Self.margin
        + (note.map { $0.size.height + 12 } ?? 0)).rounded(.up))
  }

  /// A title that is not too long for its node: a chain of modifiers keeps both of its ends, a text its beginning.
  private static func short(_ title: String) -> String {
    guard title.count > 28 else { return title }
    if title.contains("›") { return "\(title.prefix(13))…\(title.suffix(13))" }
    return title.hasSuffix("”") ? "\(title.prefix(25))…”" : "\(title.prefix(27))…"
  }

  /// Puts a node above the middle of what is below it.
  ///
  /// - Returns: how wide all of that is, in points.
  private static func arrange(_ index: Int, _ nodes: inout [Node], from start: CGFloat) -> CGFloat {
    let own = 2 * nodes[index].reach
    let children = nodes[index].children
    var width: CGFloat = 0
    for child in children {
      if width > 0 { width += gap }
      width += arrange(child, &nodes, from: start + width)
    }
    guard let first = children.first, let last = children.last else {
      nodes[index].middle = start + nodes[index].reach
      return own
    }
    let middle = (nodes[first].middle + nodes[last].middle) / 2
    let missing = max(start + nodes[index].reach - middle, 0)
    if missing > 0 { for child in children { move(child, &nodes, by: missing) } }
    nodes[index].middle = middle + missing
    return max(width + missing, nodes[index].middle + nodes[index].reach - start)
  }

  private static func move(_ index: Int, _ nodes: inout [Node], by length: CGFloat) {
    nodes[index].middle += length
    for child in nodes[index].children { move(child, &nodes, by: length) }
  }

  /// The box of a node.
  private func box(_ node: Node) -> CGRect {
    let level = CGFloat(node.row.depth)
    return CGRect(
      x: Self.margin + node.middle - node.width / 2,
      y: Self.margin + level * (Self.edge + Self.height) + Self.edge, width: node.width,
      height: Self.height)
  }

  /// What the tree draws, its upper left corner at the origin.
  var items: [DisplayItem] {
    var items: [DisplayItem] = []
    for node in nodes {
      let parent = node.row.parent.map { box(nodes[$0]) }
      items += edge(to: box(node), from: parent)
    }
    for node in nodes { items += self.items(of: node) }
    if let note {
      let corner = CGPoint(
        x: Self.margin, y: size.height - Self.margin - note.size.height)
      items += note.items(at: corner, .color(StepPalette(isDark: palette.isDark).quiet))
    }
    return items
  }

  private func edge(to box: CGRect, from parent: CGRect?) -> [DisplayItem] {
    var path = Path()
    let start = parent.map { CGPoint(x: $0.midX, y: $0.maxY) }
    path.move(to: start ?? CGPoint(x: box.midX, y: box.minY - Self.edge + 10))
    if let start, start.x != box.midX {
      path.addLine(to: CGPoint(x: start.x, y: start.y + 8))
      path.addLine(to: CGPoint(x: box.midX, y: start.y + 8))
    }
    path.addLine(to: CGPoint(x: box.midX, y: box.minY))
    let color = StepPalette(isDark: palette.isDark).quiet
    return [.stroke(path, .color(color), StrokeStyle(lineWidth: 1))]
  }

  private func items(of node: Node) -> [DisplayItem] {
    let box = box(node)
    let colors = StepPalette(isDark: palette.isDark)
    let outline = Path(roundedRect: box, cornerRadius: 6)
    var items: [DisplayItem] = [
      .fill(outline, .color(palette.background), FillStyle()),
      .stroke(outline, .color(node.tone), StrokeStyle(lineWidth: 1)),
    ]
    let chip = CGRect(
      x: box.minX + 5, y: box.midY - 7, width: node.letter.size.width + 2 * Self.inset - 4,
      height: 14)
    items.append(.fill(Path(roundedRect: chip, cornerRadius: 3), .color(node.tone), FillStyle()))
    func add(_ text: DiagramText, _ x: CGFloat, _ y: CGFloat, _ color: RGBA) {
      items += text.items(at: CGPoint(x: x, y: y), .color(color))
    }
    add(
      node.letter, chip.midX - node.letter.size.width / 2, chip.midY - node.letter.size.height / 2,
      palette.background)
    add(node.title, chip.maxX + 5, box.midY - node.title.size.height / 2, colors.text)
    let line = node.proposal.size.height
    add(node.proposal, box.midX + 5, box.minY - 2 * line - 3, colors.proposal)
    add(node.answer, box.midX + 5, box.minY - line - 2, colors.answer)
    items.append(.group(PictureLetter.revealed(node.row.letter, outline, node.tone)))
    return items
  }
}

extension StepPalette {
  /// What texts are written in.
  fileprivate var text: RGBA { isDark ? RGBA(bytes: 255, 255, 255) : RGBA(bytes: 0, 0, 0) }
}

extension PictureLetter {
  /// What is seen of a view, and of what is said of it, while a reader points at either in an SVG file.
  static func revealed(_ letter: String, _ outline: Path, _ tone: RGBA) -> DisplayGroup {
    var tint = tone
    tint.alpha = 0.25
    var group = DisplayGroup(
      items: [
        .fill(outline, .color(tint), FillStyle()),
        .stroke(outline, .color(tone), StrokeStyle(lineWidth: 2)),
      ], opacity: 0)
    group.revealKey = letter
    return group
  }
}
