import Glibc

/// Names that the compiler gave, as people write them.
package enum ReadableNames {
  /// A text with the names of Swift's symbols and of what macros made as they are read.
  ///
  /// - Parameter text: any text.
  /// - Returns: the text; names in it that are no symbol's stay.
  package static func of(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return text.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
      .replacing(#/_?\$[sS][0-9A-Za-z_]+/#) { match in
        name(String(match.output)) ?? String(match.output)
      }
  }

  /// Takes name, length, buffer, its size and flags; nil for what is no symbol.
  private typealias Demangler =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The runtime's function, which no module declares; nil where a runtime has none.
  private static let demangler = dlsym(nil, "swift_demangle")
    .map { unsafeBitCast($0, to: Demangler.self) }

  /// The name of a symbol; nil for what is none.
  private static func name(_ symbol: String) -> String? {
    guard let bytes = demangler?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(bytes) }
    let name = String(cString: bytes)
    // Names may stand in JSON.
    guard !name.contains(where: { "\"\\".contains($0) }) else { return nil }
    // What a macro made: only the name in it was chosen by somebody.
    return name.firstMatch(of: #/^unique name #\d+ of (.+?) in /#).map { String($0.1) } ?? name
  }
}
