package import TintypeDrawing

/// A picture as sixels: a preview in at most 256 colors.
///
/// The format is that of DEC's VT340 manual: a band of six rows after the other, in each band a line of
/// characters a color, each character six pixels from the top down.
package struct SixelPicture {
  /// A terminal takes no larger ones without being told to (xterm's default).
  static let longestSide = 1000

  private let width: Int
  private let height: Int
  private let palette: ColorPalette
  /// The color of each pixel, -1 for none.
  private let colors: [Int]

  /// Creates a preview; pictures larger than a terminal takes are made smaller by a whole factor.
  ///
  /// Pixels that are transparent show the terminal; half transparent ones stand on white.
  ///
  /// - Parameter bitmap: the picture.
  package init(_ bitmap: Bitmap) {
    let longest = max(bitmap.width, bitmap.height, 1)
    let factor = (longest + Self.longestSide - 1) / Self.longestSide
    width = bitmap.width / factor
    height = bitmap.height / factor
    let pixels = Self.pixels(of: bitmap, factor: factor, width: width, height: height)
    let palette = ColorPalette(pixels.compactMap { $0 }, limit: 256)
    self.palette = palette
    colors = pixels.map { $0.map(palette.index) ?? -1 }
  }

  /// The pixels without transparency; each the mean of a square; nil for nothing.
  private static func pixels(
    of bitmap: Bitmap, factor: Int, width: Int, height: Int
  ) -> [ColorPalette.Color?] {
    let packedPixels = bitmap.packedPixels
    var result: [ColorPalette.Color?] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for row in (y * factor)..<((y + 1) * factor) {
          for pixel in packedPixels[(row * bitmap.width + x * factor)...].prefix(factor) {
            sums.red += Int(pixel >> 16 & 0xFF)
            sums.green += Int(pixel >> 8 & 0xFF)
            sums.blue += Int(pixel & 0xFF)
            sums.alpha += Int(pixel >> 24)
          }
        }
        let area = factor * factor
        let white = 255 - sums.alpha / area
        // Colors are stored with their alpha multiplied in.
        result.append(
          sums.alpha == 0
            ? nil
            : ColorPalette.Color(
              red: UInt8(min(255, sums.red / area + white)),
              green: UInt8(min(255, sums.green / area + white)),
              blue: UInt8(min(255, sums.blue / area + white))))
      }
    }
    return result
  }

  /// The characters that show the picture.
  package var text: String {
    // 1: pixels without a color stay as they are.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      bytes += Array("#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      addBand(top, to: &bytes)
    }
    bytes += Array("\u{1B}\\".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func addBand(_ top: Int, to bytes: inout [UInt8]) {
    var rows: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, height) {
      for x in 0..<width {
        let color = colors[y * width + x]
        guard color >= 0 else { continue }
        rows[color, default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
      }
    }
    for (index, color) in rows.keys.sorted().enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(color)".utf8)
      addRuns(rows[color] ?? [], to: &bytes)
    }
  }

  /// Characters from `?` on; `!` and a number repeat one.
  private func addRuns(_ row: [UInt8], to bytes: inout [UInt8]) {
    var x = 0
    while x < row.count {
      let value = row[x]
      let length = row[x...].prefix { $0 == value }.count
      x += length
      // What is empty up to the end need not be said.
      if x == row.count, value == 0 { return }
      let character = value + UInt8(ascii: "?")
      if length > 3 {
        bytes += Array("!\(length)".utf8) + [character]
      } else {
        bytes += [UInt8](repeating: character, count: length)
      }
    }
  }
}
