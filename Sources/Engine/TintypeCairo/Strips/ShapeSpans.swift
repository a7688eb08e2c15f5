import CTintypeCairo
import CTintypeKernels
import TintypeDrawing

/// Which pixels a path covers, and by how much: what Cairo finds, kept for the next such path.
final class ShapeSpans: Sendable {
  /// The pieces of rows that are covered alike.
  let spans: [tintype_span]
  /// The spans of each row; equal rows share theirs.
  let rows: [tintype_span_row]
  /// The box around what is covered at all.
  let ink: PixelArea
  /// The box around the pixels that edges touch; nil where it is not known.
  let outline: PixelArea?

  /// Finds the coverage of a path by a kernel, and of dashes and of what Cairo takes for boxes by Cairo.
  ///
  /// - Parameter key: the path.
  /// - Throws: where there is no memory.
  convenience init(_ key: ShapeKey) throws(RenderError) {
    var found = tintype_coverage()
    defer { tintype_free_coverage(&found) }
    if try Self.scan(key, &found) {
      self.init(found, height: key.height)
    } else {
      try self.init(masked: key)
    }
  }

  /// Finds the coverage; false where Cairo has to.
  private static func scan(
    _ key: ShapeKey, _ found: inout tintype_coverage
  ) throws(RenderError) -> Bool {
    let result: Int32
    if let pen = key.pen {
      guard !pen.isDashed else { return false }
      var kernel = pen.kernel
      result = tintype_scan_line(
        key.numbers, key.numbers.count, &kernel, key.keepsOutline, Int32(key.height), &found)
    } else {
      result = tintype_scan_path(
        key.numbers, key.numbers.count, key.isEOFilled, key.keepsOutline, Int32(key.height), &found)
    }
    guard Int(result) != tintype_no_memory else {
      throw .outOfMemory(bytes: key.height * MemoryLayout<tintype_span>.size)
    }
    return Int(result) == tintype_scanned
  }

  /// Takes over what a kernel has found, some of which may be covered by nothing.
  private init(_ found: tintype_coverage, height: Int) {
    spans = Array(UnsafeBufferPointer(start: found.spans, count: found.count))
    rows = Array(UnsafeBufferPointer(start: found.rows, count: height))
    ink = Self.ink(spans, rows)
    let box = found.outline
    outline = PixelArea(x0: Int(box.x0), y0: Int(box.y0), x1: Int(box.x1), y1: Int(box.y1))
  }

  /// Finds the coverage of a path by Cairo.
  ///
  /// - Parameters:
  ///   - key: the path.
  ///   - memory: how many bytes of coverage are in memory at once, unless a row has more.
  /// - Throws: where there is no memory.
  init(masked key: ShapeKey, memory: Int = 1 << 18) throws(RenderError) {
    var (spans, rows): ([tintype_span], [tintype_span_row]) = ([], [])
    rows.reserveCapacity(key.height)
    let height = max(1, memory / max(1, key.width))
    var top = 0
    while top < key.height {
      let area = PixelArea(x0: 0, y0: top, x1: key.width, y1: min(top + height, key.height))
      let mask = try CoverageMask(area: area)
      try mask.cover(key)
      mask.appendSpans(&spans, &rows)
      top = area.y1
    }
    (self.spans, self.rows) = (spans, rows)
    ink = Self.ink(spans, rows)
    outline = nil
  }

  /// One row of one span.
  init(fullRow width: Int) {
    spans = [tintype_span(x0: 0, x1: Int32(width), cover: 255)]
    rows = [tintype_span_row(first: 0, count: 1)]
    ink = PixelArea(x0: 0, y0: 0, x1: width, y1: 1)
    outline = ink
  }

  /// How many bytes the lists have.
  var byteCount: Int {
    spans.count * MemoryLayout<tintype_span>.stride
      + rows.count * MemoryLayout<tintype_span_row>.stride
  }

  private static func ink(_ spans: [tintype_span], _ rows: [tintype_span_row]) -> PixelArea {
    guard let first = rows.firstIndex(where: { $0.count > 0 }),
      let last = rows.lastIndex(where: { $0.count > 0 })
    else { return PixelArea(x0: 0, y0: 0, x1: 0, y1: 0) }
    let left = spans.reduce(Int32.max) { min($0, $1.x0) }
    let right = spans.reduce(0) { max($0, $1.x1) }
    return PixelArea(x0: Int(left), y0: first, x1: Int(right), y1: last + 1)
  }

  /// Whether a row has other spans than the one above; the first one has.
  func isChanged(_ row: Int) -> Bool {
    row == 0 || rows[row].first != rows[row - 1].first || rows[row].count != rows[row - 1].count
  }
}

extension CoverageMask {
  /// Adds the spans of all rows to those of the rows above.
  fileprivate func appendSpans(_ spans: inout [tintype_span], _ rows: inout [tintype_span_row]) {
    let start = rows.count
    rows += repeatElement(tintype_span_row(), count: area.height)
    let capacity = max(area.width, Self.spansAtOnce)
    withUnsafeTemporaryAllocation(of: tintype_span.self, capacity: capacity) { found in
      var next: Int32 = 0
      while next < area.height {
        let count = rows.withUnsafeMutableBufferPointer { rows in
          tintype_find_spans(
            bytes, stride, Int32(area.width), Int32(area.height), spans.count, &next,
            found.baseAddress, capacity, rows.baseAddress.map { $0 + start })
        }
        spans += found[..<count]
      }
    }
  }

  /// As many spans are looked for at once, or as one row may have.
  private static let spansAtOnce = 2048
}
