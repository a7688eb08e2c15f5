import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeTestSupport

@testable import TintypeImages

@Suite struct PNGTests {
  /// Pictures of every form: few colors, gray, many colors, with alpha and without.
  static let pictures: [(name: String, image: PixelImage, colorType: UInt8, bits: UInt8)] = [
    ("two", picture(width: 13, height: 5) { x, _ in x % 3 == 0 ? .black : .white }, 3, 1),
    (
      "four", picture(width: 5, height: 7) { x, y in RGBA(bytes: UInt8((x + y) % 4 * 80), 0, 9) },
      3, 2
    ),
    (
      "sixteen", picture(width: 9, height: 9) { x, y in RGBA(bytes: UInt8((x * y) % 11), 1, 2) }, 3,
      4
    ),
    (
      "translucent",
      picture(width: 6, height: 6) { x, y in
        RGBA(bytes: 255, 0, 0, alpha: Double((x + y) % 3) / 2)
      }, 3, 2
    ),
    (
      "many", picture(width: 20, height: 10) { x, y in RGBA(bytes: UInt8(x * 10), UInt8(y), 3) }, 3,
      8
    ),
    (
      "gray",
      picture(width: 40, height: 5) { x, y in
        let level = UInt8(x + y * 40)
        return RGBA(bytes: level, level, level)
      }, 0, 8
    ),
    (
      "rgb", picture(width: 30, height: 30) { x, y in RGBA(bytes: UInt8(x * 8), UInt8(y * 8), 77) },
      2, 8
    ),
    (
      "gray with alpha",
      picture(width: 40, height: 30) { x, y in
        let level = UInt8(x * 6)
        return RGBA(bytes: level, level, level, alpha: Double(y) / 29)
      }, 4, 8
    ),
    (
      "rgba",
      picture(width: 30, height: 30) { x, y in
        RGBA(bytes: 255, UInt8(x * 8), 0, alpha: Double(y) / 29)
      }, 6, 8
    ),
  ]

  @Test("Numbered colors are written with their numbers", arguments: [1, 37, 256])
  func numberedColors(_ count: Int) throws {
    let colors = (0..<UInt32(count)).map { 0xFF00_0000 | $0 << 16 | (255 - $0) }
    let picture = IndexedBitmap(
      width: 61, height: 40, indices: (0..<61 * 40).map { UInt8($0 * 7 % count) }, colors: colors)
    let file = PNGCodec.encode(picture, scale: 2)
    #expect(try PNGCodec.decode(file).bitmap == picture.bitmap)
    #expect(try PNGCodec.decodeBySPNG(file) == picture.bitmap)
    #expect(picture.bitmap.pixels.prefix(4) == [255, 0, 0, 255])
    // Eight bits of a palette.
    #expect([file[24], file[25]] == [8, 3])
    let empty = IndexedBitmap(width: 0, height: 3, indices: [], colors: colors)
    #expect(PNGCodec.encode(empty, scale: 1).isEmpty)
  }

  static let goals: [PNGCodec.Goal] = [.speed, .draft, .size]

  @Test("Pixels come back as they were", arguments: pictures.map(\.name))
  func roundTrip(_ name: String) throws {
    let entry = try #require(PNGTests.pictures.first { $0.name == name })
    let file = PNGCodec.encode(entry.image.bitmap, isOpaque: false, scale: 1)
    #expect(file[25] == entry.colorType && file[24] == entry.bits)
    #expect(try PNGCodec.decode(file).bitmap == entry.image.bitmap)
    #expect(file == PNGCodec.encode(entry.image.bitmap, isOpaque: false, scale: 1))
  }

  @Test("Other readers see the same", arguments: pictures.map(\.name), PNGTests.goals)
  func otherReader(_ name: String, _ goal: PNGCodec.Goal) throws {
    let entry = try #require(PNGTests.pictures.first { $0.name == name })
    let file = PNGCodec.encode(entry.image.bitmap, isOpaque: false, scale: 2, goal: goal)
    let theirs = try PNGCodec.decodeBySPNG(file)
    #expect(theirs == entry.image.bitmap)
  }

  @Test("A small file holds the same pixels in fewer bytes", arguments: pictures.map(\.name))
  func smallFile(_ name: String) throws {
    let bitmap = try #require(PNGTests.pictures.first { $0.name == name }).image.bitmap
    let file = PNGCodec.encode(bitmap, isOpaque: false, scale: 1, goal: .size)
    #expect(try PNGCodec.decode(file).bitmap == bitmap)
    #expect(file.count <= PNGCodec.encode(bitmap, isOpaque: false, scale: 1).count)
    #expect(file == PNGCodec.encode(bitmap, isOpaque: false, scale: 1, goal: .size))
  }

  @Test("A gradient is kept as differences")
  func filteredGradient() throws {
    let bitmap = picture(width: 200, height: 200) { x, y in
      RGBA(bytes: UInt8(x), UInt8(y), UInt8((x + y) / 2))
    }.bitmap
    let small = PNGCodec.encode(bitmap, isOpaque: false, scale: 1, goal: .size)
    let quick = PNGCodec.encode(bitmap, isOpaque: false, scale: 1)
    #expect(small.count * 10 < quick.count, "\(small.count) of \(quick.count) bytes")
    #expect(try PNGCodec.decode(small).bitmap == bitmap)
  }

  @Test("Gray of few colors does without a palette where that is smaller")
  func opaqueSmallFile() throws {
    let bitmap = picture(width: 16, height: 16) { x, y in
      let level = UInt8(x * 16 + y)
      return RGBA(bytes: level, level, level)
    }.bitmap
    let file = PNGCodec.encode(bitmap, isOpaque: true, scale: 1, goal: .size)
    #expect(file[25] == 0 && file.range(of: Data("PLTE".utf8)) == nil)
    #expect(try PNGCodec.decode(file).bitmap == bitmap)
  }

  @Test("Pictures of any content survive", arguments: 0..<24)
  func anyContent(_ seed: Int) throws {
    // A small generator: noise, runs, repeated rows and repeated blocks in changing shares.
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let (width, height) = (1 + random(700), 1 + random(120))
    var values = [UInt32](repeating: 0xff00_0000, count: width * height)
    for index in values.indices {
      switch random(seed % 6 + 2) {
      case 0: values[index] = 0xff00_0000 | UInt32(random(seed % 2 == 0 ? 1 << 24 : 300))
      case 1 where index >= width: values[index] = values[index - width]
      case 2 where index > 77: values[index] = values[index - 77]
      default: if index > 0 { values[index] = values[index - 1] }
      }
    }
    let pixels = values.withUnsafeBytes { Array($0) }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    for goal in PNGTests.goals {
      let file = PNGCodec.encode(bitmap, isOpaque: false, scale: 1, goal: goal)
      #expect(try PNGCodec.decode(file).bitmap == bitmap)
      #expect(try PNGCodec.decodeBySPNG(file) == bitmap)
    }
  }

  @Test("An opaque file has no alpha, even where pixels have")
  func opaque() throws {
    let image = picture(width: 3, height: 1) { x, _ in RGBA.black.opacity(Double(x) / 2) }
    let file = PNGCodec.encode(image.bitmap, isOpaque: true, scale: 1)
    #expect(file.range(of: Data("tRNS".utf8)) == nil)
  }

  @Test("Notes and density are stored and read without the pixels")
  func notes() throws {
    let notes = [
      (keyword: "Tintype", text: "1 · größe\nsecond line"), (keyword: "Empty", text: ""),
    ]
    let image = PNGTests.pictures[0].image
    let file = PNGCodec.encode(image.bitmap, isOpaque: true, scale: 2, textChunks: notes)
    let read = try PNGCodec.textChunks(of: file)
    #expect(read.map(\.keyword) == notes.map(\.keyword) && read.map(\.text) == notes.map(\.text))
    #expect(try PNGCodec.decode(file).textChunks.map(\.text) == notes.map(\.text))
    let density = try #require(file.range(of: Data("pHYs".utf8)))
    // 144 pixels an inch are 5669 a meter.
    #expect(
      Array(file[density.upperBound..<density.upperBound + 9]) == [0, 0, 22, 37, 0, 0, 22, 37, 1])
  }

  @Test("A long note of a small file is compressed, a short one is not")
  func compressedNotes() throws {
    let long = String(repeating: "VStack 0,0 120×64\n", count: 90)
    let file = PNGCodec.encode(
      PNGTests.pictures[0].image.bitmap, isOpaque: true, scale: 2,
      textChunks: [("Long", long), ("Short", "word")], goal: .size)
    #expect(file.count < 400)
    #expect(file.range(of: Data("word".utf8)) != nil)
    #expect(try PNGCodec.textChunks(of: file).map(\.text) == [long, "word"])
    #expect(try PNGCodec.note("Short", of: file)?.text == "word")
    #expect(try PNGCodec.note("Long", of: file)?.text == long)
    #expect(try PNGCodec.note("None", of: file)?.text == nil)
  }

  @Test("A file cut anywhere is an error, never a crash or a picture")
  func everyCut() {
    let image = PNGTests.pictures[3].image
    let file = PNGCodec.encode(
      image.bitmap, isOpaque: false, scale: 2, textChunks: [("a", "b")])
    for length in 0..<file.count {
      let error = #expect(throws: ImageDecodingError.self) {
        try ImageFile.decode(file.prefix(length))
      }
      #expect(error == (length == 0 ? .notAnImage : .truncated), "\(length)")
    }
  }

  @Test("A file with any byte changed is an error or the same picture")
  func everyByte() {
    let image = PNGTests.pictures[2].image
    let file = PNGCodec.encode(image.bitmap, isOpaque: false, scale: 1)
    for index in file.indices {
      var spoilt = file
      spoilt[index] ^= 0x41
      guard let bitmap = try? ImageFile.decode(spoilt) else { continue }
      // Only the checksum of a part that is skipped may go unnoticed.
      #expect(bitmap == image.bitmap, "byte \(index)")
    }
  }

  @Test("A small file that promises a huge picture is refused before memory is taken")
  func bomb() throws {
    var file = PNGChunkWriter()
    let form = withUnsafePointer(to: UInt32(0x0102_0304)) { pixel in
      PNGColors(PNGPicture(pixels: pixel, width: 1, height: 1)).directForm(isOpaque: false)
    }
    #expect(form.colorType == 6)
    file.header(width: 30000, height: 30000, form)
    file.pixels([0])
    file.end()
    #expect(throws: ImageDecodingError.tooLarge(width: 30000, height: 30000)) {
      try ImageFile.decode(file.data)
    }
  }

  /// Two pixels, of the numbers 0 and 5, and a palette of red and green.
  @Test("A number that the palette does not have is black, as in other readers")
  func beyondThePalette() throws {
    let file = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAA/wDSh+9xAAAAC0lEQVR42mNgYAUAAAgABun1pnUAAAAASUVORK5CYII=
          """))
    let bitmap = try ImageFile.decode(file)
    #expect(
      bitmap
        == (picture(width: 2, height: 1) { x, _ in x == 0 ? RGBA(bytes: 255, 0, 0) : .black })
        .bitmap)
    #expect(try PNGCodec.decodeBySPNG(file) == bitmap)
  }

  @Test("Files are told apart by content, and errors name the path")
  func files() throws {
    let folder = try TemporaryFolder()
    let image = PNGTests.pictures[6].image
    let path = folder.appending("picture@2x.jpg").path
    try PNGCodec.encode(image.bitmap, isOpaque: true, scale: 1).write(to: URL(filePath: path))
    let loaded = try ImageFile.load(path: path, scale: 2)
    #expect(loaded.size == CGSize(width: 15, height: 15) && loaded.name == "picture@2x.jpg")
    let missing = folder.appending("none.png").path
    #expect(throws: ImageFileError.missing(path: missing)) {
      try ImageFile.load(path: missing, scale: 1)
    }
    try Data("hello".utf8).write(to: URL(filePath: path))
    #expect(throws: ImageFileError.notAnImage(path: path)) {
      try ImageFile.load(path: path, scale: 1)
    }
  }
}
