import CTintypePixelComponents
package import TintypeDrawing

/// How much two pictures differ.
package enum PixelDifference {
  /// The mean difference of all components where both pictures have pixels, in levels of 255.
  package static func mean(_ a: Bitmap, _ b: Bitmap) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    let sum = tintype_components_sum(a.pixels, a.width, b.pixels, b.width, width, height)
    return Double(sum) / Double(max(width * height * 4, 1))
  }

  /// How many levels of 255 the smoothing of an edge moves a component at most, where programs smooth by their own rules.
  package static let edge = 64

  /// The share of pixels with a component that differs by more than ``edge`` levels, where both pictures have pixels.
  package static func share(_ a: Bitmap, _ b: Bitmap) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    let count = tintype_components_exceeding(
      a.pixels, a.width, b.pixels, b.width, width, height, Int32(edge))
    return Double(count) / Double(max(width * height, 1))
  }
}

extension Bitmap {
  /// The picture on a background of one color.
  ///
  /// - Parameter background: an opaque color.
  /// - Returns: a picture without transparency.
  package func over(_ background: RGBA) -> Bitmap {
    let below = [background.blue, background.green, background.red].map {
      UInt8(($0 * 255).rounded())
    }
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      tintype_components_over(pixels.baseAddress, pixels.count / 4, below)
    }
    return result
  }
}
