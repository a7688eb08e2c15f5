import CTintypeKernels
import CTintypeThreads
import Foundation
import Synchronization
import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeImages

@testable import TintypeCairo

/// A picture drawn in strips is the picture drawn at once, whatever the strips.
@Suite struct StripTests {
  @Test(arguments: GalleryLists.all.map(\.name), [1, 3, 16, 50])
  func everyGalleryEntryIsEqualInStrips(_ name: String, _ stripHeight: Int) throws {
    let list = try #require(GalleryLists.all.first { $0.name == name }?.list)
    for background in [RGBA.white, nil] {
      let whole = try cairoAlone(list, background: background)
      let strips = try CairoRenderer.bitmap(
        of: list, scale: list.scale, background: background, stripHeight: stripHeight)
      #expect(same(whole, strips))
    }
  }

  @Test(arguments: 0..<24) func randomListsAreTheSameInStrips(_ seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let list = random.list()
    for background in [RGBA.white, nil] {
      let whole = try cairoAlone(list, background: background)
      for stripHeight in [7, 33, 400] {
        let strips = try CairoRenderer.bitmap(
          of: list, scale: list.scale, background: background, stripHeight: stripHeight)
        #expect(same(whole, strips), "strips of \(stripHeight)")
      }
    }
  }

  @Test(arguments: 0..<4) func filesDoNotDependOnWorkerCount(_ seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    var list = random.list()
    (list.size, list.scale) = (CGSize(width: 900, height: 700), 1)
    let files = try [1, 2, 3, 8].map { workers in
      try CairoRenderer.png(of: list, scale: 1, isOpaque: seed % 2 == 0, workers: workers)
    }
    #expect(Set(files).count == 1)
    let bitmap = try cairoAlone(list, background: seed % 2 == 0 ? .white : nil)
    #expect(try PNGCodec.decode(files[0]).bitmap.pixels == bitmap.pixels)
  }

  @Test(arguments: 0..<4, [1, 2, 3])
  func aFileDoesNotDependOnThePiecesThatItsItemsCameIn(_ seed: UInt64, _ workers: Int) throws {
    var random = RandomItems(seed: seed)
    let list = random.list()
    let expected = try CairoRenderer.png(of: list, scale: list.scale, isOpaque: true, workers: 1)
    for pieceCount in [1, 2, list.items.count + 3] {
      let drawing = try PNGDrawing(
        size: list.size, scale: list.scale, isOpaque: true, workers: workers)
      var rest = list.items[...]
      for _ in 0..<pieceCount {
        drawing.addPart(Array(rest.prefix(list.items.count / pieceCount)))
        rest = rest.dropFirst(list.items.count / pieceCount)
      }
      #expect(try drawing.finish(Array(rest)) { [] } == expected, "\(pieceCount) pieces")
    }
  }

  @Test func stripSharingDoesNotDependOnTheCaller() throws {
    let units = try [100, 400, 1000].map { try drawing([], stripHeight: $0).unitCount }
    let answers = Mutex<[Bool]>([])
    let hasEnded = DispatchSemaphore(value: 0)
    let (quickest, two) = (WorkerCount(nil, processors: 2), WorkerCount(2))
    Thread.detachNewThread {
      tintype_run_elsewhere(tintype_thread_number())
      answers.withLock { $0 = units.map { quickest.count(units: $0) > 1 } }
      hasEnded.signal()
    }
    hasEnded.wait()
    #expect(answers.withLock { $0 } == [true, false, false])
    #expect(units.map { two.count(units: $0) > 1 } == [true, true, false])
    #expect(WorkerCount(1).count(units: units[0]) == 1)
  }

  @Test func anAbandonedPictureDoesNotBlock() throws {
    for workers in 1...3 {
      let drawing = try PNGDrawing(
        size: CGSize(width: 9, height: 9), scale: 1, isOpaque: true, workers: workers)
      drawing.addPart([.box(0, 0, 5, 5, .black)])
    }
  }

  @Test func aPlanIsCompleteOnceRequestedAndPlanned() throws {
    let size = try PixelSize(CGSize(width: 9, height: 9), scale: 1)
    let queue = PlanQueue(DrawingPlanner(size: size, scale: 1))
    queue.add([.box(0, 0, 5, 5, .black)])
    queue.planAdded()
    #expect((try queue.finished() == nil) as Bool)
    queue.add([.box(0, 0, 3, 3, .white)])
    queue.end()
    #expect((try queue.finished() == nil) as Bool)
    queue.planAll()
    #expect(try queue.finished()?.steps.count == 2)
    // Whoever comes late finds nothing to plan, and the plan stays.
    queue.planAll()
    queue.wait()
    #expect(try queue.finished()?.steps.count == 2)
    queue.giveUp()
    #expect((try queue.finished() == nil) as Bool)
  }

  /// Whether pictures are equal; a failure does not print them.
  private func same(_ a: Bitmap, _ b: Bitmap) -> Bool { a == b }

  // MARK: What is not drawn

  private func drawing(_ items: [DisplayItem], stripHeight: Int) throws -> StripDrawing {
    let list = list(100, 1000, items)
    let plan = try DrawingPlan.make(list, scale: 1, PixelSize(list.size, scale: 1))
    return StripDrawing(plan, background: .white, stripHeight: stripHeight)
  }

  @Test func rowsThatEqualThoseAboveAreNotDrawn() throws {
    let box = DisplayItem.box(10, 300, 50, 200, .black)
    // The first row of each strip, and where the box begins and ends.
    #expect(try drawing([box], stripHeight: 100).drawnRows == 10)
    #expect(try drawing([box], stripHeight: 1000).drawnRows == 3)
    #expect(try drawing([], stripHeight: 1000).drawnRows == 1)
    let round = Path(roundedRect: CGRect(x: 10, y: 300, width: 50, height: 200), cornerRadius: 12)
    let card = DisplayItem.fill(round, .color(.black), FillStyle())
    // Both ends, what follows them, and the first row.
    #expect(try drawing([card], stripHeight: 1000).drawnRows <= 2 * 20 + 1)
    let glyph = DisplayItem.glyphs(GalleryLists.run([1], size: 40, at: CGPoint(x: 20, y: 600)))
    #expect(try drawing([glyph], stripHeight: 1000).drawnRows == 32)
  }

  @Test func stepsAreDrawnWhereTheyShow() throws {
    let glyph = DisplayItem.glyphs(GalleryLists.run([1], size: 40, at: CGPoint(x: 20, y: 650)))
    let strips = try drawing([glyph, glyph, glyph], stripHeight: 100)
    #expect(strips.drawnSteps == 3)
    #expect(strips.unitCount == 10)
    // A line that is cut at the side is Cairo's.
    let line = DisplayItem.stroke(
      Path(CGRect(x: -5, y: 150, width: 20, height: 100)), .color(.black), StrokeStyle(lineWidth: 2)
    )
    let lined = try drawing([line], stripHeight: 100)
    #expect(lined.drawnSteps == 1)
    // The line is in two strips, which are drawn at once.
    #expect(lined.unitCount == 9 && lined.strips(ofUnit: 1) == 1..<3)
    // What an opaque background hides is not drawn, and neither is what is outside.
    let background = DisplayItem.box(0, 0, 100, 1000, .pureRed)
    let covered = try drawing([line, glyph, background], stripHeight: 100)
    #expect(covered.drawnSteps == covered.bands.filter { !$0.repeatsAbove }.count)
    #expect(try drawing([.box(0, -50, 10, 40, .black)], stripHeight: 100).drawnSteps == 0)
  }

  @Test func masksAndShapesAreStoredOnce() throws {
    let card = Path(roundedRect: CGRect(x: 10, y: 20, width: 50, height: 40), cornerRadius: 12)
    let cards = (0..<5).map { index in
      DisplayItem.fill(
        card.offsetBy(dx: 0, dy: CGFloat(index) * 100), .color(.black), FillStyle())
    }
    let run = GalleryLists.run([1, 1, 1, 2], size: 40, at: CGPoint(x: 0, y: 650))
    let plan = try drawing(cards + [.glyphs(run), .glyphs(run)], stripHeight: 100).plan
    let shapes = plan.steps.compactMap { step in
      if case .shape(let shape, _) = step.action {
        ObjectIdentifier(plan.shapes[shape].spans)
      } else {
        nil
      }
    }
    #expect(shapes.count == 5 && Set(shapes).count == 1)
    #expect(plan.masks.count == 8 && Set(plan.masks.map(\.offset)).count == 2)
  }

  @Test func stepsAreTrivialValues() throws {
    // There is a step for each word of a picture: they are neither counted by owners nor given back one by one.
    #expect(_isPOD(DrawingPlan.Step.self))
    #expect(MemoryLayout<DrawingPlan.Step>.stride <= 64)
    let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 12)
    let cut = DisplayGroup(
      items: [.box(0, 0, 90, 90, .black)], clip: DisplayGroup.Clip(path: card))
    let outside = DisplayGroup(
      items: [.box(0, 2000, 9, 9, .black)], clip: DisplayGroup.Clip(path: card))
    let plan = try drawing([.group(cut), .group(outside)], stripHeight: 100).plan
    // A cut in which nothing is seen is not kept.
    #expect(plan.cuts.count == 1 && plan.items.count == 1)
  }

  @Test func whatReadsItsNeighborsIsDrawnAtOnce() throws {
    let blurred = DisplayItem.group(
      DisplayGroup(items: [.box(10, 10, 50, 50, .black)], blurRadius: 4))
    #expect(try drawing([blurred], stripHeight: 50).strips(ofUnit: 0) == 0..<2)
    let glass = DisplayItem.fill(
      Path(CGRect(x: 10, y: 10, width: 50, height: 50)),
      .backdrop(Backdrop(blurRadius: 3, saturation: 1, veil: .clear)), FillStyle())
    #expect(try drawing([glass], stripHeight: 50).unitCount == 1)
  }

  /// What is below the first shape is left out where that hides it.
  @Test(arguments: 0..<40) func aFirstOpaqueShapeReplacesTheBackground(_ seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let items = [seed % 2 == 0 ? random.shape() : random.gradient(), random.shape()]
    let list = list(120, 120, items)
    for background in [RGBA.white, RGBA.pureRed.opacity(0.5), nil] {
      let strips = try CairoRenderer.bitmap(
        of: list, scale: 1, background: background, stripHeight: 50)
      #expect(same(try cairoAlone(list, background: background), strips))
    }
  }

  // MARK: Kernels

  @Test(arguments: 0..<20) func shapesAreFilledAsCairoDoes(_ seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let items = [random.background()] + (0..<4).map { _ in random.shape() }
    let list = list(120, 120, items)
    let shapes = try CairoRenderer.bitmap(of: list, scale: 1, background: nil)
    #expect(same(try cairoAlone(list, background: nil), shapes))
  }
}
