package import TintypeDrawing
import TintypeText

extension DisplayListBuilder {
  private struct Bounds {
    var frame: CGRect
    var color: RGBA
    var node: NodeID
  }

  /// Lines around the bounds of a tree's views.
  func borders(of root: NodeID, _ overlay: BorderOverlay) -> [DisplayItem] {
    guard overlay.selection != .none else { return [] }
    var bounds: [Bounds] = []
    collect(root, depth: 0, overlay, into: &bounds)
    bounds.removeAll { !$0.frame.isFinite }
    let context = DrawingContext(scale: scale, snapsToPixels: true)
    var lines = BorderLines(scale: scale)
    for bound in bounds {
      let rect = context.drawn(bound.frame)
      lines.add(rect, width: overlay.lineWidth, bound.color)
      if overlay.showsBaselines { addBaselines(of: bound.node, rect, to: &lines) }
    }
    var picture = MarkedPicture()
    picture.items = lines.items
    if overlay.showsSizes {
      let labels = bounds.map { bound in
        let ink = MarkInk(color: bound.color, edge: BorderPalette.label(on: bound.color))
        let part = MarkLabel.Part(text: ReadableText.size(bound.frame.size), ink: ink)
        return MarkLabel(
          parts: [part], style: .letter, wish: .corner, target: bound.frame, rank: 3)
      }
      for bound in bounds { avoidTexts(of: bound.node, bound.frame) }
      add(labels, by: placed, to: &picture)
    }
    return picture.items
  }

  /// The line around a device's screen.
  package func deviceBorder(_ size: CGSize, _ overlay: BorderOverlay) -> [DisplayItem] {
    var lines = BorderLines(scale: scale)
    lines.add(
      CGRect(origin: .zero, size: size), width: overlay.lineWidth, BorderPalette.device)
    return lines.items
  }

  private func collect(
    _ node: NodeID, depth: Int, _ overlay: BorderOverlay, into bounds: inout [Bounds]
  ) {
    guard let frame = views.tree.frame(of: node), let record = views.record(of: node)
    else { return }
    if case .effect(.hidden) = record.drawing { return }
    if let color = color(of: record, depth: depth, overlay) {
      bounds.append(Bounds(frame: frame, color: color, node: node))
    }
    for child in drawnChildren(of: node) {
      collect(child, depth: depth + 1, overlay, into: &bounds)
    }
  }

  private func color(of record: NodeRecord, depth: Int, _ overlay: BorderOverlay) -> RGBA? {
    if overlay.selection == .all {
      guard !record.kind.isEmpty else { return nil }
      let palette = BorderPalette.byDepth
      return palette[depth % palette.count]
    }
    // Lines in the colors of articles are around what authors wrote.
    guard !record.isInternal else { return nil }
    switch record.role {
    case .image: return BorderPalette.image
    case .text: return BorderPalette.text
    case .frame, .relativeFrame: return BorderPalette.frame
    case .padding, .aspectRatio, .moved, .decoration, .color, .divider, .scrollView, .list, .other:
      return nil
    }
  }

  private func lines(of node: NodeID) -> [LineFragment] {
    guard case .leaf(let leaf)? = views.record(of: node)?.drawing else { return [] }
    return leaf.lines(for: views.tree.proposal(of: node))
  }

  private func avoidTexts(of node: NodeID, _ frame: CGRect) {
    for line in lines(of: node) { placed.avoidText(line.ink(in: frame)) }
  }

  /// The line boxes and baselines of a text; none for other views.
  private func addBaselines(of node: NodeID, _ rect: CGRect, to lines: inout BorderLines) {
    let pixel = 1 / scale
    for line in self.lines(of: node) {
      let baseline = (rect.minY + line.origin.y).snapped(toScale: scale)
      let left = rect.minX + line.origin.x
      let box = CGRect(
        x: left, y: baseline - line.ascent, width: line.width,
        height: line.ascent + line.descent
      ).snapped(toScale: scale)
      lines.add(box, width: pixel, BorderPalette.lineBox)
      lines.add(
        bar: CGRect(x: left, y: baseline, width: line.width, height: pixel),
        BorderPalette.baseline)
    }
  }
}

extension LineFragment {
  /// About where the letters of the line are, in a text that stands in a frame.
  func ink(in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + origin.x, y: frame.minY + origin.y - ascent * 0.8, width: width,
      height: ascent * 0.8 + descent * 0.85)
  }
}

/// Lines inside of bounds, with edges that keep them visible: a dark one within, and a light one around where
/// the dark one is not enough.
private struct BorderLines {
  private let scale: CGFloat
  private var edges: [DisplayItem] = []
  private var lines: [DisplayItem] = []

  init(scale: CGFloat) { self.scale = scale }

  /// The width of an edge: half a point, and at least a pixel.
  private var edge: CGFloat { max(0.5, 1 / scale) }

  /// The line of a view's bounds: inside them, so that neighbors' lines do not cover each other.
  mutating func add(_ rect: CGRect, width: CGFloat, _ color: RGBA) {
    if !color.isVisibleOnDarkEdge {
      edges.append(ring(rect.insetBy(dx: -edge, dy: -edge), edge, .white))
    }
    let inner = rect.insetBy(dx: width, dy: width)
    if inner.width > 4 * edge, inner.height > 4 * edge { edges.append(ring(inner, edge, .black)) }
    lines.append(ring(rect, width, color))
  }

  /// A line on its own.
  mutating func add(bar: CGRect, _ color: RGBA) {
    lines.append(.fill(Path(bar), .color(color), FillStyle()))
  }

  private func ring(_ rect: CGRect, _ width: CGFloat, _ color: RGBA) -> DisplayItem {
    var path = Path(rect)
    let inner = rect.insetBy(dx: width, dy: width)
    if rect.width > 2 * width, rect.height > 2 * width { path.addRect(inner) }
    return .fill(path, .color(color), FillStyle(eoFill: true))
  }

  /// The edges below all lines.
  var items: [DisplayItem] { edges + lines }
}

extension RGBA {
  /// Whether the color or a black edge has a contrast of 3 to 1 with any background.
  fileprivate var isVisibleOnDarkEdge: Bool { contrast(with: .black) >= 9 }
}

/// The colors of borders.
enum BorderPalette {
  /// Around images.
  static let image = RGBA(bytes: 255, 59, 48)
  /// Around texts.
  static let text = RGBA(bytes: 255, 204, 0)
  /// Around frames.
  static let frame = RGBA(bytes: 52, 199, 89)
  /// Around the device.
  static let device = RGBA(bytes: 142, 142, 147)
  /// Around lines of text.
  static let lineBox = RGBA(bytes: 0, 122, 255)
  /// Below lines of text.
  static let baseline = RGBA(bytes: 255, 45, 85)
  /// Around all views, in turn by depth.
  static let byDepth = [
    RGBA(bytes: 255, 59, 48), RGBA(bytes: 255, 149, 0), RGBA(bytes: 52, 199, 89),
    RGBA(bytes: 0, 122, 255), RGBA(bytes: 175, 82, 222), RGBA(bytes: 48, 176, 199),
  ]

  /// Black or white, whichever can be read on a color.
  static func label(on color: RGBA) -> RGBA {
    color.contrast(with: .black) >= color.contrast(with: .white) ? .black : .white
  }
}
