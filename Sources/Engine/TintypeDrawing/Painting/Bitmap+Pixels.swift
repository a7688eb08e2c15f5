import TintypeGeometry

extension Bitmap {
  /// Creates a picture whose pixels a closure writes, all of them.
  package init(width: Int, height: Int, _ write: (UnsafeMutablePointer<UInt32>) -> Void) {
    let count = width * height
    let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
      LargeMemory.useLargePages(in: UnsafeMutableRawBufferPointer(buffer))
      buffer.baseAddress?.withMemoryRebound(to: UInt32.self, capacity: count) { write($0) }
      initialized = count * 4
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// A part of the picture.
  package func cropped(to part: PixelArea) -> Bitmap {
    guard part != PixelArea(x0: 0, y0: 0, x1: width, y1: height) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(part.width * part.height * 4)
    for y in part.y0..<part.y1 {
      result += pixels[(y * width + part.x0) * 4..<(y * width + part.x1) * 4]
    }
    return Bitmap(width: part.width, height: part.height, pixels: result)
  }

  /// The picture's alpha in one color.
  package func tinted(_ color: RGBA) -> Bitmap {
    // One word for each of the 256 alphas.
    let table = (0...255).map { color.opacity(Double($0) / 255).pixel }
    return Bitmap(width: width, height: height) { result in
      for index in 0..<width * height {
        result[index] = table[Int(pixels[index * 4 + 3])]
      }
    }
  }

  /// The picture with each pixel repeated in both directions.
  package func repeated(_ times: Int) -> Bitmap {
    guard times > 1 else { return self }
    return pixels.withUnsafeBytes { bytes in
      let from = bytes.bindMemory(to: UInt32.self)
      return Bitmap(width: width * times, height: height * times) { table in
        for y in 0..<height * times {
          for x in 0..<width * times {
            table[y * width * times + x] = from[y / times * width + x / times]
          }
        }
      }
    }
  }
}
