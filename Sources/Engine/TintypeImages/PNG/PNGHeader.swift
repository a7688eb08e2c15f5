import TintypeGeometry

/// What a PNG file says about its pixels.
struct PNGHeader {
  let width: Int
  let height: Int
  let bits: Int
  /// 0 gray, 2 color, 3 indices, 4 gray with alpha, 6 color with alpha.
  let colorType: Int
  let isInterlaced: Bool
  private let hasColorKey: Bool

  init(_ file: PNGChunks) throws(ImageDecodingError) {
    let content = UnsafeRawBufferPointer(rebasing: try file.content(file.chunks[0]))
    width = Int(PNGChunks.word(content, 0))
    height = Int(PNGChunks.word(content, 4))
    bits = Int(content[8])
    colorType = Int(content[9])
    isInterlaced = content[12] != 0
    let type = colorType
    hasColorKey = file.chunks.contains { $0.type == "tRNS" } && type != 3
    let depths: [Int: [Int]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[colorType]?.contains(bits) == true, content[10] == 0, content[11] == 0,
      content[12] <= 1
    else { throw .damaged("its header is wrong") }
  }

  /// Whether the pixels are of the kind that most files have, the encoder's included.
  var isPlain: Bool {
    !isInterlaced && !hasColorKey && (bits == 8 || (colorType == 3 && bits < 8))
  }

  /// Components a pixel.
  var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// Bytes a row, without the filter byte.
  var rowBytes: Int { (width * channels * bits + 7) / 8 }
}
