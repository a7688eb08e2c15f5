/// The lengths that nodes have answered on one axis.
///
/// Of a separable node an answer on one axis depends on the proposal of that axis alone, so what is
/// kept are the answers to three widths and three heights (0, infinity and a share, which is what
/// stacks ask for): one line an axis.
struct LengthMemo: ~Copyable {
  /// Answers a line.
  private static let entryCount = 3
  /// The bits of an unused entry: a NaN that is not the one which stands for nil.
  private static let unused = UInt64.max

  /// Bits of the proposals, bits of the answers, the number of the line before (-1 for none).
  private var lines = BlockPool(blockSize: 64)

  /// Bytes in use.
  var byteCount: Int { lines.byteCount }

  @inline(__always)
  private func bits(_ line: Int32) -> UnsafeMutablePointer<UInt64> {
    lines.address(line).assumingMemoryBound(to: UInt64.self)
  }

  /// The length that was answered for a proposed one.
  ///
  /// - Parameters:
  ///   - proposed: the question, NaN for nil.
  ///   - latest: the node's latest line of the axis, -1 for none.
  /// - Returns: the answer, nil where the question is new.
  @inline(__always)
  func length(for proposed: Double, latest: Int32) -> Double? {
    var line = latest
    while line >= 0 {
      let bits = bits(line)
      for entry in 0..<LengthMemo.entryCount where bits[entry] == proposed.bitPattern {
        return Double(bitPattern: bits[LengthMemo.entryCount + entry])
      }
      line = Int32(truncatingIfNeeded: bits[2 * LengthMemo.entryCount])
    }
    return nil
  }

  /// The lengths that were answered for nothing and for infinity; nil unless both are known.
  @inline(__always)
  func extremes(latest: Int32) -> Extremes? {
    guard let low = length(for: 0, latest: latest),
      let high = length(for: .infinity, latest: latest)
    else { return nil }
    return Extremes(low: low, high: high)
  }

  /// Adds an answer to those of a node on one axis.
  mutating func append(_ length: Double, for proposed: Double, latest: inout Int32) {
    if latest < 0 || bits(latest)[LengthMemo.entryCount - 1] != LengthMemo.unused {
      latest = startLine(after: latest)
    }
    let bits = bits(latest)
    var entry = 0
    while bits[entry] != LengthMemo.unused { entry += 1 }
    bits[entry] = proposed.bitPattern
    bits[LengthMemo.entryCount + entry] = length.bitPattern
  }

  private mutating func startLine(after earlier: Int32) -> Int32 {
    let line = lines.take()
    let bits = bits(line)
    for entry in 0..<LengthMemo.entryCount { bits[entry] = LengthMemo.unused }
    bits[2 * LengthMemo.entryCount] = UInt64(truncatingIfNeeded: earlier)
    return line
  }
}

/// The lengths that a node answers to a proposal of nothing and to one of infinity, in points.
struct Extremes {
  var low: Double
  var high: Double
}
