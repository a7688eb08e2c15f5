import Foundation

/// A PNG file in its parts, to be put together otherwise.
struct PNGParts {
  /// A part: four letters and its content.
  typealias Part = (type: String, content: Data)

  var parts: [Part]
  /// What follows the last part.
  var rest = Data()

  init(_ file: Data) {
    let bytes = [UInt8](file)
    parts = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      parts.append(
        (
          String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self),
          Data(bytes[offset + 8..<end])
        ))
      offset = end + 4
    }
  }

  /// The file, all checksums right.
  var data: Data {
    var result = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    for part in parts {
      let body = Data(part.type.utf8) + part.content
      result += Self.bytes(UInt32(part.content.count)) + body + Self.bytes(Self.sum(body))
    }
    return result + rest
  }

  /// The content of the first part of a type.
  subscript(type: String) -> Data? {
    get { parts.first { $0.type == type }?.content }
    set {
      guard let offset = parts.firstIndex(where: { $0.type == type }) else { return }
      if let newValue { parts[offset].content = newValue } else { parts.remove(at: offset) }
    }
  }

  /// The place of the fingerprint among the parts.
  var fingerprint: Int? {
    parts.firstIndex { $0.content.starts(with: Data("Tintype fingerprint\0".utf8)) }
  }

  private static func bytes(_ value: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// CRC 32, as ISO 3309 has it.
  private static func sum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
