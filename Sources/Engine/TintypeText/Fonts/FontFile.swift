import CTintypeHarfBuzz
import Glibc
import Synchronization
import TintypeSupplies

/// The bytes of a font file, mapped into memory and shared by its faces.
final class FontFile: Sendable {
  /// Where the file is.
  let path: String
  /// The faces in the file: one, or several in a collection.
  let faceCount: Int
  // The blob is made immutable by HarfBuzz when it is created, and reference counted with atomics.
  nonisolated(unsafe) let blob: OpaquePointer
  private let digestCache = Mutex<String?>(nil)

  /// Maps a file.
  ///
  /// - Parameter path: where it is.
  /// - Returns: nil where it cannot be read.
  /// - Throws: `FontError.notAFont` where it holds no face.
  static func open(path: String) throws(FontError) -> FontFile? {
    // Of a pipe the opening would wait for somebody who writes.
    guard isFile(path), let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    let count = Int(hb_face_count(blob))
    guard count > 0 else {
      hb_blob_destroy(blob)
      throw .notAFont(path: path)
    }
    return FontFile(path: path, blob: blob, faceCount: count)
  }

  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  private init(path: String, blob: OpaquePointer, faceCount: Int) {
    self.path = path
    self.blob = blob
    self.faceCount = faceCount
  }

  deinit { hb_blob_destroy(blob) }

  /// Calls a closure with the bytes of the file.
  func withBytes<T>(_ body: (UnsafeRawBufferPointer) -> T) -> T {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// The SHA-256 of the bytes; computed when first asked for, since it reads the whole file.
  var digest: String {
    digestCache.withLock { cached in
      if let cached { return cached }
      let digest = withBytes { SHA256.hexDigest(of: $0) }
      cached = digest
      return digest
    }
  }
}
