/// Drawings of the project's own, for symbols that the sets lack or draw in another way than Apple.
enum OwnDrawings {
  /// A piece of a drawing: path data as in SVG, in hundredths of the font's size.
  enum Piece: Hashable, Sendable {
    /// Lines as thick as the weight says.
    case lines(String)
    /// An area with its holes, which turn the other way.
    case area(String)
  }

  /// The pieces of a symbol; nil where the project has no drawing of it.
  static func pieces(of name: String) -> [Piece]? { drawings[name] }

  /// The symbols that the project draws, sorted.
  static var names: [String] { drawings.names }

  private static let drawings = NameTable(table) { parts -> [Piece]? in
    var rest = parts[...]
    var pieces: [Piece] = []
    while let piece = rest.popFirst() {
      let data = rest.prefix { $0 != "lines" && $0 != "area" }
      rest = rest.dropFirst(data.count)
      let path = data.joined(separator: " ")
      pieces.append(piece == "lines" ? .lines(path) : .area(path))
    }
    return pieces
  }
}
