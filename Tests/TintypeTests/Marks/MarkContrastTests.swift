import Testing
import TintypeDrawing
import TintypeImages
import TintypeTestSupport

@testable import Tintype
@testable import TintypeViews

/// Lines of marks are seen on what is below them: measured on pixels, as we draw them and as librsvg does.
@MainActor
@Suite struct MarkContrastTests {
  /// A view on backgrounds of many colors and lightnesses.
  private struct Backgrounds: View {
    var body: some View {
      VStack(spacing: 6) {
        ForEach(0..<5, id: \.self) { row in
          HStack(alignment: .firstTextBaseline, spacing: 14) {
            Text("Row").font(.title3)
            Text("on its color").foregroundStyle(.secondary).padding(8)
            Color.clear.frame(width: 30, height: 30).padding(5)
          }
          .frame(width: 260, height: 56)
          .background(Self.colors[row])
        }
        LinearGradient(
          colors: [.black, .red, .yellow, .white, .cyan, .blue], startPoint: .leading,
          endPoint: .trailing
        )
        .frame(width: 200, height: 40).padding(10)
      }
      .padding(12)
    }

    private static let colors: [Color] = [.white, .black, .gray, .yellow, .blue]
  }

  private func renderer(
    _ scheme: ColorScheme, _ direction: LayoutDirection
  ) -> ImageRenderer<Backgrounds> {
    let renderer = ImageRenderer(content: Backgrounds())
    renderer.environment.colorScheme = scheme
    renderer.environment.layoutDirection = direction
    renderer.background = .system
    renderer.scale = 2
    renderer.marks = LayoutMarks.all.subtracting(.legend)
    return renderer
  }

  nonisolated static let cases: [(ColorScheme, LayoutDirection)] = [
    (.light, .leftToRight), (.dark, .leftToRight), (.light, .rightToLeft), (.dark, .rightToLeft),
  ]

  @Test(arguments: cases) func linesHaveAContrastOfThreeInPixels(
    _ scheme: ColorScheme, _ direction: LayoutDirection
  ) throws {
    let renderer = renderer(scheme, direction)
    let bitmap = try PNGCodec.decode(renderer.pngData()).bitmap
    try expectContrast(in: bitmap, renderer)
  }

  @Test(arguments: cases) func linesHaveAContrastOfThreeInSVG(
    _ scheme: ColorScheme, _ direction: LayoutDirection
  ) throws {
    let renderer = renderer(scheme, direction)
    try expectContrast(in: Rasterizer.pixels(ofSVG: renderer.svgData(), zoom: 2), renderer)
  }

  /// Of the pixels in a mark's ink outside of labels each has one within its line's width and edge that it contrasts
  /// with.
  private func expectContrast(
    in bitmap: Bitmap, _ renderer: ImageRenderer<Backgrounds>
  ) throws {
    let picture = renderer.settle().markedPicture
    let isDark = renderer.environment.colorScheme == .dark
    let labels = picture.labels.map { label in
      label.offsetBy(dx: picture.margins.leading, dy: picture.margins.top)
        .insetBy(dx: -2.5, dy: -2.5)
    }
    let (width, height) = (bitmap.width, bitmap.height)
    func color(_ x: Int, _ y: Int) -> RGBA {
      let start = (y * width + x) * 4
      return RGBA(
        bytes: bitmap.pixels[start + 2], bitmap.pixels[start + 1], bitmap.pixels[start])
    }
    var isLabel = [Bool](repeating: false, count: width * height)
    for label in labels {
      for y in max(0, Int(label.minY * 2))..<min(height, Int(label.maxY * 2) + 1) {
        for x in max(0, Int(label.minX * 2))..<min(width, Int(label.maxX * 2) + 1) {
          isLabel[y * width + x] = true
        }
      }
    }
    let inks = Set(MarkPalette(isDark: isDark).all.map(\.color))
    var (seen, poor) = (0, 0)
    for y in 3..<(height - 3) {
      for x in 3..<(width - 3) where !isLabel[y * width + x] {
        let own = color(x, y)
        guard inks.contains(own) else { continue }
        seen += 1
        let isSeen = (-3...3).contains { dy in
          (-3...3).contains { own.contrast(with: color(x + $0, y + dy)) >= 3 }
        }
        if !isSeen { poor += 1 }
      }
    }
    #expect(seen > 5000)
    #expect(poor == 0, "\(poor) of \(seen)")
  }
}
