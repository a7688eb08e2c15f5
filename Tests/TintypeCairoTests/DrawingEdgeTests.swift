import Testing
import TintypeGeometry

@testable import TintypeDrawing

/// Groups, glyphs, filters, meshes and pixels as values, each rule at its edges.
@Suite struct DrawingEdgeTests {
  private let box = DisplayItem.box(10, 20, 30, 40, .black)

  private func group(_ change: (inout DisplayGroup) -> Void) -> DisplayGroup {
    var group = DisplayGroup(items: [box])
    change(&group)
    return group
  }

  // MARK: Groups

  @Test func groupsThatNeedALayer() {
    let shadow = DropShadow(color: .black, radius: 0, x: 0, y: 0)
    #expect(!group { _ in }.needsLayer && !group { $0.opacity = 1 }.needsLayer)
    #expect(!group { $0.clip = DisplayGroup.Clip(path: Path()) }.needsLayer)
    for (change, isPixels) in [
      ({ $0.opacity = 0.99 }, false), ({ $0.blendMode = .multiply }, false),
      ({ $0.mask = [] }, false),
      ({ $0.isIsolated = true }, false), ({ $0.blurRadius = 0.1 }, true),
      ({ $0.shadow = shadow }, true),
      ({ $0.filters = [.invert] }, true),
    ] as [((inout DisplayGroup) -> Void, Bool)] {
      let changed = group(change)
      #expect(changed.needsLayer && changed.hasPixelEffects == isPixels)
    }
  }

  @Test func boundsOfGroups() {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    #expect(group { _ in }.bounds == rect(10, 20, 30, 40))
    #expect(group { $0.blurRadius = 2 }.bounds == rect(4, 14, 42, 52))
    #expect(group { $0.blurRadius = -2 }.bounds == rect(10, 20, 30, 40))
    let clip = DisplayGroup.Clip(path: Path(rect(0, 0, 20, 30)))
    #expect(group { $0.clip = clip }.bounds == rect(10, 20, 10, 10))
    #expect(group { ($0.clip, $0.blurRadius) = (clip, 2) }.bounds == rect(4, 14, 16, 16))
    let shadow = DropShadow(color: .black, radius: 1, x: 10, y: -50)
    #expect(group { $0.shadow = shadow }.bounds == rect(10, -33, 43, 93))
    #expect(
      group { $0.transform = CGAffineTransform(2, 0, 0, 1, 1, 0) }.bounds == rect(21, 20, 60, 40))
    #expect(group { $0.transform.a = .nan }.bounds.isNull)
    #expect(group { $0.items = [] }.bounds.isNull)
    #expect(group { ($0.items, $0.shadow) = ([], shadow) }.bounds.isNull)
  }

  @Test func whatIsBehindIsFoundInGroups() {
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let backdrop = DisplayItem.fill(
      path, .backdrop(Backdrop(blurRadius: 1, saturation: 1, veil: .clear)), FillStyle())
    #expect(backdrop.hasBackdrop && !box.hasBackdrop)
    #expect(DisplayItem.group(group { $0.items.append(backdrop) }).hasBackdrop)
    #expect(DisplayItem.group(group { $0.mask = [backdrop] }).hasBackdrop)
    #expect(!DisplayItem.group(group { $0.mask = [] }).hasBackdrop)
  }

  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> PixelImage {
    picture(width: width, height: height, scale: scale) { _, _ in .black }
  }

  @Test func filesShowPicturesAtTheirHighestDensity() throws {
    let (plain, dense) = (image(1, 1), image(2, 2, scale: 2))
    var drawing = ImageDrawing(image: plain, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let same = DisplayItem.image(drawing)
    drawing.densest = DensestImage { dense }
    let other = DisplayItem.image(drawing)
    func sides(_ items: [DisplayItem]) -> [Int] {
      items.flatMap { item -> [Int] in
        switch item {
        case .image(let drawing): [drawing.image.bitmap.width]
        case .group(let group): sides(group.items) + sides(group.mask ?? [])
        case .fill, .stroke, .glyphs: []
        }
      }
    }
    let masked = DisplayItem.group(group { ($0.items, $0.mask) = ([same], [other]) })
    let within = DisplayItem.group(group { ($0.items, $0.mask) = ([other, same], [same]) })
    let all = list(1, 1, [same, box, other, masked, within])
    #expect(sides(all.items) == [1, 1, 1, 1, 1, 1, 1])
    #expect(sides(all.densest.items) == [1, 2, 1, 2, 2, 1, 1])
    #expect(all.densest.items.count == 5)
  }

  // MARK: Pictures

  @Test func picturesAreEqualByPixelsAndScale() {
    #expect(image(2, 3) == image(2, 3) && image(2, 3) != image(3, 2))
    #expect(image(2, 3) != image(2, 3, scale: 2))
    #expect(image(2, 4, scale: 2).size == CGSize(width: 1, height: 2))
    // Pictures of other sides are told apart without their pixels.
    #expect(image(2, 3).hashValue == image(2, 3).hashValue)
    #expect(image(2, 3).hashValue != image(2, 4).hashValue)
    #expect(image(2, 3).hashValue != image(3, 3).hashValue)
  }

  @Test func partsOfPictures() {
    let whole = picture(width: 3, height: 2) { x, y in
      RGBA(bytes: UInt8(x), UInt8(y), 0)
    }.bitmap
    let part = whole.cropped(to: PixelArea(x0: 1, y0: 1, x1: 3, y1: 2))
    #expect(
      part.width == 2 && part.height == 1 && part[0, 0] == [1, 1, 0, 255]
        && part[1, 0] == [2, 1, 0, 255])
    #expect(whole.cropped(to: PixelArea(x0: 0, y0: 0, x1: 3, y1: 2)) == whole)
    let larger = whole.repeated(2)
    #expect(larger.width == 6 && larger.height == 4)
    for y in 0..<4 { for x in 0..<6 { #expect(larger[x, y] == whole[x / 2, y / 2]) } }
    #expect(whole.repeated(1) == whole && whole.repeated(0) == whole)
    let faint = picture(width: 2, height: 1) { x, _ in
      RGBA(red: 1, green: 0, blue: 0, alpha: x == 0 ? 1 : 0)
    }.bitmap.tinted(RGBA.white.opacity(0.5))
    #expect(faint[0, 0] == [128, 128, 128, 128] && faint[1, 0] == [0, 0, 0, 0])
  }

  // MARK: Filters

  /// The filters' rows of red, green, blue and alpha on a color.
  private func filtered(_ filter: ColorFilter, _ r: Double, _ g: Double, _ b: Double) -> [Double] {
    let (matrix, color) = (filter.matrix, [r, g, b, 1, 1])
    return (0..<4).map { row in
      let sum = (0..<5).reduce(0) { $0 + matrix[row * 5 + $1] * color[$1] }
      return (sum * 1000).rounded() / 1000
    }
  }

  @Test func filtersAreMatrices() {
    #expect(filtered(.brightness(0.25), 0.5, 0.25, 0) == [0.75, 0.5, 0.25, 1])
    #expect(filtered(.contrast(2), 0.5, 0.75, 0) == [0.5, 1, -0.5, 1])
    #expect(filtered(.saturation(1), 0.5, 0.75, 0) == [0.5, 0.75, 0, 1])
    #expect(filtered(.saturation(0), 1, 0, 0) == [0.213, 0.213, 0.213, 1])
    #expect(filtered(.grayscale(1), 0, 1, 0) == [0.715, 0.715, 0.715, 1])
    #expect(filtered(.grayscale(0), 0.1, 0.2, 0.3) == [0.1, 0.2, 0.3, 1])
    #expect(filtered(.invert, 0.1, 0.2, 1) == [0.9, 0.8, 0, 1])
    #expect(
      filtered(.multiply(RGBA(red: 0.5, green: 1, blue: 0, alpha: 0.5)), 1, 0.5, 1) == [
        0.5, 0.5, 0, 0.5,
      ])
    #expect(filtered(.luminanceToAlpha, 0, 0, 1) == [0, 0, 0, 0.072])
    #expect(filtered(.opaque, 0.1, 0.2, 0.3) == [0.1, 0.2, 0.3, 255])
    #expect(filtered(.hueRotation(0), 0.1, 0.2, 0.3) == [0.1, 0.2, 0.3, 1])
    #expect(filtered(.hueRotation(.pi / 2), 1, 0, 0) == [0, 0.356, -0.574, 1])
    #expect(filtered(.hueRotation(.pi / 2), 0, 1, 0) == [0, 0.855, 1.43, 1])
    #expect(filtered(.hueRotation(.pi / 2), 0, 0, 1) == [1, -0.211, 0.144, 1])
    let threshold = ColorFilter.alphaThreshold(0.5, RGBA(red: 0.1, green: 0.2, blue: 0.3))
    #expect(filtered(threshold, 0, 0, 0) == [0.1, 0.2, 0.3, 128])
    #expect(ColorFilter.alphaThreshold(0, .black).matrix[19] == 0)
  }

  // MARK: Glyphs

  private func run(_ glyphs: [Glyph], size: CGFloat = 10) -> GlyphRun {
    let content = GlyphRunContent(font: SquareFont(), size: size, glyphs: glyphs, text: "abc")
    return GlyphRun(
      content, origin: CGPoint(x: 100, y: 200), paint: .color(RGBA.black.opacity(0.5)))
  }

  private func glyph(_ id: UInt32, _ x: CGFloat, _ y: CGFloat = 0) -> Glyph {
    Glyph(id: id, position: CGPoint(x: x, y: y), cluster: 0)
  }

  @Test func colorGlyphsArePictures() {
    let drawings = run([glyph(1, 0), glyph(3, 20, 5), glyph(3, .nan), glyph(3, 0, .infinity)])
      .colorDrawings
    #expect(drawings.map(\.frame) == [CGRect(x: 120, y: 197, width: 8, height: 8)])
    #expect(drawings.first?.opacity == 0.5 && drawings.first?.interpolation == .medium)
    #expect(run([glyph(1, 0)]).colorDrawings.isEmpty)
    #expect(run([glyph(1, .nan), glyph(2, 1)]).drawableGlyphs.map(\.id) == [2])
  }

  @Test func boundsOfRuns() {
    // Two ems on the left and above, three on the right, two below.
    let bounds = run([glyph(1, 5, 1), glyph(1, -5, 3), glyph(1, .nan)]).bounds
    #expect(bounds.union(CGRect(x: 75, y: 181, width: 60, height: 42)) == bounds)
    #expect(bounds.minX == 75 && bounds.minY == 181 && bounds.maxY == 223)
    #expect(run([]).bounds.isNull && run([glyph(1, .nan)]).bounds.isNull)
    #expect(
      run([glyph(1, 0)], size: 0).bounds.isNull && !run([glyph(1, 0)], size: 0.01).bounds.isNull)
    #expect(!run([glyph(1, 0)], size: 100_000).bounds.isNull)
    #expect(run([glyph(1, 0)], size: 100_001).bounds.isNull)
    for origin in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
      var moved = run([glyph(1, 0)])
      moved.origin = origin
      #expect(moved.bounds.isNull)
    }
    #expect(run([glyph(4, 0)]).bounds.maxX >= 180)
  }

  /// A font whose glyphs are boxes of half an em that begin an eighth after their positions; glyph 0 is empty.
  private final class BoxFont: GlyphSource {
    let identity = "box"
    let displayName = "Box"
    let unitsPerEm = 1000
    let inkBox = CGRect(x: 0, y: -1, width: 1, height: 1)
    let hasColorGlyphs = false

    func isColor(_ glyph: UInt32) -> Bool { false }
    func width(of glyph: UInt32) -> CGFloat { 1 }
    func outline(of glyph: UInt32) -> Path { Path() }
    func colorImage(of glyph: UInt32) -> ColorGlyph? { nil }

    func mask(
      of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int
    ) -> GlyphMask? {
      guard glyph > 0 else { return nil }
      let (width, height) = (Int(pixelSize / 2), Int(pixelSize * 3 / 4))
      return GlyphMask(
        left: Int(pixelSize / 8), top: -height, width: width, height: height,
        coverage: [UInt8](repeating: 255, count: width * height))
    }
  }

  private func overlaps(_ glyphs: (id: UInt32, x: CGFloat, y: CGFloat)...) -> Bool {
    let content = GlyphRunContent(
      font: BoxFont(), size: 10, glyphs: glyphs.map { glyph($0.id, $0.x, $0.y) }, text: "")
    return GlyphRun(content, origin: .zero, paint: .color(.black)).overlaps
  }

  @Test func neighborsThatShareInk() {
    for (x, y, isShared) in [
      (4, 0, true), (5, 0, false), (0, 7, true), (0, 7.5, false), (4, 7, true),
    ]
      as [(CGFloat, CGFloat, Bool)]
    {
      #expect(
        overlaps((1, 0, 0), (1, x, y)) == isShared && overlaps((1, x, y), (1, 0, 0)) == isShared)
      #expect(overlaps((1, x, 0), (1, 0, y)) == isShared)
    }
    // What has no ink stands between none; what follows does not take back what was found.
    #expect(overlaps((1, 0, 0), (0, 2, 0), (1, 4, 0)) && overlaps((1, 0, 0), (1, 4, 0), (1, 50, 0)))
    #expect(overlaps((1, 50, 0), (1, 0, 0), (1, 4, 0)) && !overlaps((1, 0, 0)) && !overlaps())
  }

  @Test func inkIsMoreThanAnEdge() {
    func overlaps(_ a: UInt8, _ b: UInt8) -> Bool {
      var overlap = MaskOverlap()
      for level in [a, b] {
        overlap.add(GlyphMask(left: 0, top: 0, width: 1, height: 1, coverage: [level]), x: 3, y: 4)
      }
      return overlap.isFound
    }
    #expect(overlaps(33, 33) && !overlaps(32, 255) && !overlaps(255, 32))
  }

  // MARK: Meshes and gradients

  @Test func meshes() throws {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    func mesh(
      _ columns: Int, _ points: Int, colors: Int? = nil, _ color: RGBA = .black,
      background: RGBA = .clear
    ) -> GradientMesh? {
      GradientMesh(
        columns: columns, points: (0..<points).map { CGPoint(x: $0 % max(columns, 1), y: 0) },
        colors: [RGBA](repeating: color, count: colors ?? points),
        background: GradientMesh.Background(rect: rect, color: background))
    }
    #expect(mesh(2, 4) != nil && mesh(1, 4) == nil && mesh(4, 4) == nil && mesh(3, 7) == nil)
    #expect(mesh(2, 4, colors: 5) == nil && mesh(3, 6) != nil && mesh(3, 3) == nil)
    #expect(try #require(mesh(3, 6)).cells == [[0, 1, 4, 3], [1, 2, 5, 4]])
    #expect(try #require(mesh(2, 6)).cells == [[0, 1, 3, 2], [2, 3, 5, 4]])
    let clear = try #require(mesh(2, 4, .clear))
    #expect(clear.simplified == nil && mesh(2, 4)?.simplified != nil)
    #expect(mesh(2, 4, .clear, background: .black)?.simplified != nil)
    let half = try #require(mesh(2, 4, background: .white)).opacity(0.5)
    #expect(half.colors[3].alpha == 0.5 && half.background.color == RGBA.white.opacity(0.5))
    let wild = try #require(
      mesh(2, 4, RGBA(red: 7, green: 0, blue: 0), background: RGBA(red: 0, green: 9, blue: 0)))
    let tame = try #require(wild.simplified)
    #expect(tame.colors[0].red == 1 && tame.background.color.green == 1)
    for lost in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
      let points = [CGPoint.zero, CGPoint(x: 1, y: 0), lost, CGPoint(x: 1, y: 1)]
      let mesh = GradientMesh(
        columns: 2, points: points, colors: [RGBA](repeating: .black, count: 4),
        background: wild.background)
      #expect(mesh != nil && mesh?.simplified == nil)
    }
  }

  @Test func gradientsThatAreColors() {
    func isDegenerate(_ shape: GradientShape) -> Bool { shape.isDegenerate }
    let (a, b) = (CGPoint.zero, CGPoint(x: 1, y: 0))
    let nan = CGPoint(x: 0, y: CGFloat.nan)
    #expect(!isDegenerate(.linear(from: a, to: b)) && isDegenerate(.linear(from: a, to: a)))
    #expect(isDegenerate(.linear(from: nan, to: b)) && isDegenerate(.linear(from: a, to: nan)))
    for (start, end, isColor) in [
      (0, 1, false), (1, 0, false), (1, 1, true), (-1, 1, true), (1, -1, true), (0, .nan, true),
    ]
      as [(CGFloat, CGFloat, Bool)]
    {
      let unit = CGSize(width: 1, height: 1)
      #expect(isDegenerate(.radial(center: a, startRadius: start, endRadius: end)) == isColor)
      #expect(
        isDegenerate(.elliptical(center: a, unit: unit, startRadius: start, endRadius: end))
          == isColor)
    }
    for unit in [
      CGSize(width: 0, height: 1), CGSize(width: 1, height: 0), CGSize(width: 1, height: -1),
    ] {
      #expect(isDegenerate(.elliptical(center: a, unit: unit, startRadius: 0, endRadius: 1)))
    }
    #expect(isDegenerate(.radial(center: nan, startRadius: 0, endRadius: 1)))
    #expect(!isDegenerate(.angular(center: a, startAngle: -1, endAngle: 1)))
    #expect(isDegenerate(.angular(center: a, startAngle: 1, endAngle: 1)))
    #expect(isDegenerate(.angular(center: nan, startAngle: 0, endAngle: 1)))
  }

  // MARK: Where items are seen

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func whereGroupsAreSeen() {
    func seen(_ change: (inout DisplayGroup) -> Void) -> CGRect {
      DisplayItem.group(group(change)).solidBounds
    }
    let all = rect(10, 20, 30, 40)
    #expect(seen { _ in } == all && seen { $0.opacity = 0.01 } == all)
    #expect(seen { $0.opacity = 0 }.isNull && seen { $0.transform.tx = .nan }.isNull)
    #expect(seen { $0.items = [] }.isNull)
    let clip = DisplayGroup.Clip(path: Path(rect(0, 0, 20, 30)))
    #expect(seen { $0.clip = clip } == rect(10, 20, 10, 10))
    #expect(seen { $0.clip = DisplayGroup.Clip(path: Path(rect(0, 0, 10, 30))) }.isNull)
    #expect(seen { $0.mask = [.box(0, 0, 20, 30, .black)] } == rect(10, 20, 10, 10))
    #expect(seen { $0.mask = [] }.isNull)
    let shadow = DropShadow(color: .black, radius: 0, x: 10, y: -5)
    #expect(seen { $0.shadow = shadow } == rect(10, 15, 40, 45))
    #expect(seen { $0.shadow = DropShadow(color: .clear, radius: 0, x: 10, y: -5) } == all)
    #expect(seen { $0.transform = CGAffineTransform(2, 0, 0, 1, 1, 0) } == rect(21, 20, 60, 40))
  }

  @Test func whereItemsAreSeen() {
    func fill(_ rect: CGRect, _ color: RGBA = .black) -> CGRect {
      DisplayItem.fill(Path(rect), .color(color), FillStyle()).solidBounds
    }
    #expect(fill(rect(1, 2, 3, 4)) == rect(1, 2, 3, 4) && fill(rect(1, 2, 3, 4), .clear).isNull)
    #expect(fill(rect(1, 2, 0, 4)).isNull && fill(rect(1, 2, 3, 0)).isNull)
    func stroke(_ width: CGFloat, _ color: RGBA = .black) -> CGRect {
      DisplayItem.stroke(Path(rect(1, 2, 3, 4)), .color(color), StrokeStyle(lineWidth: width))
        .solidBounds
    }
    #expect(stroke(2) == rect(0, 1, 5, 6) && stroke(0).isNull && stroke(2, .clear).isNull)
    func picture(_ opacity: Double) -> CGRect {
      DisplayItem.image(ImageDrawing(image: image(1, 1), frame: rect(1, 2, 3, 4), opacity: opacity))
        .solidBounds
    }
    #expect(picture(0.1) == rect(1, 2, 3, 4) && picture(0).isNull)
  }
}
