import Testing
import TintypeImages
import TintypeDrawing
import TintypeGeometry
import TintypeTestSupport

@testable import Tintype

/// Text is drawn where it was measured: in all three formats the ink of each line fills the box of its outlines.
@MainActor
@Suite struct TextInkTests {
  private static let scale: CGFloat = 2

  @Test("Ink stands where outlines are", arguments: TextInkSample.all, PictureFormat.allCases)
  func ink(_ sample: TextInkSample, _ format: PictureFormat) throws {
    let renderer = ImageRenderer(content: sample.view)
    renderer.scale = Self.scale
    var request = RenderRequest(
      fonts: FontCatalog.standard.library, images: ImageCatalog.standard.finder)
    request.scale = Self.scale
    let (lines, frame) = TextInkBox.lines(
      of: SettledRender(sample.view, request), scale: Self.scale)
    try #require(!lines.isEmpty)
    let (picture, detail) = try Self.picture(of: renderer, format)
    let ink = TextInk(picture)
    func extent(above alpha: UInt8, _ rows: Range<CGFloat>) -> CGRect? {
      let range =
        Int((rows.lowerBound * detail).rounded())..<Int((rows.upperBound * detail).rounded())
      return ink.extent(above: alpha, rows: range)?
        .applying(CGAffineTransform(scaleX: 1 / detail, y: 1 / detail))
    }
    for (index, line) in lines.enumerated() {
      // Halfway to the neighbors; the test would say nothing if lines overlapped.
      let above = index > 0 ? (lines[index - 1].outer.maxY + line.outer.minY) / 2 : 0
      let below =
        index + 1 < lines.count
        ? (line.outer.maxY + lines[index + 1].outer.minY) / 2 : CGFloat(picture.height) / detail
      try #require(above + 2 < line.outer.minY || index == 0)
      // Pens are set to quarters of a pixel, so an eighth of a pixel may have ink beside the box.
      let covered = try #require(extent(above: 32, above..<below))
      let touched = try #require(extent(above: 0, above..<below))
      let centers = covered.insetBy(dx: 0.5 / detail, dy: 0.5 / detail)
      let comment: Comment = "line \(index): ink \(covered), outlines \(line.outer)"
      #expect(Self.overhang(of: centers, over: line.outer) <= 0.5, comment)
      #expect(Self.overhang(of: line.inner, over: touched) <= 0.5, comment)
      if Self.overhang(of: line.outer, over: frame) <= 0 {
        #expect(Self.overhang(of: centers, over: frame) <= 0, comment)
      }
    }
  }

  /// How far a rectangle sticks out of another at most; negative where it lies inside.
  private static func overhang(of a: CGRect, over b: CGRect) -> CGFloat {
    max(b.minX - a.minX, b.minY - a.minY, a.maxX - b.maxX, a.maxY - b.maxY)
  }

  /// The picture as pixels; of a vector format as another program draws it, which may snap glyphs to its
  /// pixels and so is asked for smaller ones.
  ///
  /// - Returns: the pixels, and how many of them a pixel of the canvas is wide.
  private static func picture<Content: View>(
    of renderer: ImageRenderer<Content>, _ format: PictureFormat
  ) throws -> (Bitmap, detail: CGFloat) {
    let detail: CGFloat = 4
    switch format {
    case .png: return (try PNGCodec.decode(renderer.pngData()).bitmap, 1)
    case .svg:
      return (try Rasterizer.pixels(ofSVG: renderer.svgData(), zoom: scale * detail), detail)
    case .pdf:
      return (try Rasterizer.pixels(ofPDF: renderer.pdfData(), scale: scale * detail), detail)
    }
  }
}
