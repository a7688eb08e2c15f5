package import TintypeGeometry

/// What a chunk is to a picture that every program is to show alike.
private enum PNGChunkRule {
  /// Chunks that a reference may hold: what encoders write, and what no program draws other pixels by.
  static let allowed: Set<String> = [
    "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "pHYs", "sRGB", "sBIT", "tIME", "tEXt", "zTXt", "iTXt",
  ]

  /// Chunks of pictures that follow each other.
  static let animated: Set<String> = ["acTL", "fcTL", "fdAT"]

  /// What programs make of the others: [PNG, third edition](https://www.w3.org/TR/png-3/), 11, and the register of
  /// extensions to PNG; `iDOT`, `vpAg`, `caNv` and `orNT` are Apple's and ImageMagick's.
  private static let effects: [String: String] = {
    let kinds = [
      "gAMA cHRM iCCP cICP mDCV cLLI": "gives it other colors",
      "bKGD": "fills what is transparent",
      "eXIf orNT": "may turn it",
      "acTL fcTL fdAT gIFg gIFt gIFx": "shows other pictures in its place",
      "iDOT": "may show other pixels",
      "oFFs sCAL pCAL sTER vpAg caNv": "gives it another size or position",
    ]
    return Dictionary(
      kinds.flatMap { names, effect in names.split(separator: " ").map { (String($0), effect) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// What is wrong with a chunk by its name; nil for nothing.
  static func objection(to type: String) -> String? {
    if allowed.contains(type) { return nil }
    if let effect = effects[type] { return "its chunk \(type) \(effect) in some programs" }
    // Bit 5 of the first byte: PNG, 5.4.
    let isCritical = type.first?.isUppercase == true
    return "its chunk \(type) is unknown"
      + (isCritical ? ", and no program may pass it over" : " and may change what programs show")
  }

  /// What is wrong with a note, which may carry what other programs keep in chunks; nil for nothing.
  static func objection(toNote content: Slice<UnsafeRawBufferPointer>) -> String? {
    let keyword = String(decoding: content.prefix { $0 != 0 }.prefix(80), as: UTF8.self)
    let isProfile = keyword.hasPrefix("Raw profile type") || keyword == "XML:com.adobe.xmp"
    return isProfile ? "its note \"\(keyword)\" may turn it or give it other colors" : nil
  }
}

extension PNGCodec {
  /// What is said behind each cause for which a picture is no reference.
  private static let remedy =
    "; record it anew, or write it without that chunk (ImageMagick: `magick OLD -strip NEW`)"

  /// Why a picture may show one thing to a person and another to a test, though it may be decoded.
  ///
  /// A file may hold the chunks of a list and no other, each once and in PNG's order, and nothing behind its end: what
  /// gives colors, turns, moves or is unknown is taken otherwise by one program than by the next.
  /// - Parameters:
  ///   - data: the whole file.
  ///   - allowsAnimation: whether pictures may follow each other, for who compares them too.
  /// - Returns: a clause that names the chunk; nil where all is in order.
  /// - Throws: what is wrong with the bytes.
  package static func disorder(
    of data: Data, allowsAnimation: Bool = false
  ) throws(ImageDecodingError) -> String? {
    try reading(data) { bytes throws(ImageDecodingError) in
      let file = try PNGChunks(bytes)
      if let last = file.chunks.last, last.range.upperBound != bytes.count {
        return "\(bytes.count - last.range.upperBound) bytes follow its end"
      }
      let animated = allowsAnimation ? PNGChunkRule.animated : []
      for chunk in file.chunks where !animated.contains(chunk.type) {
        let content = try file.content(chunk)
        let objection =
          PNGChunkRule.objection(to: chunk.type)
          ?? (PNGNote.types.contains(chunk.type)
            ? PNGChunkRule.objection(toNote: content) : nil)
          ?? (chunk.type == "pHYs"
            && !content.prefix(4).elementsEqual(content.dropFirst(4).prefix(4))
            ? "its chunk pHYs says that pixels are not square" : nil)
        if let objection { return objection + remedy }
      }
      return misplaced(file.chunks.map(\.type).filter { !animated.contains($0) })
    }
  }

  /// What is odd about the order of chunks; nil for nothing.
  private static func misplaced(_ types: [String]) -> String? {
    // Pixels may take several chunks, which stand together.
    let runs = types.indices.filter { $0 == 0 || types[$0] != "IDAT" || types[$0 - 1] != "IDAT" }
      .map { types[$0] }
    let single = runs.filter { !PNGNote.types.contains($0) }
    let counts = Dictionary(single.map { ($0, 1) }, uniquingKeysWith: +)
    if let twice = counts.filter({ $0.value > 1 }).keys.min() {
      return "its chunk \(twice) is there twice"
    }
    guard let pixels = single.firstIndex(of: "IDAT") else { return nil }
    let palette = single.firstIndex(of: "PLTE") ?? 0
    for (index, type) in single.enumerated() {
      // PNG, table 7: all but the time stand before the pixels, and what speaks of colors' alphas behind them.
      let isLate = index > pixels && !["IEND", "tIME"].contains(type)
      if isLate || (type == "tRNS" && index < palette) {
        return "its chunk \(type) is out of place"
      }
    }
    return nil
  }

  /// The bytes of all pictures of a file that follow each other, and how long each is shown.
  ///
  /// - Parameter data: the whole file.
  /// - Returns: the chunks one after the other; nil where there are none.
  package static func animation(of data: Data) -> Data? {
    let chunks = try? reading(data) { bytes throws(ImageDecodingError) in
      try PNGChunks(bytes).chunks.filter { PNGChunkRule.animated.contains($0.type) }.map(\.range)
    }
    guard let chunks, !chunks.isEmpty else { return nil }
    return chunks.reduce(into: Data()) {
      $0 += data[data.startIndex + $1.lowerBound..<data.startIndex + $1.upperBound]
    }
  }
}
