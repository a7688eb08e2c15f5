package import TintypeDrawing

/// How much two pictures differ.
package enum PixelDifference {
  /// The mean difference of all components where both pictures have pixels, in levels of 255.
  package static func mean(_ a: Bitmap, _ b: Bitmap) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    var sum = 0
    for y in 0..<height {
      let (first, second) = (y * a.width * 4, y * b.width * 4)
      for x in 0..<width * 4 {
        sum += abs(Int(a.pixels[first + x]) - Int(b.pixels[second + x]))
      }
    }
    return Double(sum) / Double(max(width * height * 4, 1))
  }

  /// How many levels of 255 the smoothing of an edge moves a component at most, where programs smooth by their own rules.
  package static let edge = 64

  /// The share of pixels with a component that differs by more than ``edge`` levels, where both pictures have pixels.
  package static func share(_ a: Bitmap, _ b: Bitmap) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    var count = 0
    a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        for y in 0..<height {
          var (i, j) = (y * a.width * 4, y * b.width * 4)
          let end = i + width * 4
          while i < end {
            var part = 0
            while part < 4, abs(Int(first[i + part]) - Int(second[j + part])) <= edge { part += 1 }
            if part < 4 { count += 1 }
            (i, j) = (i + 4, j + 4)
          }
        }
      }
    }
    return Double(count) / Double(max(width * height, 1))
  }
}

extension Bitmap {
  /// The picture on a ground of one color.
  ///
  /// - Parameter ground: an opaque color.
  /// - Returns: a picture without transparency.
  package func over(_ ground: RGBA) -> Bitmap {
    let below = [ground.blue, ground.green, ground.red].map { Int(($0 * 255).rounded()) }
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let rest = 255 - Int(pixels[start + 3])
      for part in 0..<3 {
        let value = Int(pixels[start + part]) + (below[part] * rest + 127) / 255
        result.pixels[start + part] = UInt8(min(value, 255))
      }
      result.pixels[start + 3] = 255
    }
    return result
  }
}
