import Testing
import TintypeDrawing
import TintypeSnapshots

/// Where a difference is, and whose it is.
@Suite struct BoxTests {
  @Test func clustersAreFoundAndNamed() {
    let a = TestPicture(200, 100)
    var b = a
    b.fill(20, 10, 10, 5, (0, 0, 0, 255))
    b.fill(150, 60, 30, 8, (0, 0, 0, 255))
    b.set(153, 75, (0, 0, 0, 255))
    let frames = [
      NamedFrame(name: "VStack", frame: .init(x: 0, y: 0, width: 200, height: 100)),
      NamedFrame(name: #"Text "Total""#, frame: .init(x: 18, y: 8, width: 40, height: 12)),
      NamedFrame(name: "Rectangle", frame: .init(x: 140, y: 50, width: 50, height: 40)),
    ]
    let found = PictureComparator(frames: frames).compare(reference: a.bitmap, actual: b.bitmap)
    #expect(found.boxes.count == 2)
    #expect(found.boxes.map(\.owner) == ["Rectangle", #"Text "Total""#])
    #expect(found.boxes[0].bounds == .init(x: 150, y: 60, width: 30, height: 16))
    #expect(found.boxes[0].count == 241)
    #expect(found.boxes[1].count == 50)
  }

  private static let pair = [
    NamedFrame(name: "Color [1]", frame: .init(x: 10, y: 10, width: 30, height: 20)),
    NamedFrame(name: "Color [2]", frame: .init(x: 40, y: 10, width: 30, height: 20)),
  ]

  @Test func exchangedNeighborsAreBothNamed() {
    let a = TestPicture(200, 100)
    var b = a
    b.fill(10, 10, 30, 20, (0, 0, 0, 255))
    b.fill(40, 10, 30, 20, (9, 9, 9, 255))
    let background = NamedFrame(
      name: "Rectangle", frame: .init(x: 0, y: 0, width: 200, height: 100))
    let found = PictureComparator(frames: [background] + Self.pair)
      .compare(reference: a.bitmap, actual: b.bitmap)
    #expect(found.boxes.map(\.owner) == ["Color [1]", "Color [2]"])
    #expect(found.boxes.map(\.bounds) == Self.pair.map(\.frame))
    #expect(found.boxes.map(\.count) == [600, 600])
  }

  @Test func aChangedBackgroundIsNamedWithoutItsContent() {
    let a = TestPicture(200, 100)
    var b = a
    b.fill(5, 5, 70, 30, (0, 0, 0, 255))
    let background = NamedFrame(name: "Capsule", frame: .init(x: 5, y: 5, width: 70, height: 30))
    let found = PictureComparator(frames: [background] + Self.pair)
      .compare(reference: a.bitmap, actual: b.bitmap)
    #expect(found.boxes.map(\.owner) == ["Capsule"])
  }

  @Test func whatManyShareBelongsToWhatHoldsThem() {
    let a = TestPicture(200, 100)
    var b = a
    b.fill(0, 0, 200, 100, (0, 0, 0, 255))
    let tiles = (0..<20).map { position in
      let frame = PixelBox(x: position % 5 * 40, y: position / 5 * 25, width: 40, height: 25)
      return NamedFrame(name: "Color [\(position)]", frame: frame)
    }
    let grid = NamedFrame(name: "Grid", frame: .init(x: 0, y: 0, width: 200, height: 100))
    let found = PictureComparator(frames: [grid] + tiles)
      .compare(reference: a.bitmap, actual: b.bitmap)
    #expect(found.boxes.map(\.owner) == ["Grid"])
    #expect(found.boxes.map(\.count) == [20_000])
  }

  @Test func everyDifferentPixelIsInABox() {
    var numbers = FixedNumbers(state: 3)
    for _ in 0..<20 {
      let a = TestPicture(300, 300)
      var b = a
      for _ in 0..<Int.random(in: 1...900, using: &numbers) {
        b.set(
          .random(in: 0..<300, using: &numbers), .random(in: 0..<300, using: &numbers),
          (1, 2, 3, 255))
      }
      let found = PictureComparator(frames: Self.pair).compare(
        reference: a.bitmap, actual: b.bitmap)
      #expect(found.boxes.reduce(0) { $0 + $1.count } == found.differentPixels)
      #expect(found.boxes.count <= 64)
    }
  }

  @Test func insertedRowsAreFound() {
    var a = TestPicture(50, 60)
    for y in 0..<60 { a.fill(0, y, 50, 1, (UInt8(y * 4), 10, 20, 255)) }
    var b = TestPicture(50, 84)
    for y in 0..<84 {
      let source = y < 31 ? y : y - 24
      let color: TestPicture.Color =
        (31..<55).contains(y) ? (1, UInt8(y), 200, 255) : (UInt8(source * 4), 10, 20, 255)
      b.fill(0, y, 50, 1, color)
    }
    let found = PictureComparator().compare(reference: a.bitmap, actual: b.bitmap)
    #expect(!found.isMatch)
    #expect(found.lineEdits.map(\.description) == ["24 rows inserted at y = 31"])
    let back = PictureComparator().compare(reference: b.bitmap, actual: a.bitmap)
    #expect(back.lineEdits.map(\.description) == ["24 rows removed at y = 31"])
    #expect(found.passing.isEmpty)
    // The part is of what the sentence says it is of.
    #expect(found.ratio == Double(found.differentPixels) / (50 * 84))
  }

  @Test func insertedColumnIsFound() {
    var a = TestPicture(20, 10)
    var b = TestPicture(21, 10)
    for x in 0..<20 {
      a.fill(x, 0, 1, 10, (UInt8(x * 10), 0, 0, 255))
      b.fill(x < 7 ? x : x + 1, 0, 1, 10, (UInt8(x * 10), 0, 0, 255))
    }
    b.fill(7, 0, 1, 10, (3, 250, 3, 255))
    let found = PictureComparator().compare(reference: a.bitmap, actual: b.bitmap)
    #expect(found.lineEdits.map(\.description) == ["1 column inserted at x = 7"])
  }

  @Test(arguments: DifferenceStyle.allCases)
  func differenceMarksWhatTheVerdictCounted(_ style: DifferenceStyle) {
    let a = TestPicture(30, 20)
    var b = TestPicture(34, 20)
    b.fill(3, 3, 4, 4, (0, 0, 0, 255))
    let examination = PictureComparator().examine(reference: a.bitmap, actual: b.bitmap)
    let picture = DifferencePicture(reference: a.bitmap, actual: b.bitmap, examination: examination)
      .drawn(style)
    #expect(picture.width == (style == .side ? 30 + 34 + 34 + 16 : 34))
    #expect(picture.height == 20)
    if style == .overlay {
      #expect(Self.count(picture, green) == examination.comparison.differentPixels)
    }
  }

  private let green: [UInt8] = [0x3E, 0x8E, 0x1B, 0xFF]
  private let red: [UInt8] = [0x24, 0x1B, 0xE0, 0xFF]

  /// Pixels of a color, blue first.
  private static func count(_ picture: Bitmap, _ color: [UInt8]) -> Int {
    stride(from: 0, to: picture.pixels.count, by: 4).filter {
      Array(picture.pixels[$0..<($0 + 4)]) == color
    }.count
  }

  /// A square that moves, on a light and on a dark background: `diffColorAlt` of pixelmatch.
  @Test(arguments: [255, 0]) func additionsAndRemovalsHaveTheirOwnColors(_ background: Int) {
    let (paper, ink) = (UInt8(background), UInt8(255 - background))
    var pictures = [TestPicture(30, 20), TestPicture(30, 20)]
    for position in 0...1 {
      pictures[position].fill(0, 0, 30, 20, (paper, paper, paper, 255))
      pictures[position].fill(3 + position * 10, 3, 4, 4, (ink, ink, ink, 255))
    }
    let (a, b) = (pictures[0].bitmap, pictures[1].bitmap)
    let examination = PictureComparator().examine(reference: a, actual: b)
    let picture = DifferencePicture(reference: a, actual: b, examination: examination)
      .drawn(.overlay)
    #expect(Self.count(picture, red) == 16 && Self.count(picture, green) == 16)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * 30 + x) * 4
      return Array(picture.pixels[start..<(start + 4)])
    }
    #expect(color(4, 4) == red && color(14, 4) == green)
  }

  private func drawn(_ a: TestPicture, _ b: TestPicture, _ style: DifferenceStyle) -> Bitmap {
    let examination = PictureComparator().examine(reference: a.bitmap, actual: b.bitmap)
    return DifferencePicture(reference: a.bitmap, actual: b.bitmap, examination: examination)
      .drawn(style)
  }

  /// A pixel, blue first.
  private func pixel(_ picture: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * picture.width + x) * 4
    return Array(picture.pixels[start..<(start + 4)])
  }

  /// Two frames of a pixel around each box, as much of them as is in the picture.
  @Test(arguments: [(5, 4, 24), (0, 0, 8), (19, 19, 8), (0, 10, 14), (1, 10, 19), (18, 0, 11)])
  func boxesAreFramedTwice(x: Int, y: Int, count: Int) {
    let a = TestPicture(20, 20)
    var b = a
    b.set(x, y, (0, 0, 0, 255))
    let picture = drawn(a, b, .boxes)
    #expect(Self.count(picture, red) == count && pixel(picture, x, y) == [0, 0, 0, 255])
    for (across, down) in [(-2, -2), (1, 2), (2, 0)]
    where (0..<20).contains(x + across) && (0..<20).contains(y + down) {
      #expect(pixel(picture, x + across, y + down) == red)
    }
  }

  /// The distance of black and white is the darkest red, and half of each picture shows through the other.
  @Test func stylesThatMixColors() {
    let a = TestPicture(3, 2, (255, 255, 255, 255))
    var b = TestPicture(2, 3, (255, 255, 255, 255))
    b.set(1, 1, (0, 0, 0, 255))
    let heat = pixel(drawn(a, b, .heat), 1, 1)
    #expect(heat[0] == 0 && heat[1] == 0 && (154...155).contains(heat[2]) && heat[3] == 255)
    let onion = drawn(a, b, .onion)
    #expect(onion.width == 3 && onion.height == 3)
    #expect(
      pixel(onion, 0, 0) == [0xFE, 0xFE, 0xFE, 0xFE]
        && pixel(onion, 1, 1) == [0x7F, 0x7F, 0x7F, 0xFE])
    #expect(pixel(onion, 2, 1) == [0x7F, 0x7F, 0x7F, 0x7F] && pixel(onion, 2, 2) == [0, 0, 0, 0])
  }

  /// Reference, picture and overlay stand 8 pixels apart; the canvas of both is as large as the larger on each side.
  @Test func picturesStandSideBySide() {
    let a = TestPicture(3, 2, (10, 10, 10, 255))
    let b = TestPicture(2, 3, (20, 20, 20, 255))
    let side = drawn(a, b, .side)
    #expect(side.width == 3 + 8 + 2 + 8 + 3 && side.height == 3)
    #expect(pixel(side, 2, 1) == [10, 10, 10, 255] && pixel(side, 2, 2) == [0, 0, 0, 0])
    #expect(pixel(side, 3, 0) == [0, 0, 0, 0] && pixel(side, 10, 0) == [0, 0, 0, 0])
    #expect(pixel(side, 11, 2) == [20, 20, 20, 255] && pixel(side, 13, 0) == [0, 0, 0, 0])
    let blink = drawn(a, b, .blink)
    #expect(blink.width == 3 && blink.height == 3 && pixel(blink, 2, 1) == [10, 10, 10, 255])
    #expect(pixel(blink, 0, 2) == [0, 0, 0, 0])
  }

  @Test func emptyPicturesAreCompared() {
    let empty = TestPicture(0, 0)
    #expect(PictureComparator().compare(reference: empty.bitmap, actual: empty.bitmap).isMatch)
    let one = TestPicture(1, 1)
    #expect(!PictureComparator().compare(reference: empty.bitmap, actual: one.bitmap).isMatch)
  }
}
