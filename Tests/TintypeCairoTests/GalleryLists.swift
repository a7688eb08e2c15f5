import TintypeDrawing
import TintypeGeometry

/// Pictures that show each kind of item and effect, on 60 x 60 points.
enum GalleryLists {
  static let all: [(name: String, list: DisplayList, tolerance: Tolerance)] = [
    ("paths", canvas(paths), .edges), ("strokes", canvas(strokes), .edges),
    ("gradients", canvas(gradients), Tolerance(mean: 1, worst: 40)),
    ("angular", canvas([angular]), Tolerance(mean: 1.5, worst: 130)),
    ("glyphs", canvas(glyphs), Tolerance(mean: 3, worst: 130)),
    ("images", canvas(images), Tolerance(mean: 3, worst: 90)),
    ("tint", canvas(tints), Tolerance(mean: 1, worst: 60)),
    ("groups", canvas(groups), .edges), ("moved", canvas(moved), .edges),
    ("filters", canvas(filters), Tolerance(mean: 0.5, worst: 6)),
    ("shadow", canvas([shadow]), Tolerance(mean: 1.5, worst: 12)),
    ("blur", canvas([blur]), Tolerance(mean: 1.5, worst: 12)),
    ("mask", canvas([mask]), .edges), ("blend", canvas(blends), Tolerance(mean: 1, worst: 30)),
    (
      "fallback", canvas([box(RGBA(red: 0.4, green: 0.5, blue: 0.9)), blended(.softLight)]), .edges
    ),
  ]

  /// How far two renderings of the same list may be apart, in levels of 255.
  struct Tolerance: Sendable {
    var mean: Double
    var worst: Int
    /// Different anti-aliasing of the same edges.
    static let edges = Tolerance(mean: 0.6, worst: 60)
  }

  static func canvas(_ items: [DisplayItem]) -> DisplayList {
    list(60, 60, scale: 2, [.box(0, 0, 60, 60, .white)] + items)
  }

  private static func box(_ color: RGBA) -> DisplayItem { .box(10, 10, 30, 30, color) }

  /// Groups that are drawn apart after an item of the same moved group, as in a canvas.
  static let moved: [DisplayItem] = [
    .group(
      DisplayGroup(
        items: [
          .box(0, 0, 40, 40, .black),
          .group(DisplayGroup(items: [.box(4, 4, 12, 12, .pureRed)], blendMode: .screen)),
          .group(
            DisplayGroup(
              items: [.box(0, 0, 40, 40, .pureBlue)], opacity: 0.5,
              mask: [.box(20, 4, 12, 12, .black)])),
          .group(
            DisplayGroup(
              items: [.group(DisplayGroup(items: [.box(4, 20, 12, 12, .pureRed)], opacity: 0.5))],
              blendMode: .screen)),
        ], transform: CGAffineTransform(translationX: 15, y: 10)))
  ]

  static let paths: [DisplayItem] = [
    .fill(
      Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 20)), .color(.pureRed), FillStyle()),
    .fill(
      Path(roundedRect: CGRect(x: 20, y: 20, width: 35, height: 35), cornerRadius: 9),
      .color(RGBA(red: 0, green: 0.4, blue: 1, alpha: 0.5)), FillStyle()),
    .fill(
      Path { path in
        path.addRect(CGRect(x: 5, y: 40, width: 12, height: 12))
        path.addRect(CGRect(x: 8, y: 43, width: 6, height: 6))
      }, .color(.black), FillStyle(eoFill: true)),
    .fill(
      Path { path in
        path.move(to: CGPoint(x: 40, y: 4))
        path.addQuadCurve(to: CGPoint(x: 56, y: 16), control: CGPoint(x: 56, y: 2))
        path.addLine(to: CGPoint(x: 42, y: 15.5))
      }, .color(.pureGreen), FillStyle()),
  ]

  static let strokes: [DisplayItem] = [
    .stroke(
      Path(CGRect(x: 4.5, y: 4.5, width: 20, height: 20)), .color(.pureRed),
      StrokeStyle(lineWidth: 1)),
    .stroke(
      Path { path in
        path.addLines([CGPoint(x: 30, y: 30), CGPoint(x: 50, y: 8), .init(x: 54, y: 40)])
      },
      .color(.pureBlue), StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)),
    .stroke(
      Path { path in path.addLines([CGPoint(x: 6, y: 50), CGPoint(x: 54, y: 50)]) },
      .color(.black), StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 2)),
    .stroke(
      Path { path in
        path.addLines([CGPoint(x: 6, y: 34), CGPoint(x: 20, y: 30), .init(x: 6, y: 42)])
      },
      .color(.black), StrokeStyle(lineWidth: 3, lineJoin: .miter)),
  ]

  static let stops = [
    GradientStop(color: .pureRed, location: 0),
    GradientStop(color: RGBA(red: 1, green: 1, blue: 0, alpha: 0.5), location: 0.4),
    GradientStop(color: .pureBlue, location: 1),
  ]

  static let gradients: [DisplayItem] = [
    .fill(
      Path(CGRect(x: 4, y: 4, width: 52, height: 20)),
      .gradient(stops, .linear(from: CGPoint(x: 10, y: 4), to: CGPoint(x: 50, y: 20))), FillStyle()),
    .fill(
      Path(CGRect(x: 4, y: 28, width: 25, height: 28)),
      .gradient(stops, .radial(center: CGPoint(x: 16, y: 42), startRadius: 3, endRadius: 14)),
      FillStyle()),
    .fill(
      Path(CGRect(x: 32, y: 28, width: 25, height: 28)),
      .gradient(stops, .radial(center: CGPoint(x: 44, y: 42), startRadius: 14, endRadius: 4)),
      FillStyle()),
    .fill(
      Path(CGRect(x: 4, y: 57, width: 52, height: 3)),
      .gradient(
        stops,
        .elliptical(
          center: CGPoint(x: 30, y: 58.5), unit: CGSize(width: 52, height: 3),
          startRadius: 0.1, endRadius: 0.5)), FillStyle()),
  ]

  static let angular = DisplayItem.fill(
    Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50)),
    .gradient(stops, .angular(center: CGPoint(x: 30, y: 30), startAngle: 0, endAngle: 2 * .pi)),
    FillStyle())

  static let glyphs: [DisplayItem] = [
    .glyphs(run([1, 2, 0, 2, 1, 3], size: 10, at: CGPoint(x: 3.1, y: 14.3))),
    .glyphs(
      run(
        [1, 2, 2], size: 20, at: CGPoint(x: 4, y: 36),
        .gradient(stops, .linear(from: CGPoint(x: 4, y: 0), to: CGPoint(x: 50, y: 0))))),
    .group(
      DisplayGroup(
        items: [.glyphs(run([2, 1, 2], size: 12, at: .zero, .color(.pureBlue)))],
        transform: CGAffineTransform(translationX: 12, y: 50).rotated(by: 0.2))),
  ]

  static let font = SquareFont()

  static func run(
    _ ids: [UInt32], size: CGFloat, at origin: CGPoint, _ paint: Paint = .color(.black)
  ) -> GlyphRun {
    let glyphs = ids.enumerated().map { index, id in
      Glyph(
        id: id, position: CGPoint(x: CGFloat(index) * size * 0.7, y: 0), cluster: Int32(index))
    }
    let content = GlyphRunContent(
      font: font, size: size, glyphs: glyphs, text: String("ab <&".prefix(ids.count)))
    return GlyphRun(content, origin: origin, paint: paint)
  }

  static let checker = picture(width: 8, height: 8, scale: 2) { x, y in
    RGBA(red: Double(x) / 7, green: Double(y) / 7, blue: (x + y) % 2 == 0 ? 1 : 0)
  }

  static let images: [DisplayItem] = [
    .image(
      ImageDrawing(
        image: checker, frame: CGRect(x: 2, y: 2, width: 24, height: 24), interpolation: .none)),
    .image(ImageDrawing(image: checker, frame: CGRect(x: 30, y: 2, width: 4, height: 4))),
    .image(
      ImageDrawing(
        image: checker, frame: CGRect(x: 30, y: 10, width: 26, height: 16), resizingMode: .tile)),
    .image(
      ImageDrawing(
        image: checker, frame: CGRect(x: 2, y: 30, width: 26, height: 26),
        capInsets: EdgeInsets(1, edges: .all), interpolation: .none)),
    .image(
      ImageDrawing(
        image: checker, frame: CGRect(x: 32, y: 30, width: 24, height: 26),
        capInsets: EdgeInsets(1, edges: .all), resizingMode: .tile, opacity: 0.5)),
  ]

  static let ring = picture(width: 40, height: 40, scale: 2) { x, y in
    let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
    return dx * dx + dy * dy < 380 && dx * dx + dy * dy > 100 ? .pureGreen : .clear
  }

  static let tints: [DisplayItem] = [
    .image(
      ImageDrawing(
        image: ring, frame: CGRect(x: 5, y: 5, width: 20, height: 20),
        tint: .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))),
    .image(
      ImageDrawing(
        image: ring, frame: CGRect(x: 30, y: 30, width: 20, height: 20),
        tint: .gradient(stops, .linear(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 50, y: 50))))),
  ]

  static let groups: [DisplayItem] = [
    .group(
      DisplayGroup(
        items: [.box(5, 5, 20, 20, .pureRed), .box(15, 15, 20, 20, .pureBlue)], opacity: 0.5,
        name: "pair")),
    .group(
      DisplayGroup(
        items: [.box(0, 0, 30, 30, .pureGreen)],
        transform: CGAffineTransform(translationX: 28, y: 28),
        clip: .init(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 28, height: 28))))),
    .group(
      DisplayGroup(
        items: [.box(-6, -6, 12, 12, .black)],
        transform: CGAffineTransform(translationX: 14, y: 46).rotated(by: 0.5))),
  ]

  static let shadow = DisplayItem.group(
    DisplayGroup(
      items: [box(.white), .box(15, 15, 5, 5, .pureRed)],
      shadow: DropShadow(color: RGBA.black.opacity(0.5), radius: 3, x: 2, y: 4)))

  static let blur = DisplayItem.group(
    DisplayGroup(items: [box(.pureRed), .box(25, 25, 20, 20, .pureBlue)], blurRadius: 4))

  static let mask = DisplayItem.group(
    DisplayGroup(
      items: [box(.pureRed)],
      mask: [
        .fill(
          Path(ellipseIn: CGRect(x: 12, y: 12, width: 34, height: 34)),
          .color(RGBA.black.opacity(0.7)), FillStyle())
      ]))

  static func blended(_ mode: CompositeOperation) -> DisplayItem {
    .group(
      DisplayGroup(
        items: [.box(20, 20, 30, 30, RGBA(red: 0.3, green: 0.8, blue: 0.6))], blendMode: mode))
  }

  static let blends: [DisplayItem] =
    [box(RGBA(red: 0.9, green: 0.5, blue: 0.2))]
    + [CompositeOperation.multiply, .hardLight, .difference, .luminosity].enumerated().map {
      index, mode in
      .group(
        DisplayGroup(
          items: [
            .box(CGFloat(index) * 13 + 4, 20, 10, 30, RGBA(red: 0.3, green: 0.8, blue: 0.6))
          ],
          blendMode: mode))
    }

  static let filters: [DisplayItem] = [
    ColorFilter.brightness(0.2), .contrast(1.5), .saturation(0.5), .grayscale(1), .hueRotation(1.2),
    .invert, .multiply(RGBA(red: 0, green: 0.5, blue: 1)), .luminanceToAlpha,
  ].enumerated().map { index, filter in
    .group(
      DisplayGroup(
        items: [.box(CGFloat(index) * 7 + 2, 10, 6, 30, RGBA(bytes: 204, 102, 51))],
        filters: [filter]))
  }
}
