import TintypeDrawing

/// Finds rows or columns that only one of two pictures has.
enum LineMatching {
  /// The runs that turn the reference into the picture, from the first line on.
  static func edits(from a: Bitmap, to b: Bitmap) -> [PictureComparison.LineEdit] {
    var result: [PictureComparison.LineEdit] = []
    if a.width == b.width, a.height != b.height {
      result = edits(PixelDigest.rows(of: a), PixelDigest.rows(of: b), .rows)
    } else if a.height == b.height, a.width != b.width {
      result = edits(
        PixelDigest.rows(of: a.transposed), PixelDigest.rows(of: b.transposed), .columns)
    }
    return result
  }

  /// Past this many lines that match neither end, an edit script is not looked for: it could cost minutes.
  private static let longestMiddle = 1500

  private static func edits(
    _ a: [UInt64], _ b: [UInt64], _ lines: PictureComparison.LineEdit.Lines
  ) -> [PictureComparison.LineEdit] {
    let prefix = zip(a, b).prefix { $0 == $1 }.count
    let rest = min(a.count, b.count) - prefix
    let suffix = zip(a.reversed(), b.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let removed = Array(a[prefix..<(a.count - suffix)])
    let inserted = Array(b[prefix..<(b.count - suffix)])
    var offsets: (removed: [Int], inserted: [Int]) = ([], [])
    if removed.isEmpty || inserted.isEmpty || max(removed.count, inserted.count) > longestMiddle {
      offsets = (Array(removed.indices), Array(inserted.indices))
    } else {
      for change in inserted.difference(from: removed) {
        switch change {
        case .insert(let offset, _, _): offsets.inserted.append(offset)
        case .remove(let offset, _, _): offsets.removed.append(offset)
        }
      }
    }
    return runs(offsets.removed.sorted(), prefix, lines, isInsertion: false)
      + runs(offsets.inserted.sorted(), prefix, lines, isInsertion: true)
  }

  private static func runs(
    _ offsets: [Int], _ base: Int, _ lines: PictureComparison.LineEdit.Lines, isInsertion: Bool
  ) -> [PictureComparison.LineEdit] {
    var result: [PictureComparison.LineEdit] = []
    for offset in offsets {
      if let last = result.last, last.start + last.count == base + offset {
        result[result.count - 1].count += 1
      } else {
        result.append(
          .init(lines: lines, isInsertion: isInsertion, start: base + offset, count: 1))
      }
    }
    return result
  }
}

extension Bitmap {
  /// The picture with rows and columns exchanged.
  var transposed: Bitmap {
    var turned = [UInt8](repeating: 0, count: pixels.count)
    pixels.withUnsafeBytes { source in
      turned.withUnsafeMutableBytes { target in
        let from = source.bindMemory(to: UInt32.self)
        let to = target.bindMemory(to: UInt32.self)
        for y in 0..<height {
          for x in 0..<width { to[x * height + y] = from[y * width + x] }
        }
      }
    }
    return Bitmap(width: height, height: width, pixels: turned)
  }
}
