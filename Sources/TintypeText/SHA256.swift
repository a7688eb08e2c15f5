import CTintypeUnicode

/// The digest by which a font file is known: SHA-256 of FIPS 180-4.
package enum SHA256 {
  /// The digest of bytes, in 64 lowercase hexadecimal digits.
  package static func hexDigest(of bytes: UnsafeRawBufferPointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    ctu_sha256(
      bytes.bindMemory(to: UInt8.self).baseAddress, Int64(bytes.count), &digest)
    let digits = Array("0123456789abcdef")
    return digest.reduce(into: "") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }
}
