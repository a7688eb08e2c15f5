import CTintypeDeflate

/// libdeflate's compressor at one level.
///
/// The same library gives the same bytes for the same input on every machine.
package struct PNGDeflate: ~Copyable {
  private let compressor: OpaquePointer

  /// Creates a compressor; nil without memory.
  ///
  /// - Parameter level: 1 for the fastest to 12 for the smallest.
  package init?(level: Int32) {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// Compresses bytes as a zlib stream; nil where the stream would not be shorter.
  package func zlib(_ bytes: [UInt8]) -> [UInt8]? {
    let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    return result.isEmpty ? nil : result
  }
}
