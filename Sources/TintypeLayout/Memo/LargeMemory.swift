#if canImport(Glibc)
import Glibc
#endif

/// Memory for buffers that may be many megabytes long.
enum LargeMemory {
  private static let cacheLine = 64
  private static let largePage = 1 << 21

  /// Memory that starts with a cache line; long pieces are mapped with large pages where the system
  /// has them, which saves a page fault every 4 KiB and most misses of the address cache.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= 2 * largePage else {
      return .allocate(byteCount: byteCount, alignment: cacheLine)
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
    #if canImport(Glibc)
    // A hint: where it fails, pages stay small.
    _ = madvise(memory, byteCount, Int32(MADV_HUGEPAGE))
    #endif
    return memory
  }

  /// Memory like that of `allocate`, with all bits zero.
  static func allocateZeroed(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = allocate(byteCount: byteCount)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return memory
  }
}
