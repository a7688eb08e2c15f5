import Foundation
import TintypeSVG

/// The drawing of one layout, as lines whose ids are those of the page.
struct ExplorationFrame {
  /// The lines between the file's root and its end.
  private(set) var lines: [[UInt8]] = []

  /// Reads an SVG file.
  ///
  /// - Parameters:
  ///   - file: the file, an element or a definition a line.
  ///   - outlines: is given what many layouts have in common, outlines of glyphs and pictures.
  init(_ file: Data, _ outlines: inout ExplorationIndex) {
    let all = [UInt8](file).split(separator: UInt8(ascii: "\n"))
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var shared: [ArraySlice<UInt8>] = []
    for line in all where !Self.isFrame(line) {
      if let (id, outline) = Self.outline(line) {
        let identifier = outlines.identifier(of: String(decoding: outline, as: UTF8.self))
        names[id] = ExplorationLine.prefix + Array("g\(identifier)".utf8)
      } else {
        shared.append(line)
      }
    }
    Self.assignIdentifiers(to: &names, in: shared)
    lines = shared.map { Self.renamed($0, names) }
  }

  /// Gives ids that belong to this layout alone numbers in the order of their lines.
  private static func assignIdentifiers(
    to names: inout [ArraySlice<UInt8>: [UInt8]], in lines: [ArraySlice<UInt8>]
  ) {
    var count = 0
    for line in lines {
      guard let id = id(of: line) else { continue }
      names[id] = ExplorationLine.prefix + Array("l\(count)".utf8)
      count += 1
    }
  }

  /// Whether a line is the file's and not the drawing's: the page has a root and words of its own.
  private static func isFrame(_ line: ArraySlice<UInt8>) -> Bool {
    ["<svg ", "</svg>", "<title", "<desc", "<!--"].contains { line.starts(with: $0.utf8) }
  }

  /// The id of a definition that does not depend on the layout, and the definition without it.
  private static func outline(
    _ line: ArraySlice<UInt8>
  ) -> (id: ArraySlice<UInt8>, definition: [UInt8])? {
    for start in ["<path id=\"", "<image id=\""] where line.starts(with: start.utf8) {
      let from = line.startIndex + start.utf8.count
      guard let end = line[from...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      let head = line[..<(from - " id=\"".utf8.count)]
      return (line[from..<end], Array(head) + Array(line[(end + 1)...]))
    }
    return nil
  }

  /// The id that the first element of a line has; nil for none.
  private static func id(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.first == UInt8(ascii: "<"),
      let space = line.firstIndex(of: UInt8(ascii: " ")),
      line[space...].starts(with: " id=\"".utf8)
    else { return nil }
    let from = space + " id=\"".utf8.count
    return line[from...].firstIndex(of: UInt8(ascii: "\"")).map { line[from..<$0] }
  }

  /// A line with other names for ids, and without the characters that mark places.
  private static func renamed(
    _ line: ArraySlice<UInt8>, _ names: [ArraySlice<UInt8>: [UInt8]]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let isID = byte == UInt8(ascii: "i") && line[index...].starts(with: "id=\"".utf8)
      if byte == UInt8(ascii: "#") || isID {
        let from = index + (isID ? 4 : 1)
        let end = line[from...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") }
        if let end, let name = names[line[from..<end]] {
          result += line[index..<from]
          result += name
          index = end
          continue
        }
      }
      let isMark =
        byte == 0xC2 && index + 1 < line.endIndex && (0x80...0x9F).contains(line[index + 1])
      if byte == ExplorationLine.decimal || isMark {
        result.append(UInt8(ascii: " "))
        index += isMark ? 2 : 1
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }
}

/// Texts with numbers, in the order in which they were first met.
struct ExplorationIndex {
  private(set) var texts: [String] = []
  private var identifiers: [String: Int] = [:]

  /// The number of a text, a new one where it has none.
  mutating func identifier(of text: String) -> Int {
    if let cached = identifiers[text] { return cached }
    identifiers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension Exploration {
  /// How layouts are drawn: outlines are what they have in common, and lines of text would be most of a page.
  static let svgOptions = SVGRenderer.Options(text: .outlined, definesOutlines: true)
}
