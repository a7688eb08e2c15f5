// Made of Fixtures/Names/TintypeCryptoKit/TintypeCryptoKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What makes a digest of bytes.
public protocol HashFunction {
  associatedtype Digest: CryptoDigest
  static var blockByteCount: Int { get }
  init()
  mutating func update<D: DataProtocol>(data: D)
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest { var hash = Self(); hash.update(data: data); return hash.finalize() }
}

/// A digest.
public protocol CryptoDigest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Digests that are not safe any more.
public enum Insecure {}

/// How long a secret is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  internal let bytes: [UInt8]
  /// Creates a secret, which is 0 here: pictures have no chance in them.
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// Why something was not computed.
public enum CryptoKitError: Error {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, underlyingCoreCryptoError(error: Int32)
}

/// A cipher, which is not there.
public enum AES {
  /// A cipher, which is not there.
  public enum GCM {
    /// What a cipher begins with.
    public struct Nonce: Sendable {
      public init() {}
      public init<D: DataProtocol>(data: D) throws {}
    }
    /// What was enciphered.
    public struct SealedBox: Sendable {
      public var combined: Data? { nil }
      public var ciphertext: Data { Data() }
      public var tag: Data { Data() }
      public init<D: DataProtocol>(combined: D) throws {}
    }
    /// Enciphers nothing.
    public static func seal<D: DataProtocol>(_ message: D, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox { throw CryptoKitError.wrapFailure }
    /// Deciphers nothing.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data { throw CryptoKitError.unwrapFailure }
  }
}
#endif
