import Tintype
import TintypeSyntax

extension ProgramSource {
  /// Longer code is left out but for what shows the view.
  private static let mostLines = 60

  /// The code of a view as its reader sees it: what shows it, and the types which that mentions.
  ///
  /// - Parameter entry: the view.
  /// - Returns: the code without imports, with what it calls.
  func shownCode(of entry: Entry) -> StepCode {
    let unit = units[entry.unit]
    var pieces: [Piece] = []
    var open: [(unit: Int, item: SourceItem)] = []
    switch entry.candidate.form {
    case .type(let name), .app(let name), .provider(let name):
      open = unit.outline.items.filter { $0.typeName == name }.map { (entry.unit, $0) }
    case .expressions, .fragment, .preview:
      open = unit.outline.items.filter { $0.kind != .other }.map { (entry.unit, $0) }
    }
    var found = Set(open.compactMap(\.item.typeName))
    let near = units.indices.sorted {
      (units[$0].path == unit.path ? 0 : 1, $0) < (units[$1].path == unit.path ? 0 : 1, $1)
    }
    var lines = 0
    var next = 0
    while next < open.count {
      let (owner, item) = open[next]
      next += 1
      let outline = units[owner].outline
      let text = outline.text(of: item)
      let count = text.count { $0 == "\n" } + 2
      guard lines + count <= Self.mostLines || pieces.isEmpty else { continue }
      lines += count
      pieces.append(
        Piece(text: text, type: item.typeName ?? "", isStatement: item.kind == .statement))
      let mentioned = outline.names(mentionedIn: item)
      for other in near {
        for type in units[other].outline.items {
          guard let name = type.typeName, mentioned.contains(name), found.insert(name).inserted
          else { continue }
          open.append((other, type))
        }
      }
    }
    return Self.code(of: pieces)
  }

  /// A declaration, or a statement outside of any.
  private struct Piece {
    let text: String
    let type: String
    let isStatement: Bool
  }

  private static func code(of pieces: [Piece]) -> StepCode {
    var code = StepCode(lines: [], calls: [])
    for (index, piece) in pieces.enumerated() {
      // Statements of one fence stand together, declarations apart.
      if !code.lines.isEmpty, !piece.isStatement { code.lines.append("") }
      let reader = CallReader(
        piece.text, of: piece.type, member: piece.isStatement ? 0 : index + 1,
        at: code.lines.count)
      code.calls += reader.calls
      code.lines += piece.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
    }
    return code
  }
}

extension SourceItem {
  /// The name of the type that it declares; nil for others.
  fileprivate var typeName: String? {
    guard case .type(let type) = kind, type.keyword != "typealias" else { return nil }
    return type.name
  }
}
