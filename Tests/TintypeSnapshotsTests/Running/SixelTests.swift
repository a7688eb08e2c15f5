import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots

/// Reads sixels as a terminal does.
struct SixelReader {
  /// Red, green and blue in hundredths; nil where nothing was drawn.
  private(set) var pixels: [[[Int]?]] = []
  private(set) var palette: [Int: [Int]] = [:]
  private var rest: Substring

  init?(_ text: String) {
    let (start, end) = ("\u{1B}P0;1;0q", "\u{1B}\\")
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    rest = text.dropFirst(start.count).dropLast(end.count)
    guard rest.first == "\"" else { return nil }
    rest.removeFirst()
    let size = integers()
    guard size.count == 4 else { return nil }
    pixels = Array(repeating: Array(repeating: nil, count: size[2]), count: size[3])
    var (x, top, color) = (0, 0, 0)
    while let character = rest.popFirst() {
      switch character {
      case "#":
        let values = integers()
        color = values[0]
        if values.count == 5 { palette[color] = Array(values[2...]) }
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      case "!":
        let count = integers()[0]
        guard let value = rest.popFirst() else { return nil }
        guard draw(value, count, &x, top, color) else { return nil }
      default: guard draw(character, 1, &x, top, color) else { return nil }
      }
    }
  }

  private mutating func integers() -> [Int] {
    let text = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(text.count)
    return text.split(separator: ";").compactMap { Int($0) }
  }

  private mutating func draw(
    _ character: Character, _ count: Int, _ x: inout Int, _ top: Int, _ color: Int
  ) -> Bool {
    guard let value = character.asciiValue, (63...126).contains(value) else { return false }
    for _ in 0..<count {
      for bit in 0..<6 where (value - 63) >> UInt8(bit) & 1 == 1 {
        guard pixels.indices.contains(top + bit), x < pixels[top + bit].count else { return false }
        pixels[top + bit][x] = palette[color]
      }
      x += 1
    }
    return true
  }
}

/// Previews in terminals without a protocol of their own.
@Suite struct SixelTests {
  private func read(_ picture: TestPicture) throws -> SixelReader {
    try #require(SixelReader(SixelPicture(picture.bitmap).text))
  }

  @Test func fewColorsAreUnchanged() throws {
    var integers = FixedNumbers(state: 5)
    // No multiple of six high.
    var picture = TestPicture(37, 20)
    var wanted = Array(repeating: Array(repeating: [100, 100, 100], count: 37), count: 20)
    for _ in 0..<200 {
      let (x, y) = (
        Int.random(in: 0..<37, using: &integers), Int.random(in: 0..<20, using: &integers)
      )
      let parts = (0..<3).map { _ in UInt8.random(in: 0...255, using: &integers) }
      picture.set(x, y, (parts[0], parts[1], parts[2], 255))
      wanted[y][x] = parts.map { Int((Double($0) / 2.55).rounded()) }
    }
    let sixels = try read(picture)
    #expect(sixels.palette.count <= 201)
    #expect(sixels.pixels.map { $0.map { $0 ?? [] } } == wanted)
  }

  @Test func manyColorsComeNear() throws {
    var picture = TestPicture(64, 64)
    for y in 0..<64 {
      for x in 0..<64 { picture.set(x, y, (UInt8(x * 4), UInt8(y * 4), 128, 255)) }
    }
    let sixels = try read(picture)
    #expect(sixels.palette.count == 256)
    for y in 0..<64 {
      for x in 0..<64 {
        let found = try #require(sixels.pixels[y][x])
        for (part, value) in zip(found, [x * 4, y * 4, 128]) {
          #expect(abs(part * 255 / 100 - value) <= 20, "\(x), \(y)")
        }
      }
    }
  }

  @Test func transparentPixelsShowTheTerminal() throws {
    var picture = TestPicture(10, 7)
    picture.fill(0, 0, 5, 7, (0, 0, 0, 0))
    let sixels = try read(picture)
    #expect(sixels.pixels.allSatisfy { $0[..<5].allSatisfy { $0 == nil } })
    #expect(sixels.pixels.allSatisfy { $0[5...].allSatisfy { $0 == [100, 100, 100] } })
  }

  @Test func largePicturesAreMadeSmaller() throws {
    let sixels = try read(TestPicture(2400, 30))
    #expect(sixels.pixels.count == 10)
    #expect(sixels.pixels.first?.count == 800)
  }

  @Test func anEmptyPictureDoesNotCrash() throws {
    #expect(try read(TestPicture(0, 0)).pixels.isEmpty)
  }
}
