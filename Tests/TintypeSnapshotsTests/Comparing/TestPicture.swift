import Foundation
import TintypeDrawing

/// A picture that tests paint pixel by pixel.
struct TestPicture {
  var width: Int
  var height: Int
  var pixels: [UInt8]

  /// Red, green, blue and opacity, each a byte; opacity is not multiplied in.
  typealias Color = (UInt8, UInt8, UInt8, UInt8)

  init(_ width: Int, _ height: Int, _ color: Color = (255, 255, 255, 255)) {
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    fill(0, 0, width, height, color)
  }

  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color) {
    for row in y..<(y + height) {
      for column in x..<(x + width) { set(column, row, color) }
    }
  }

  mutating func set(_ x: Int, _ y: Int, _ color: Color) {
    let start = (y * width + x) * 4
    let alpha = Int(color.3)
    pixels[start] = UInt8((Int(color.2) * alpha + 127) / 255)
    pixels[start + 1] = UInt8((Int(color.1) * alpha + 127) / 255)
    pixels[start + 2] = UInt8((Int(color.0) * alpha + 127) / 255)
    pixels[start + 3] = color.3
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }
}

/// Numbers that are the same in every run.
struct FixedNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
