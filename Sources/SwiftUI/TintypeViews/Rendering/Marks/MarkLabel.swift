import TintypeDrawing
import TintypeText

/// What a mark says, and what it is about.
struct MarkLabel {
  /// A piece of the label in one color.
  struct Part {
    var text: String
    var ink: MarkInk
  }

  /// What the label looks like.
  enum Style {
    /// In the ink of each part, in a frame of the first's: quieter than the view that it is about.
    case chip
    /// On a background of the ink.
    case letter
    /// In the ink on a background of its edge: numbers on lines.
    case length
    /// On a disc of the ink.
    case badge
  }

  /// Where the label would like to stand.
  enum Wish {
    /// In a corner of what it is about.
    case corner
    /// With its middle on a point.
    case middle(CGPoint)
  }

  var parts: [Part]
  var style: Style
  var wish: Wish
  /// What the label is about, in points.
  var target: CGRect
  /// Labels of a lower rank are placed first.
  var rank: Int
  /// Whether the label has a position whatever there is in its way.
  var isNeeded = false
}

/// A label with its glyphs.
struct SetLabel {
  /// The space around the text, in points.
  static let insets = CGSize(width: 3, height: 1)

  let label: MarkLabel
  private let texts: [DiagramText]
  let size: CGSize

  /// Sets a label; nil without its font.
  init?(_ label: MarkLabel, scale: CGFloat, fonts: FontLibrary) {
    self.label = label
    var texts: [DiagramText] = []
    var size = CGSize.zero
    for part in label.parts {
      guard let text = DiagramText(part.text, scale: scale, fonts: fonts) else { return nil }
      texts.append(text)
      size.width += text.size.width + 2 * Self.insets.width
      size.height = max(size.height, text.size.height + 2 * Self.insets.height)
    }
    if label.style == .badge { size.width = max(size.width, size.height) }
    self.texts = texts
    self.size = size
  }

  /// Whether the label is on a background of its ink.
  private var isFilled: Bool { label.style == .letter || label.style == .badge }

  /// The label at a position.
  func items(at origin: CGPoint) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let box = CGRect(origin: origin, size: size)
    let radius: CGFloat = label.style == .badge ? size.height / 2 : 2.5
    func rounded(_ rect: CGRect, _ grown: CGFloat) -> Path {
      Path(
        roundedRect: rect.insetBy(dx: -grown, dy: -grown), cornerRadius: max(0, radius + grown))
    }
    if let ink = label.parts.first?.ink {
      items.append(.fill(rounded(box, 1), .color(isFilled ? ink.edge : ink.color), FillStyle()))
      if !isFilled {
        items.append(.fill(rounded(box, 0.5), .color(ink.edge), FillStyle()))
      }
    }
    var backgrounds: [DisplayItem] = []
    var letters: [DisplayItem] = []
    var x = origin.x
    for (part, text) in zip(label.parts, texts) {
      let width = texts.count == 1 ? size.width : text.size.width + 2 * Self.insets.width
      let rect = CGRect(x: x, y: box.minY, width: width, height: box.height)
      backgrounds.append(.fill(Path(rect), .color(part.ink.color), FillStyle()))
      let corner = CGPoint(
        x: x + (width - text.size.width) / 2, y: box.minY + (box.height - text.size.height) / 2)
      let color = isFilled ? part.ink.edge : part.ink.color
      letters += text.items(at: corner, .color(color))
      x += width
    }
    if isFilled {
      let clip = DisplayGroup.Clip(path: rounded(box, 0))
      items.append(.group(DisplayGroup(items: backgrounds, clip: clip)))
    }
    return items + letters
  }
}
