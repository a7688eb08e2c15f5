/// A symbol that an author drew: an SVG file, or a template that the SF Symbols app exported.
package struct AuthoredSymbol: Sendable {
  /// A drawing and its frame, all in sizes of the font.
  struct Variant: Sendable {
    /// The outlines, around the middle of the frame.
    var shape: SymbolShape
    /// The size of the frame.
    var size: CGSize
    /// How far the frame's middle stands above the baseline.
    var center: CGFloat
    /// What the image scale still multiplies it with.
    var scale: CGFloat
  }

  /// The drawings of a template by weight and scale, such as `Regular-M`; empty for a plain drawing.
  private let variants: [String: Variant]
  private let plain: Variant?

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// Reads a file; fails where it holds no shape that can be read.
  ///
  /// - Parameter svg: the text of the file.
  package init?(svg: String) {
    let drawing = SVGDrawing(svg)
    var variants: [String: Variant] = [:]
    for weight in Self.weights {
      for scale in SymbolScale.allCases {
        let name = "\(weight)-\(scale.letter)"
        let shapes = drawing.shapes.filter { $0.ids.contains(name) }
        if !shapes.isEmpty { variants[name] = Self.variant(name, scale, shapes, drawing) }
      }
    }
    self.variants = variants
    plain = variants.isEmpty ? Self.plain(drawing) : nil
    if variants.isEmpty, plain == nil { return nil }
  }

  /// The drawing for a weight and scale, or the nearest there is.
  func variant(weight: SymbolWeight, scale: SymbolScale) -> Variant? {
    if var plain {
      plain.scale = scale.factor
      return plain
    }
    // The nearest weight first, the bolder one of two; then the same weight at another scale.
    let order = Self.weights.indices.sorted {
      (abs($0 - weight.rawValue), -$0) < (abs($1 - weight.rawValue), -$1)
    }
    for other in [scale] + [.medium, .small, .large] {
      for index in order {
        guard var found = variants["\(Self.weights[index])-\(other.letter)"] else { continue }
        found.scale = scale.factor / other.factor
        return found
      }
    }
    return nil
  }

  /// A variant of a template, measured by its guides.
  private static func variant(
    _ name: String, _ scale: SymbolScale, _ shapes: [SVGDrawing.Shape], _ drawing: SVGDrawing
  ) -> Variant? {
    guard let ink = bounds(of: shapes) else { return nil }
    let (base, cap) = ("Baseline-\(scale.letter)", "Capline-\(scale.letter)")
    guard let baseline = drawing.guides[base]?.start.y, let capline = drawing.guides[cap]?.start.y,
      baseline > capline
    else { return plain(drawing) }
    // Templates are drawn at a size whose capitals are as high as the distance of the guides.
    let em = (baseline - capline) / capHeight
    let left = drawing.guides["left-margin-\(name)"]?.start.x ?? ink.minX - 0.1 * em
    let right = drawing.guides["right-margin-\(name)"]?.start.x ?? ink.maxX + 0.1 * em
    let middle = CGPoint(x: (left + right) / 2, y: ink.midY)
    return Variant(
      shape: shape(shapes, middle: middle, unit: em),
      size: CGSize(width: max(right - left, 0) / em, height: ink.height / em + 0.135),
      center: (baseline - ink.midY) / em, scale: 1)
  }

  /// A drawing without guides: its height is that of Apple's larger symbols.
  private static func plain(_ drawing: SVGDrawing) -> Variant? {
    guard let ink = bounds(of: drawing.shapes) else { return nil }
    let box = drawing.box ?? ink
    guard box.width > 0, box.height > 0 else { return nil }
    let unit = box.height / (20.5 / 17)
    return Variant(
      shape: shape(drawing.shapes, middle: CGPoint(x: box.midX, y: box.midY), unit: unit),
      size: CGSize(width: box.width / unit, height: box.height / unit), center: 0.36, scale: 1)
  }

  /// The height of San Francisco's capitals in sizes of the font, 1443 of 2048 units.
  private static let capHeight: CGFloat = 1443 / 2048

  private static func bounds(of shapes: [SVGDrawing.Shape]) -> CGRect? {
    shapes.map(\.path.boundingRect).reduce(nil) { box, rect in
      box.map { $0.union(rect) } ?? rect
    }
  }

  private static func shape(
    _ shapes: [SVGDrawing.Shape], middle: CGPoint, unit: CGFloat
  ) -> SymbolShape {
    let placement = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(scaleX: 1 / unit, y: 1 / unit))
    let parts = shapes.map {
      SymbolShape.Part(path: $0.path.applying(placement), rank: $0.rank)
    }
    let box = (bounds(of: shapes) ?? .zero).applying(placement)
    // Parts of several colors may lie on each other, so that one color draws them as one.
    var whole = Path()
    for part in parts { whole.addPath(part.path) }
    return SymbolShape(
      plain: [SymbolShape.Part(path: whole)],
      layered: Set(parts.map(\.rank)).count > 1 ? parts : [], bounds: box)
  }
}

/// The size of a symbol beside text.
package enum SymbolScale: CaseIterable, Sendable {
  case small, medium, large

  /// What the size of the font is multiplied with (`Rules/Symbols#Frames`).
  package var factor: CGFloat {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.28
    }
  }

  /// The letter in the names of a template's variants.
  var letter: String {
    switch self {
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }
}
