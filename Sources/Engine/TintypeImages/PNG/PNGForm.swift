import CTintypeKernels
import TintypeGeometry

/// How the pixels of a picture are stored.
struct PNGForm {
  /// What the components of a pixel are.
  enum Color {
    case gray
    case grayAlpha
    case rgb
    case rgba
    /// Indices of a palette, and for each color in order of appearance its number.
    case indexed(tintype_palette, map: [UInt8])
  }

  var color: Color
  /// Bits a component: 8, fewer only for indices.
  var bits: Int
  /// Whether alpha is left out.
  let isOpaque: Bool

  /// The form of eight bits a component.
  ///
  /// - Parameters:
  ///   - color: what the components are.
  ///   - isOpaque: whether alpha is left out.
  init(_ color: Color, isOpaque: Bool) {
    self.color = color
    bits = 8
    self.isOpaque = isOpaque
  }

  /// The form of eight bits with indices of some opaque colors, which keep their numbers.
  init(numbered colors: [UInt32]) {
    self.init(
      .indexed(PNGForm.table(colors), map: (0...255).map { UInt8($0) }), isOpaque: true)
  }

  /// A palette of at most 256 colors in their order.
  static func table(_ colors: [UInt32]) -> tintype_palette {
    var palette = tintype_palette()
    tintype_palette_clear(&palette)
    _ = tintype_palette_add(&palette, colors, colors.count, nil)
    return palette
  }

  /// The form with indices of a palette.
  ///
  /// - Parameters:
  ///   - palette: the colors.
  ///   - isOpaque: whether alpha is left out.
  ///   - isSorted: whether like colors get like numbers, which row filters need; else the order is that of
  ///     appearance.
  init(indexed palette: tintype_palette, isOpaque: Bool, isSorted: Bool = false) {
    let colors = PNGForm.colors(of: palette, isOpaque: isOpaque)
    let map = PNGForm.order(colors, isSorted: isSorted)
    self.init(.indexed(palette, map: map), isOpaque: isOpaque)
    bits = colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
  }

  /// Numbers the colors so that those with alpha come first, which makes the table of alphas short.
  private static func order(_ colors: [UInt32], isSorted: Bool) -> [UInt8] {
    var map = [UInt8](repeating: 0, count: 256)
    var translucent = colors.indices.filter { colors[$0] >> 24 < 255 }
    var others = colors.indices.filter { colors[$0] >> 24 == 255 }
    if isSorted {
      translucent.sort { rank(colors[$0]) < rank(colors[$1]) }
      others.sort { rank(colors[$0]) < rank(colors[$1]) }
    }
    for (index, color) in (translucent + others).enumerated() { map[color] = UInt8(index) }
    return map
  }

  /// Orders colors by alpha, then by brightness; no two have the same rank.
  private static func rank(_ pixel: UInt32) -> UInt64 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    let brightness = UInt64(red * 3 + green * 6 + blue)
    return UInt64(pixel >> 24) << 48 | brightness << 32 | UInt64(pixel & 0xff_ffff)
  }

  /// The colors of a palette in order of appearance.
  static func colors(of palette: tintype_palette, isOpaque: Bool) -> [UInt32] {
    withUnsafeBytes(of: palette.colors) { bytes in
      bytes.bindMemory(to: UInt32.self).prefix(Int(palette.count))
        .map { isOpaque ? $0 | 0xff00_0000 : $0 }
    }
  }

  /// The code of the form in the file's header.
  var colorType: UInt8 {
    switch color {
    case .gray: 0
    case .rgb: 2
    case .indexed: 3
    case .grayAlpha: 4
    case .rgba: 6
    }
  }

  /// Whether the form holds all pixels of a picture of more than 256 colors that are not all gray.
  ///
  /// - Parameter isOpaque: whether alpha is left out.
  /// - Returns: false where alpha that may be there would be lost.
  func isCertain(isOpaque: Bool) -> Bool { isOpaque || colorType == 6 }

  /// Bytes a pixel, at least one.
  var bytesPerPixel: Int {
    switch color {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Bytes a row, without the filter byte.
  func rowBytes(_ width: Int) -> Int {
    switch color {
    case .gray: width
    case .grayAlpha: width * 2
    case .rgb: width * 3
    case .rgba: width * 4
    case .indexed: (width * bits + 7) / 8
    }
  }

  /// What stands for each of at most 256 colors: the bytes of a pixel, or the number of a color.
  func units(of colors: [UInt32]) -> [UInt32] {
    if case .rgb = color { return colors }
    var bytes = [UInt8](repeating: 0, count: colors.count * bytesPerPixel)
    var form = self
    form.bits = 8
    form.write(colors, width: colors.count, to: &bytes)
    var units = [UInt32](repeating: 0, count: colors.count)
    tintype_bytes_to_units(bytes, UInt32(bytesPerPixel), &units, colors.count)
    return units
  }

  /// Writes a row without its filter byte.
  func write(
    _ pixels: UnsafePointer<UInt32>, width: Int, to row: UnsafeMutablePointer<UInt8>
  ) {
    switch color {
    case .gray: tintype_pixels_to_gray(pixels, row, width)
    case .grayAlpha: tintype_pixels_to_gray_alpha(pixels, row, width)
    case .rgb: tintype_pixels_to_rgb(pixels, row, width)
    case .rgba: tintype_pixels_to_rgba(pixels, row, width)
    case .indexed(let palette, let map):
      withUnsafePointer(to: palette) { table in
        tintype_palette_indices(table, map, pixels, width, Int32(bits), row)
      }
    }
  }
}
