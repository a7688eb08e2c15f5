import Testing
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeImages

/// A PNG file is planned while its items are made, and is that of all of them.
@MainActor @Suite struct PicturePiecesTests {
  /// More items than come in one piece, in groups and outside.
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<400, id: \.self) { row in
          HStack(spacing: 2) {
            Text("Row \(row)").font(.system(size: 8))
            Text("under").underline().font(.system(size: 8))
            RoundedRectangle(cornerRadius: 2).fill(row % 3 == 0 ? .red : .blue)
              .frame(width: 20, height: 6)
              .opacity(row % 7 == 0 ? 0.5 : 1)
              .zIndex(row % 5 == 0 ? 1 : 0)
            Circle().strokeBorder(.green).frame(width: 6, height: 6)
          }
          .background(row % 2 == 0 ? Color.yellow : .clear)
        }
      }
    }
  }

  private func renderer(isOpaque: Bool) -> ImageRenderer<Rows> {
    let renderer = ImageRenderer(content: Rows())
    renderer.isOpaque = isOpaque
    renderer.scale = 2
    return renderer
  }

  private func pixels(_ data: Data) throws -> [UInt8] { try PNGCodec.decode(data).bitmap.pixels }

  @Test(arguments: [true, false]) func aFileShowsAllItems(_ isOpaque: Bool) throws {
    let renderer = renderer(isOpaque: isOpaque)
    let whole = try CairoRenderer.png(of: renderer.displayList(), scale: 2, isOpaque: isOpaque)
    let same = try pixels(renderer.pngData()) == pixels(whole)
    #expect(same)
  }

  @Test func aFileShowsWhatIsAroundThePicture() throws {
    func same(_ change: (ImageRenderer<Rows>) -> Void) throws -> Bool {
      let renderer = renderer(isOpaque: true)
      change(renderer)
      let whole = try CairoRenderer.png(of: renderer.displayList(), scale: 2, isOpaque: true)
      return try pixels(renderer.pngData()) == pixels(whole)
    }
    #expect(try same { $0.borders = .all })
    #expect(try same { $0.padding = 20 })
    #expect(try same { $0.background = .system })
    #expect(try same { $0.device = .iPhone15Pro })
  }
}
