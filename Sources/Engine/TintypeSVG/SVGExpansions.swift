import TintypeDrawing

/// What stands in place of the placeholders of a file.
struct SVGExpansions {
  /// The glyphs of each run.
  var runs: [SVGText] = []
  /// The attributes of each color.
  var colors: [SVGText] = []

  /// Writes a file.
  ///
  /// - Parameter text: all of it.
  /// - Returns: the file, in UTF-8.
  func file(_ text: SVGText) -> Data {
    // What an id begins with counts as one byte, whatever it will be.
    var (hash, count) = (SVGHash(), 0)
    visit(text) { bytes in
      hash.add(bytes)
      count += bytes.count
    } onPrefix: {
      hash.add([1])
      count += 5
    }
    let prefix = hash.prefix
    var file = Data(capacity: count)
    visit(text) {
      file.append(contentsOf: $0)
    } onPrefix: {
      file.append(contentsOf: prefix)
    }
    return file
  }

  private func visit(
    _ text: SVGText, _ onBytes: (ArraySlice<UInt8>) -> Void, onPrefix: () -> Void
  ) {
    text.visit(onBytes) { placeholder in
      switch placeholder {
      case .prefix: onPrefix()
      case .color(let index): visit(colors[index], onBytes, onPrefix: onPrefix)
      case .run(let index): visit(runs[index], onBytes, onPrefix: onPrefix)
      }
    }
  }
}

/// FNV-1a, of 64 bits.
private struct SVGHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Five letters and digits, a letter first: two of a hundred pictures in a page have the same with a chance of one in
  /// a hundred thousand.
  var prefix: [UInt8] {
    var rest = value
    return (0..<5).map { index in
      let count: UInt64 = index == 0 ? 52 : 62
      defer { rest /= count }
      return SVGID.letters[Int(rest % count)]
    }
  }
}
