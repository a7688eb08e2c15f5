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
    var lines = BorderLines(scale: scale, canvas: placed.canvas)
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
    let screen = CGRect(origin: .zero, size: size)
    var lines = BorderLines(scale: scale, canvas: screen)
    lines.add(screen, width: overlay.lineWidth, BorderPalette.device)
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
      lines.add(inside: box, width: pixel, BorderPalette.lineBox)
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

/// Lines around bounds, each with a white halo outside of it that parts it from what is behind.
private struct BorderLines {
  private let scale: CGFloat
  /// Where the picture is: a line at its edge is within.
  private let canvas: CGRect
  private var halos: [DisplayItem] = []
  private var lines: [DisplayItem] = []

  init(scale: CGFloat, canvas: CGRect) {
    self.scale = scale
    self.canvas = canvas
  }

  /// How far a line stands out of the bounds, in points: letters of tight texts reach them.
  private static let outset: CGFloat = 1

  /// The line of a view's bounds.
  mutating func add(_ rect: CGRect, width: CGFloat, _ color: RGBA) {
    let grown = rect.insetBy(dx: -Self.outset, dy: -Self.outset)
    let within = grown.intersection(canvas)
    let outer = within.isNull ? grown : within
    let edge = max(0.5, 1 / scale)
    halos.append(ring(outer.insetBy(dx: -edge, dy: -edge), edge, .white))
    add(inside: outer, width: max(1, (width * scale).rounded(.down)) / scale, color)
  }

  /// A line within a rectangle, without a halo.
  mutating func add(inside rect: CGRect, width: CGFloat, _ color: RGBA) {
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

  /// The halos below all lines.
  var items: [DisplayItem] { halos + lines }
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
