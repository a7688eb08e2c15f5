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
    let context = DrawingContext(scale: scale, snapsToPixels: true)
    var items: [DisplayItem] = []
    for bound in bounds {
      let rect = context.drawn(bound.frame)
      guard rect.isFinite else { continue }
      items.append(line(around: rect, width: overlay.lineWidth, bound.color))
      if overlay.showsBaselines { items += baselines(of: bound.node, rect, overlay) }
    }
    if overlay.showsSizes {
      var taken: [CGRect] = []
      for bound in bounds {
        if let label = sizeLabel(bound.frame, bound.color, avoiding: &taken) { items += label }
      }
    }
    return items
  }

  /// The line around a device's screen.
  package func deviceBorder(_ size: CGSize, _ overlay: BorderOverlay) -> DisplayItem {
    line(
      around: CGRect(origin: .zero, size: size), width: overlay.lineWidth, BorderPalette.device)
  }

  /// The line of a view's bounds: inside them, so that neighbors' lines do not cover each other.
  private func line(around rect: CGRect, width: CGFloat, _ color: RGBA) -> DisplayItem {
    var path = Path(rect)
    let inner = rect.insetBy(dx: width, dy: width)
    if rect.width > 2 * width, rect.height > 2 * width { path.addRect(inner) }
    return .fill(path, .color(color), FillStyle(eoFill: true))
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
    switch record.role {
    case .image: return BorderPalette.image
    case .text: return BorderPalette.text
    case .frame: return BorderPalette.frame
    case .other: return nil
    }
  }

  /// The line boxes and baselines of a text; none for other views.
  private func baselines(
    of node: NodeID, _ rect: CGRect, _ overlay: BorderOverlay
  ) -> [DisplayItem] {
    guard case .leaf(let leaf)? = views.record(of: node)?.drawing else { return [] }
    let pixel = 1 / scale
    return leaf.lines(for: views.tree.proposal(of: node)).flatMap { line -> [DisplayItem] in
      let baseline = (rect.minY + line.origin.y).snapped(toScale: scale)
      let left = rect.minX + line.origin.x
      let box = CGRect(
        x: left, y: baseline - line.ascent, width: line.width,
        height: line.ascent + line.descent
      ).snapped(toScale: scale)
      return [
        self.line(around: box, width: pixel, BorderPalette.lineBox),
        .fill(
          Path(CGRect(x: left, y: baseline, width: line.width, height: pixel)),
          .color(BorderPalette.baseline), FillStyle()),
      ]
    }
  }

  /// The size of a view as text on a background of the border's color, beside its lower trailing corner.
  private func sizeLabel(
    _ frame: CGRect, _ color: RGBA, avoiding taken: inout [CGRect]
  ) -> [DisplayItem]? {
    let string =
      "\(LayoutNumber.text(rounded(frame.width)))×\(LayoutNumber.text(rounded(frame.height)))"
    var request = FontRequest(family: .system(.default), size: 8)
    request.weight = 600
    var style = ParagraphStyle()
    style.displayScale = scale
    let run = TextRun(text: string, font: request, tag: 0)
    guard let shaped = try? ShapedText(runs: [run], style: style, library: views.fonts) else {
      return nil
    }
    let layout = shaped.layout(width: nil, height: nil)
    var box = CGRect(
      x: frame.maxX - layout.size.width - 4, y: frame.maxY - layout.size.height - 2,
      width: layout.size.width + 4, height: layout.size.height + 2
    ).snapped(toScale: scale)
    // Labels of nested views of one size would lie on one another.
    while taken.contains(where: { $0.intersects(box.insetBy(dx: 0.5, dy: 0.5)) }),
      box.minY - box.height >= frame.minY - box.height
    {
      box = box.offsetBy(dx: 0, dy: -box.height)
    }
    taken.append(box)
    var items: [DisplayItem] = [
      .fill(Path(roundedRect: box, cornerRadius: 2), .color(color), FillStyle())
    ]
    for line in layout.lines {
      for run in line.runs {
        let corner = CGPoint(x: box.minX + 2, y: box.minY + 1)
        let paint = Paint.color(BorderPalette.label(on: color))
        items.append(.glyphs(GlyphRun(run, at: corner, paint: paint)))
      }
    }
    return items
  }

  /// A length to a tenth of a point, as far as a label shows it.
  private func rounded(_ length: CGFloat) -> CGFloat { (length * 10).rounded() / 10 }
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
  static let lineBox = RGBA(bytes: 0, 122, 255, alpha: 0.35)
  /// Below lines of text.
  static let baseline = RGBA(bytes: 255, 45, 85, alpha: 0.8)
  /// Around all views, in turn by depth.
  static let byDepth = [
    RGBA(bytes: 255, 59, 48), RGBA(bytes: 255, 149, 0), RGBA(bytes: 52, 199, 89),
    RGBA(bytes: 0, 122, 255), RGBA(bytes: 175, 82, 222), RGBA(bytes: 48, 176, 199),
  ]

  /// Black or white, whichever can be read on a color.
  static func label(on color: RGBA) -> RGBA {
    0.3 * color.red + 0.59 * color.green + 0.11 * color.blue > 0.6 ? .black : .white
  }
}
