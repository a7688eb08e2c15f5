import TintypeDrawing
import TintypeText

/// What the marks of a picture mean, in rows.
struct MarkLegend {
  private static let gap: CGFloat = 14
  private static let swatch = CGSize(width: 18, height: 11)
  private static let inset: CGFloat = 8

  /// The drawing from its upper left corner on.
  private(set) var items: [DisplayItem] = []
  /// The size with the background, in points.
  private(set) var size = CGSize.zero

  /// Draws the legend of what is shown.
  ///
  /// - Parameters:
  ///   - marks: what is shown.
  ///   - width: the space, in points; a longer entry makes the legend wider.
  ///   - palette: the inks.
  ///   - scale: pixels a point.
  ///   - fonts: the fonts.
  init(
    of marks: LayoutMarks, width: CGFloat, palette: MarkPalette, scale: CGFloat,
    fonts: FontLibrary
  ) {
    let paper = palette.isDark ? RGBA(bytes: 28, 28, 30) : .white
    let ink = palette.isDark ? RGBA.white : .black
    var (x, y) = (Self.inset, Self.inset)
    var drawn: [DisplayItem] = []
    var line: CGFloat = 0
    func add(_ caption: String, swatch: CGSize, _ draw: (inout MarkSheet, CGRect) -> Void) {
      guard let text = DiagramText(caption, scale: scale, fonts: fonts) else { return }
      let length = swatch.width + text.size.width
      line = max(Self.swatch.height, text.size.height)
      if x > Self.inset, x + length > width - Self.inset {
        x = Self.inset
        y += line + 5
      }
      var sheet = MarkSheet(scale: scale)
      draw(
        &sheet,
        CGRect(
          x: x, y: y + (line - Self.swatch.height) / 2, width: Self.swatch.width,
          height: Self.swatch.height))
      drawn += sheet.items()
      let corner = CGPoint(x: x + swatch.width, y: y + (line - text.size.height) / 2)
      drawn += text.items(at: corner, .color(ink))
      x += length + Self.gap
      size.width = max(size.width, x - Self.gap + Self.inset)
    }
    // With the proposal what is taken is the size.
    let shown = marks.contains(.proposals) ? marks.subtracting(.sizes) : marks
    for entry in Self.entries(palette) where shown.contains(entry.mark) {
      let swatch = CGSize(width: Self.swatch.width + 4, height: Self.swatch.height)
      add(entry.caption, swatch: swatch) { entry.draw(&$0, $1, entry.ink) }
    }
    guard !drawn.isEmpty else { return }
    size.height = y + line + Self.inset
    let background = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 5)
    items = [.fill(background, .color(paper), FillStyle())] + drawn
  }

  private struct Entry {
    var mark: LayoutMarks
    var caption: String
    var ink: MarkInk
    var draw: (inout MarkSheet, CGRect, MarkInk) -> Void
  }

  private static func entries(_ palette: MarkPalette) -> [Entry] {
    func outline(_ dash: [CGFloat]) -> (inout MarkSheet, CGRect, MarkInk) -> Void {
      { $0.outline($1, $2, dash: dash) }
    }
    func line(_ dash: [CGFloat]) -> (inout MarkSheet, CGRect, MarkInk) -> Void {
      {
        $0.straight(.horizontal, at: $1.midY, from: $1.minX, to: $1.maxX, $2, dash: dash)
      }
    }
    return [
      Entry(
        mark: .proposals, caption: "↓ what was proposed", ink: palette.proposal,
        draw: outline([4, 3])),
      Entry(mark: .proposals, caption: "↑ what was taken", ink: palette.answer, draw: outline([])),
      Entry(mark: .sizes, caption: "size", ink: palette.answer, draw: outline([])),
      Entry(mark: .names, caption: "view", ink: palette.name, draw: outline([])),
      Entry(mark: .padding, caption: "padding", ink: palette.padding) { sheet, box, ink in
        sheet.band(box, ink)
        sheet.outline(box, ink)
      },
      Entry(mark: .spacing, caption: "distance", ink: palette.spacing) { sheet, box, ink in
        sheet.dimension(.horizontal, at: box.midY, from: box.minX, to: box.maxX, ink)
      },
      Entry(
        mark: .guides, caption: "alignment guide", ink: palette.guide, draw: line([7, 2, 1.5, 2])),
      Entry(mark: .baselines, caption: "baseline", ink: palette.baseline, draw: line([])),
      Entry(mark: .safeArea, caption: "safe area", ink: palette.safeArea) { sheet, box, ink in
        sheet.hatching(box, ink)
        sheet.outline(box, ink)
      },
      Entry(mark: .overflow, caption: "overflow", ink: palette.overflow) { sheet, box, ink in
        sheet.hatching(box, ink)
        sheet.outline(box, ink)
      },
      Entry(mark: .order, caption: "order of turns", ink: palette.order) { sheet, box, ink in
        sheet.band(box, ink)
        sheet.outline(box, ink)
      },
    ]
  }
}
