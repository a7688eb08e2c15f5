import TintypeSnapshots

@testable import TintypeTesting

/// Writing inline snapshots into whatever is no source.
enum FuzzInline {
  /// Writes a text into the call whose bracket is at a byte.
  static func write(_ bytes: [UInt8], opensAt offset: Int) {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let location = InlineSnapshotStore.Location(line: line + 1, column: offset - start + 1)
    let source = InlineSource(bytes: bytes)
    for offset in 0...2 {
      for text in ["a\n\"\"\"", nil] {
        let recording = InlineSource.Recording(
          location: location, descriptor: .init(trailingClosureOffset: offset), text: text)
        _ = try? source.rewritten(with: [recording])
      }
    }
  }
}
