import CTintypeDeflate
import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Decodes the pixels of plain PNG files: one inflation in one piece, then row by row.
struct PNGPixels {
  private let header: PNGHeader
  private let compressed: [UInt8]
  private let table: [UInt32]

  /// Gathers what the pixels are made from.
  init(_ header: PNGHeader, _ file: PNGChunks) throws(ImageDecodingError) {
    self.header = header
    var compressed: [UInt8] = []
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    for chunk in file.chunks {
      switch chunk.type {
      case "IDAT": compressed += try file.content(chunk)
      case "PLTE": colors = Array(try file.content(chunk))
      case "tRNS": alphas = Array(try file.content(chunk))
      default: continue
      }
    }
    guard !compressed.isEmpty else { throw .damaged("it has no pixels") }
    self.compressed = compressed
    table = header.colorType == 3 ? try PNGPixels.table(colors, alphas) : []
  }

  private static func table(
    _ colors: [UInt8], _ alphas: [UInt8]
  )
    throws(ImageDecodingError) -> [UInt32]
  {
    guard !colors.isEmpty, colors.count % 3 == 0, colors.count <= 768 else {
      throw .damaged("its palette is wrong")
    }
    // Indices beyond the palette are black, as in other readers.
    var table = [UInt32](repeating: 0xff00_0000, count: 256)
    for index in 0..<colors.count / 3 {
      let alpha = index < alphas.count ? alphas[index] : 255
      let rgba = [colors[index * 3], colors[index * 3 + 1], colors[index * 3 + 2], alpha]
      tintype_rgba_to_pixels(rgba, &table[index], 1)
    }
    return table
  }

  /// Decodes.
  func bitmap() throws(ImageDecodingError) -> Bitmap {
    let length = header.rowBytes + 1
    var rows = try inflated(length * header.height)
    var isSound = true
    let bitmap = Bitmap(width: header.width, height: header.height) { pixels in
      rows.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        for y in 0..<header.height {
          let row = base + y * length
          let above = y > 0 ? row - length + 1 : nil
          isSound =
            tintype_png_unfilter(
              row + 1, above, header.rowBytes, Int32(header.channels), Int32(row[0])) && isSound
          write(row + 1, to: pixels + y * header.width)
        }
      }
    }
    guard isSound else { throw .damaged("a row has an unknown filter") }
    return bitmap
  }

  private func inflated(_ size: Int) throws(ImageDecodingError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .damaged("no memory for a decoder")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_SUCCESS
    var actual = 0
    let rows = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      result = libdeflate_zlib_decompress(
        decompressor, compressed, compressed.count, buffer.baseAddress, size, &actual)
      count = result == LIBDEFLATE_SUCCESS ? actual : 0
    }
    guard result == LIBDEFLATE_SUCCESS, actual == size else {
      throw .damaged("its pixels cannot be unpacked")
    }
    return rows
  }

  private func write(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>) {
    let width = header.width
    switch header.colorType {
    case 0: tintype_gray_to_pixels(row, pixels, width)
    case 2: tintype_rgb_to_pixels(row, pixels, width)
    case 3: tintype_indices_to_pixels(row, Int32(header.bits), table, pixels, width)
    case 4: tintype_gray_alpha_to_pixels(row, pixels, width)
    default: tintype_rgba_to_pixels(row, pixels, width)
    }
  }
}
