#if canImport(Glibc)
import Glibc
#endif

/// Memory for buffers that may be many megabytes long.
///
/// It starts with a cache line, and lies in pages of 2 MiB where it is long enough.
package enum LargeMemory {
  private static let cacheLine = 64
  private static let largePage = 1 << 21

  /// Memory that starts with a cache line, in large pages where it is long.
  ///
  /// - Parameters:
  ///   - byteCount: bytes, not negative.
  ///   - isFilled: whether all of it is going to be used; else a large page may be mostly empty, which short memory is
  ///     not worth.
  /// - Returns: memory to be deallocated.
  package static func allocate(
    byteCount: Int, isFilled: Bool = false
  ) -> UnsafeMutableRawPointer {
    let least = isFilled ? largePage : 2 * largePage
    guard byteCount >= least else {
      return .allocate(byteCount: byteCount, alignment: cacheLine)
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
    useLargePages(in: UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
    return memory
  }

  /// Memory like that of `allocate`, with all bits zero.
  package static func allocateZeroed(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = allocate(byteCount: byteCount)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return memory
  }

  /// Asks for large pages where they lie within memory as wholes, before it is touched.
  ///
  /// That is a hint: where the system has none, pages stay small.
  package static func useLargePages(in memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
    guard let base = memory.baseAddress else { return }
    let start = base.alignedUp(toMultipleOf: largePage)
    let count = (memory.count - (start - base)) / largePage
    if count > 0 { _ = madvise(start, count * largePage, Int32(MADV_HUGEPAGE)) }
    #endif
  }
}
