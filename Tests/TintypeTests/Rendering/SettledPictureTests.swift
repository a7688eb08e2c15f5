import Foundation
import Testing
import TintypeDrawing
import TintypeTestSupport

@testable import Tintype

/// A picture that is evaluated once.
@MainActor @Suite struct SettledPictureTests {
  /// How often code of a view ran.
  private final class Counter {
    var bodies = 0
    var appearances = 0
    var changes = 0
    var canvases = 0
    var effects = 0
    var images = 0
    var all: [Int] { [bodies, appearances, changes, canvases, effects, images] }
  }

  private struct Counting: View {
    let counter: Counter

    var body: some View {
      counter.bodies += 1
      return VStack {
        Text("Title").onAppear { counter.appearances += 1 }
          .onChange(of: 1, initial: true) { counter.changes += 1 }
        Canvas { context, size in
          counter.canvases += 1
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          context.draw(Text("drawn"), at: CGPoint(x: 20, y: 10))
        }
        .frame(width: 60, height: 20)
        Color.blue.frame(width: 10, height: 10)
          .visualEffect { effect, proxy in
            counter.effects += 1
            return effect.offset(x: proxy.size.width)
          }
        Image(size: CGSize(width: 8, height: 8)) { context in
          counter.images += 1
          context.fill(Path(CGRect(x: 1, y: 1, width: 6, height: 6)), with: .color(.green))
        }
      }
    }
  }

  @Test func codeOfAViewRunsOnceForAllFaces() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counting(counter: counter))
    let picture = try renderer.settled()
    #expect(counter.all == [1, 1, 1, 1, 1, 1])
    _ = picture.layout
    for format in PictureFormat.allCases { _ = try picture.displayList(for: format) }
    _ = (try picture.pngData(), try picture.svgData(), try picture.pdfData())
    _ = try picture.explanationDisplayList()
    _ = try picture.layoutSteps()
    _ = picture.markedPicture
    #expect(counter.all == [1, 1, 1, 1, 1, 1])
  }

  @Test func eachFaceOfARendererRunsCodeOnce() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counting(counter: counter))
    _ = renderer.layout()
    _ = (try renderer.pngData(), try renderer.svgData(), try renderer.pdfData())
    #expect(counter.all == [4, 4, 4, 4, 4, 4])
  }

  @Test(arguments: [PreviewStage.Canvas.automatic, .fitting])
  func aStageLaysOutAgainWithTheSameState(_ canvas: PreviewStage.Canvas) throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counting(counter: counter))
    renderer.device = .usual
    let staged = PreviewStage.settle(renderer, showing: canvas)
    for format in PictureFormat.allCases { _ = try staged.picture.displayList(for: format) }
    #expect(counter.appearances == 1 && counter.changes == 1)
    #expect(counter.bodies == 2 && counter.canvases == 2, "one for each size")
  }

  @Test func facesAreThoseOfTheRendererOnAnyThread() async throws {
    let renderer = ImageRenderer(content: Counting(counter: Counter()).padding())
    renderer.device = .iPhone15
    renderer.deviceFrame = .device
    renderer.marks = [.sizes]
    let picture = try renderer.settled()
    let (png, svg, pdf, layout) = try await Task.detached {
      (try picture.pngData(), try picture.svgData(), try picture.pdfData(), picture.layout)
    }.value
    #expect(try png == renderer.pngData())
    #expect(try svg == renderer.svgData())
    #expect(try pdf == renderer.pdfData())
    #expect(layout == renderer.layout())
  }

  @Test func severalThreadsDrawOnePicture() async throws {
    let picture = try ImageRenderer(content: Counting(counter: Counter())).settled()
    let expected = try picture.pngData()
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try picture.pngData() } }
      for try await data in group { #expect(data == expected) }
    }
  }

  @Test func whatIsMissingIsThrown() {
    let renderer = ImageRenderer(content: Image("nowhere"))
    #expect(throws: ImageRendererError.self) { try renderer.settled() }
  }

  // MARK: Two renders in turns

  /// Asks for all that UIKit's names say of the render.
  private struct Asking: View {
    var body: some View {
      VStack {
        Color.red.frame(width: UIScreen.main.bounds.width / 10, height: UIScreen.main.scale)
        Text("dot is \(UIImage(named: "dot").map { "\($0.size.width)" } ?? "missing")")
        Canvas { context, size in
          let isDark = UITraitCollection.current.userInterfaceStyle == .dark
          context.fill(
            Path(CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width / 10, height: 10)),
            with: .color(isDark ? .white : .black))
          context.draw(Image("dot"), in: CGRect(x: 0, y: 10, width: 10, height: 10))
        }
        .frame(width: 100, height: 20)
        Counted().fill(.blue).frame(width: 50, height: 50)
      }
    }
  }

  /// A shape that asks when it is drawn.
  private nonisolated struct Counted: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: rect.minY, width: UIScreen.main.bounds.width / 10, height: 4))
    }
  }

  private func renderer(
    _ device: Device, _ scheme: ColorScheme, dot: UInt8
  ) -> ImageRenderer<Asking> {
    let images = ImageCatalog(searchPaths: [])
    let side = Int(dot / 50)
    images.register(
      "dot",
      resource: PixelImage(
        name: "dot",
        bitmap: Bitmap(
          width: side, height: side,
          pixels: Array(repeating: [dot, 0, 0, 255], count: side * side).flatMap { $0 }),
        scale: 1))
    let renderer = ImageRenderer(content: Asking())
    renderer.device = device
    renderer.environment.colorScheme = scheme
    renderer.images = images
    return renderer
  }

  @Test func rendersInTurnsDrawAsEachWouldAlone() throws {
    func first() -> ImageRenderer<Asking> { renderer(.iPhoneSE, .light, dot: 100) }
    func second() -> ImageRenderer<Asking> { renderer(.iPadPro11, .dark, dot: 250) }
    let alone = try (first().pngData(), second().pngData())
    #expect(alone.0 != alone.1)
    let settled = try (first().settled(), second().settled())
    #expect(try settled.0.pngData() == alone.0)
    #expect(try settled.1.pngData() == alone.1)
    #expect(try settled.0.pngData() == alone.0)
    #expect(try settled.0.svgData() == first().svgData())
    #expect(UIScreen.main.bounds.width == 402, "no render is left behind")
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
