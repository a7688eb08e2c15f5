import CTintypeJPEG
import TintypeDrawing
import TintypeGeometry

/// Reads JPEG files, upright as their Exif orientation says.
enum JPEGCodec {
  static func decode(_ data: Data) throws(ImageDecodingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .damaged("no memory for a decoder") }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](data)
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space)
    guard header == 0, width > 0, height > 0 else { throw failure(decoder, bytes) }
    try DecodedSize.check(width: Int(width), height: Int(height))
    guard space != TJCS_CMYK.rawValue, space != TJCS_YCCK.rawValue else {
      throw .damaged("it has the four inks of print, which are not supported")
    }
    let count = Int(width) * Int(height) * 4
    var result: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      result = tjDecompress2(
        decoder, bytes, UInt(bytes.count), buffer.baseAddress, width, width * 4, height,
        TJPF_BGRA.rawValue, TJFLAG_ACCURATEDCT)
      initialized = count
    }
    // Cut or spoilt data is a warning to the library, which fills up with gray; to us it is an error.
    guard result == 0 else { throw failure(decoder, bytes) }
    let stored = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    return bytes.withUnsafeBytes { PictureOrientation(ofJPEG: $0) }.upright(stored)
  }

  private static func failure(_ decoder: tjhandle, _ bytes: [UInt8]) -> ImageDecodingError {
    // A whole file ends with the marker FF D9, possibly followed by zeros.
    let end = bytes.lastIndex { $0 != 0 } ?? 0
    let isWhole = end > 3 && bytes[end] == 0xd9 && bytes[end - 1] == 0xff
    guard isWhole, let message = tjGetErrorStr2(decoder) else { return .truncated }
    return .damaged(String(cString: message))
  }
}
