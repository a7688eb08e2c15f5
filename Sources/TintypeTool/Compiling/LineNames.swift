/// By what the compiler's messages name the lines of a unit.
enum LineNames {
  /// By the article's own lines, which is also what a running program says where it traps.
  case article
  /// By the lines of the unit's file. No text in a unit can change these, so they tell whose a message is
  /// that names a line of nobody.
  case file

  /// The line before the code of a unit whose file's lines are named.
  static let mark = "// Code of the article:"

  /// Code between the lines that name it.
  func around(_ code: [UInt8], in unit: SourceUnit) -> [UInt8] {
    let (head, tail) =
      switch self {
      case .article:
        ("#sourceLocation(file: \"\(unit.place)\", line: \(unit.line))", "#sourceLocation()")
      case .file: (Self.mark, "//")
      }
    return Array("\(head)\n".utf8) + code + Array("\n\(tail)\n".utf8)
  }
}
