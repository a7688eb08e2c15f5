import CTintypeKernels
import Foundation
import Synchronization
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

/// Rows, bands, shapes, numbers of fonts and conventions of the painter, each at its edges.
@Suite struct PlanEdgeTests {
  private func area(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelArea {
    PixelArea(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  // MARK: Rows

  /// Of each row a letter: what differs from the row above, what is drawn together with it, and what repeats it.
  private func rows(_ height: Int, _ change: (inout RowChanges) -> Void) -> String {
    var changes = RowChanges(height: height)
    change(&changes)
    #expect(changes.height == height)
    var result = ""
    changes.forEachRow { index, row in
      #expect(index == result.count)
      result += row.isJoined ? (row.isChanged ? "j" : "?") : row.isChanged ? "c" : "-"
    }
    return result
  }

  @Test func rowsThatDiffer() {
    #expect(rows(6) { _ in } == "c-----")
    #expect(rows(6) { $0.addEdge(3) } == "c--c--")
    #expect(rows(6) { $0.addEdge(6) } == "c-----")
    // What looks different in each row also leaves a row below it that differs.
    #expect(rows(6) { $0.add(1..<3) } == "cccc--")
    #expect(rows(6) { $0.add(2..<2) } == "c-----")
    #expect(rows(6) { $0.add(4..<6) } == "c---cc")
    #expect(rows(6) { $0.join(2..<5) } == "c--jj-")
    #expect(rows(6) { $0.join(2..<3) } == "c-----")
    #expect(rows(6) { $0.join(0..<6) } == "cjjjjj")
    let both = rows(6) {
      $0.join(1..<3)
      $0.join(2..<4)
      $0.add(0..<1)
    }
    #expect(both == "ccjj--")
  }

  @Test func bandsOfRows() {
    func bands(_ height: Int, strip: Int, _ change: (inout RowChanges) -> Void) -> [String] {
      var changes = RowChanges(height: height)
      change(&changes)
      return Band.bands(changes, stripHeight: strip).map {
        "\($0.rows)\($0.repeatsAbove ? "r" : "")"
      }
    }
    // Four equal rows below the one that they repeat are a band of their own, three are none.
    #expect(bands(5, strip: 9) { _ in } == ["0..<1", "1..<5r"])
    #expect(bands(4, strip: 9) { _ in } == ["0..<4"])
    #expect(bands(12, strip: 6) { _ in } == ["0..<1", "1..<6r", "6..<7", "7..<12r"])
    #expect(bands(12, strip: 6) { $0.join(4..<8) } == ["0..<1", "1..<5r", "5..<8", "8..<12r"])
    #expect(bands(8, strip: 4) { $0.add(0..<8) } == ["0..<4", "4..<8"])
  }

  // MARK: Shapes

  private func placed(
    _ path: Path, _ cover: ShapeKey.Cover = .inside(FillStyle())
  ) throws
    -> ShapeKey.Placed
  {
    try #require(ShapeKey.place(path, cover, .identity))
  }

  private func card(height: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: 2, y: 3, width: 20, height: height), cornerRadius: 4, style: .circular)
  }

  /// Rows that nothing but straight sides crosses are taken out where they are more than 128; one on each side stays.
  @Test func equalRowsAreTakenOut() throws {
    let tall = try placed(card(height: 300))
    let taller = try placed(card(height: 1000))
    #expect(tall.key == taller.key && taller.repeated.count == tall.repeated.count + 700)
    #expect(tall.area == area(2, 3, 22, 303) && taller.area == area(2, 3, 22, 1003))
    #expect(tall.key.height + tall.repeated.count == 300)
    // The corners have four rows each, and a row that they touch.
    #expect(tall.repeated.row == 6 && tall.key.height < 20)
    for height in [20, 128, 136] as [CGFloat] {
      #expect(try placed(card(height: height)).repeated == (0, 0), "\(height)")
    }
    #expect(try placed(card(height: 145)).repeated.count > 125)
    let dashed = ShapeKey.Cover.line(StrokeStyle(lineWidth: 2, dash: [3]))
    #expect(try placed(card(height: 300), dashed).repeated == (0, 0))
    let line = try placed(card(height: 300), .line(StrokeStyle(lineWidth: 2)))
    #expect(line.area.intersection(area(1, 2, 23, 304)) == area(1, 2, 23, 304))
    // A line covers rows as far as half its width from where it turns.
    #expect(line.repeated.row >= tall.repeated.row + 1 && line.repeated.count < tall.repeated.count)
  }

  @Test(arguments: [false, true]) func slantedSidesKeepTheirRows(isUpward: Bool) throws {
    func path(_ x: CGFloat) -> Path {
      let points = [
        CGPoint(x: 5, y: 0), CGPoint(x: x, y: 200), CGPoint(x: 5, y: 400), CGPoint(x: 30, y: 400),
        CGPoint(x: 30, y: 0),
      ]
      return Path {
        $0.addLines(isUpward ? points.reversed() : points)
        $0.closeSubpath()
      }
    }
    #expect(try placed(path(6)).repeated == (0, 0))
    #expect(try placed(path(5)).repeated.count > 100)
  }

  @Test func shapesWithoutPixels() {
    let fill = ShapeKey.Cover.inside(FillStyle())
    func isPlaced(_ path: Path, _ cover: ShapeKey.Cover) -> Bool {
      ShapeKey.place(path, cover, .identity) != nil
    }
    let box = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(isPlaced(box, fill) && !isPlaced(Path(), fill))
    #expect(!isPlaced(Path(CGRect(x: 0, y: 0, width: 4, height: 0)), fill))
    #expect(isPlaced(Path(CGRect(x: 999_999, y: 0, width: 4, height: 4)), fill))
    #expect(!isPlaced(Path(CGRect(x: 1_000_000, y: 0, width: 4, height: 4)), fill))
    #expect(!isPlaced(Path(CGRect(x: 0, y: -1_000_001, width: 4, height: 4)), fill))
  }

  /// The least memory has the rows one by one.
  @Test(arguments: [0, 1, 300, 90_000]) func coverageIsFoundWithAnyMemory(memory: Int) throws {
    let key = try placed(Path(ellipseIn: CGRect(x: 1.5, y: 2, width: 30, height: 9))).key
    let (all, some) = (try ShapeSpans(masked: key), try ShapeSpans(masked: key, memory: memory))
    #expect(some.rows.count == key.height && some.ink == all.ink && some.ink == area(0, 0, 31, 9))
    #expect(some.spans.count == some.rows.reduce(0) { $0 + Int($1.count) })
  }

  @Test func rowsThatRepeat() throws {
    let tall = try placed(card(height: 300))
    let shape = PlacedShape(try ShapeSpans(tall.key), tall)
    #expect(shape.height == 300 && shape.ink == area(2, 3, 22, 303))
    #expect(shape.outline == area(2, 3, 22, 303))
    var changes: [Int] = []
    shape.forEachChange { changes.append($0) }
    #expect(changes.first == 3 && changes.last == 302)
    // Nothing changes between the corners.
    #expect(!changes.contains { (10..<298).contains($0) })
    let full = PlacedShape(area(4, 5, 10, 25))
    #expect(full.height == 20 && full.ink == area(4, 5, 10, 25) && full.repeats == 19)
    changes = []
    full.forEachChange { changes.append($0) }
    #expect(changes == [5])
  }

  /// Who waits for pieces sleeps after a moment, and is woken by the end.
  @Test func whoWaitsForPiecesSleeps() throws {
    let size = try PixelSize(CGSize(width: 9, height: 9), scale: 1)
    let queue = PlanQueue(DrawingPlanner(size: size, scale: 1))
    let used = Mutex<Double?>(nil)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      queue.planAll()
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      used.withLock { $0 = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 }
      hasEnded.signal()
    }
    Thread.sleep(forTimeInterval: 0.15)
    queue.add([.box(0, 0, 5, 5, .black)])
    queue.end()
    hasEnded.wait()
    #expect(try queue.finished()?.steps.count == 1)
    #expect(try #require(used.withLock { $0 }) < 0.1)
  }

  @Test func threadsOfAPicture() {
    let (wanted, found) = (WorkerCount(3), WorkerCount(nil, processors: 8))
    #expect([1, 2, 3, 9].map(wanted.count) == [1, 2, 3, 3])
    #expect([1, 3, 4, 8, 20].map(found.count) == [1, 1, 4, 8, 8])
    #expect(WorkerCount(0).most == 1 && WorkerCount(-4).most == 1 && found.most == 8)
  }

  // MARK: Numbers of fonts

  @Test func numbersOfOutlines() {
    #expect(CharString.bytes(of: 0) == [139] && CharString.bytes(of: 107) == [246])
    #expect(CharString.bytes(of: -107) == [32] && CharString.bytes(of: 108) == [247, 0])
    #expect(CharString.bytes(of: 363) == [247, 255] && CharString.bytes(of: 364) == [248, 0])
    #expect(CharString.bytes(of: 1131) == [250, 255] && CharString.bytes(of: -108) == [251, 0])
    #expect(CharString.bytes(of: -1131) == [254, 255])
    #expect(CharString.bytes(of: 1132) == [28, 4, 108])
    #expect(CharString.bytes(of: -1132) == [28, 251, 148])
    #expect(CharString.long(1) == [29, 0, 0, 0, 1])
    #expect(CharString.long(0x0102_0304) == [29, 1, 2, 3, 4])
    #expect(CharString.real("0.0005") == [30, 0x0A, 0x00, 0x05, 0xFF])
    #expect(CharString.real("12") == [30, 0x12, 0xFF] && CharString.real("1") == [30, 0x1F])
    #expect(CharString.index([]) == [0, 0])
    #expect(
      CharString.index([[7], [], [8, 9]])
        == [0, 3, 4, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 7, 8, 9])
  }

  @Test func outlinesOfGlyphs() {
    var outline = CharString(width: 5)
    outline.move(to: (x: 10, y: 20))
    outline.line(to: (x: 7, y: 20))
    outline.curve((x: 8, y: 21), (x: 9, y: 23), to: (x: 9, y: 0))
    #expect(
      outline.bytes
        == [144, 149, 159, 21, 136, 139, 5, 140, 140, 140, 141, 139, 116, 8])
  }

  @Test func paddedBytes() {
    for count in 0..<9 {
      let bytes = FontBytes([UInt8](repeating: 1, count: count))
      #expect(bytes.paddedCount == (count == 0 ? 0 : count < 5 ? 4 : count < 9 ? 8 : 12))
      #expect(
        bytes.padded.count == bytes.paddedCount && bytes.padded.filter { $0 == 1 }.count == count)
    }
    #expect(FontBytes([9], shorts: [1, -1, 0x1234]).bytes == [9, 0, 1, 255, 255, 0x12, 0x34])
  }

  // MARK: Conventions

  @Test func partsOfPixels() {
    func fixed(_ value: CGFloat) -> Int32 { CairoConventions.fixed(value) }
    #expect(fixed(0) == 0 && fixed(1) == 256 && fixed(-1.5) == -384)
    // Of two that are as near the even one.
    #expect(fixed(0.5 / 256) == 0 && fixed(1.5 / 256) == 2 && fixed(-0.5 / 256) == 0)
    #expect(fixed(0.51 / 256) == 1 && fixed(999_999) == 255_999_744)
    let turned = CGAffineTransform(0, 2, -3, 0, 10, 20)
    let corners = CairoConventions.corners(
      of: CGRect(x: 1, y: 2, width: 3, height: 4), turned, fixed: fixed)
    let found = corners.indices.map { [corners[$0].x / 256, corners[$0].y / 256] }
    #expect(found == [[4, 22], [4, 28], [-8, 28], [-8, 22]])
  }

  @Test func colorsThroughPaths() {
    #expect(CairoConventions.pixel(.white) == 0xFFFF_FFFF && CairoConventions.pixel(.clear) == 0)
    let half = RGBA(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
    #expect(CairoConventions.pixel(half) == 0x8080_4020)
    #expect(CairoConventions.pixel(RGBA(red: 2, green: -1, blue: 0, alpha: 9)) == 0xFFFF_0000)
    #expect(CairoConventions.component(0) == 0 && CairoConventions.component(1) == 65535)
    #expect(CairoConventions.component(0.5) == 32768)
    let stops = [RGBA.black, .black, .white].map { GradientStop(color: $0, location: 0) }
    #expect(CairoConventions.isColor(Array(stops.prefix(2))) && !CairoConventions.isColor(stops))
  }

  @Test func whatIsCutExactly() {
    let outline = area(2, 3, 12, 23)
    for (part, fill, line) in [
      (outline, true, true), (area(2, 5, 12, 9), true, false), (area(3, 3, 12, 23), false, false),
      (area(2, 3, 11, 23), false, false),
    ] {
      #expect(CairoConventions.isExact(outline, cutTo: part, isLine: false) == fill)
      #expect(CairoConventions.isExact(outline, cutTo: part, isLine: true) == line)
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for (transform, isUpright) in [
      (CGAffineTransform.identity, true), (CGAffineTransform(0, 1, -1, 0, 0, 0), true),
      (CGAffineTransform(1, 0.1, 0, 1, 0, 0), false),
      (CGAffineTransform(1, 0, 0.1, 1, 0, 0), false),
      (CGAffineTransform(0, 1, 1, 0.1, 0, 0), false),
      (CGAffineTransform(0.1, 1, 1, 0, 0, 0), false),
    ] {
      #expect((CairoConventions.wholePixels(rect, transform) != nil) == isUpright)
    }
  }

  @Test func itemsThatMayBeCutApart() {
    let fill = DisplayItem.box(0, 0, 5, 5, .black)
    let stroke = DisplayItem.stroke(
      Path(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black), StrokeStyle())
    func isDivisible(
      _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void = { _ in }
    ) -> Bool {
      var group = DisplayGroup(items: items)
      change(&group)
      return DisplayItem.group(group).isDivisible
    }
    #expect(fill.isDivisible && !stroke.isDivisible)
    #expect(isDivisible([fill, fill]) && !isDivisible([fill, stroke]) && isDivisible([]))
    #expect(isDivisible([fill]) { $0.mask = [fill] } && !isDivisible([fill]) { $0.mask = [stroke] })
    #expect(isDivisible([fill]) { $0.opacity = 0.5 } && !isDivisible([fill]) { $0.blurRadius = 1 })
    #expect(!isDivisible([fill]) { $0.clip = DisplayGroup.Clip(path: Path()) })
    #expect(
      !isDivisible([fill]) { $0.shadow = DropShadow(color: .black, radius: 0, x: 0, y: 0) })
  }
}
