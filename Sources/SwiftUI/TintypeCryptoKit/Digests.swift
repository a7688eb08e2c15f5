#if os(Linux)
import CTintypeNettle
public import Foundation

/// The digest of 256 bits.
public struct SHA256: HashFunction {
  /// The digest.
  public typealias Digest = SHA256Digest
  /// How many bytes are mixed at a time.
  public static let blockByteCount = 64
  private var state = sha256_ctx()
  /// Begins a digest.
  public init() { nettle_sha256_init(&state) }
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes {
        nettle_sha256_update(&state, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
      }
    }
  }
  /// The digest of all that was added.
  public func finalize() -> Digest {
    var (state, bytes) = (state, [UInt8](repeating: 0, count: Digest.byteCount))
    nettle_sha256_digest(&state, bytes.count, &bytes)
    return Digest(bytes)
  }
}

/// The digest of 384 bits.
public struct SHA384: HashFunction {
  /// The digest.
  public typealias Digest = SHA384Digest
  /// How many bytes are mixed at a time.
  public static let blockByteCount = 128
  private var state = sha512_ctx()
  /// Begins a digest.
  public init() { nettle_sha384_init(&state) }
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes {
        nettle_sha512_update(&state, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
      }
    }
  }
  /// The digest of all that was added.
  public func finalize() -> Digest {
    var (state, bytes) = (state, [UInt8](repeating: 0, count: Digest.byteCount))
    nettle_sha384_digest(&state, bytes.count, &bytes)
    return Digest(bytes)
  }
}

/// The digest of 512 bits.
public struct SHA512: HashFunction {
  /// The digest.
  public typealias Digest = SHA512Digest
  /// How many bytes are mixed at a time.
  public static let blockByteCount = 128
  private var state = sha512_ctx()
  /// Begins a digest.
  public init() { nettle_sha512_init(&state) }
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes {
        nettle_sha512_update(&state, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
      }
    }
  }
  /// The digest of all that was added.
  public func finalize() -> Digest {
    var (state, bytes) = (state, [UInt8](repeating: 0, count: Digest.byteCount))
    nettle_sha512_digest(&state, bytes.count, &bytes)
    return Digest(bytes)
  }
}

extension Insecure {
  /// The digest of 128 bits.
  public struct MD5: HashFunction {
    /// The digest.
    public typealias Digest = Insecure.MD5Digest
    /// How many bytes are mixed at a time.
    public static let blockByteCount = 64
    private var state = md5_ctx()
    /// Begins a digest.
    public init() { nettle_md5_init(&state) }
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) {
      for region in data.regions {
        region.withUnsafeBytes {
          nettle_md5_update(&state, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
        }
      }
    }
    /// The digest of all that was added.
    public func finalize() -> Digest {
      var (state, bytes) = (state, [UInt8](repeating: 0, count: Digest.byteCount))
      nettle_md5_digest(&state, bytes.count, &bytes)
      return Digest(bytes)
    }
  }

  /// The digest of 160 bits.
  public struct SHA1: HashFunction {
    /// The digest.
    public typealias Digest = Insecure.SHA1Digest
    /// How many bytes are mixed at a time.
    public static let blockByteCount = 64
    private var state = sha1_ctx()
    /// Begins a digest.
    public init() { nettle_sha1_init(&state) }
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) {
      for region in data.regions {
        region.withUnsafeBytes {
          nettle_sha1_update(&state, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
        }
      }
    }
    /// The digest of all that was added.
    public func finalize() -> Digest {
      var (state, bytes) = (state, [UInt8](repeating: 0, count: Digest.byteCount))
      nettle_sha1_digest(&state, bytes.count, &bytes)
      return Digest(bytes)
    }
  }
}

/// A digest of 32 bytes.
public struct SHA256Digest: CryptoDigest {
  /// How many bytes it has.
  public static let byteCount = 32
  private let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  /// Reads its bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// Hands its bytes out.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Its name and its digits.
  public var description: String {
    "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// A digest of 48 bytes.
public struct SHA384Digest: CryptoDigest {
  /// How many bytes it has.
  public static let byteCount = 48
  private let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  /// Reads its bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// Hands its bytes out.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Its name and its digits.
  public var description: String {
    "SHA384 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// A digest of 64 bytes.
public struct SHA512Digest: CryptoDigest {
  /// How many bytes it has.
  public static let byteCount = 64
  private let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  /// Reads its bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// Hands its bytes out.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Its name and its digits.
  public var description: String {
    "SHA512 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

extension Insecure {
  /// A digest of 16 bytes.
  public struct MD5Digest: CryptoDigest {
    /// How many bytes it has.
    public static let byteCount = 16
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    /// Reads its bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Hands its bytes out.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// Its name and its digits.
    public var description: String {
      "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }
}

extension Insecure {
  /// A digest of 20 bytes.
  public struct SHA1Digest: CryptoDigest {
    /// How many bytes it has.
    public static let byteCount = 20
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    /// Reads its bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Hands its bytes out.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// Its name and its digits.
    public var description: String {
      "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }
}

/// A digest with a secret.
public struct HMAC<H: HashFunction>: Sendable {
  /// What the digest and its secret make.
  public typealias MAC = H.Digest

  /// The digest of bytes with a secret, by RFC 2104.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> H.Digest {
    let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    let whole = short + Array(repeating: 0, count: H.blockByteCount - short.count)
    let inner = H.hash(data: whole.map { $0 ^ 0x36 } + Array(data))
    return H.hash(data: whole.map { $0 ^ 0x5c } + Array(inner))
  }
  /// Whether a digest is that of bytes with a secret.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: H.Digest, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == code
  }
}
#endif
