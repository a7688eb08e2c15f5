import Foundation

/// By what the compiler's messages name the lines of a unit.
enum LineNames {
  /// By where it says that it stands, which is also what a running program says where it traps.
  case article
  /// By the lines of the unit's file. No text in a unit can change these, so they tell whose a message is
  /// that names a line of nobody.
  case file

  /// The line before the code of a unit whose file's lines are named.
  static let mark = "// Code of the article:"

  /// Code between the lines that name it.
  func around(_ code: [UInt8], at location: UnitLocation) -> [UInt8] {
    let (head, tail) =
      switch self {
      case .article:
        (
          "#sourceLocation(file: \"\(location.file)\", line: \(location.line))",
          "#sourceLocation()"
        )
      case .file: (Self.mark, "//")
      }
    return Array("\(head)\n".utf8) + code + Array("\n\(tail)\n".utf8)
  }
}

/// Where a unit stands, as the compiler is told.
struct UnitLocation {
  /// A file; for a part of an article that counts its own lines with its number behind a `#`.
  let file: String
  /// The line of its first one.
  let line: Int

  /// Finds where a unit is said to stand.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - ordinal: its number in its file.
  init(_ unit: SourceUnit, ordinal: Int) {
    let countsOwn = unit.countsOwnLines
    (file, line) = countsOwn ? ("\(unit.location)#\(ordinal)", 1) : (unit.location, unit.line)
  }

  /// The line of the article that a message means.
  ///
  /// - Parameters:
  ///   - message: what the compiler said.
  ///   - unit: the unit that stands here.
  /// - Returns: nil where the message is about something else.
  func articleLine(of message: CompilerMessage, in unit: SourceUnit) -> Int? {
    let line = message.line - line + unit.line
    return message.file == file && unit.lines.contains(line) ? line : nil
  }

  /// The name by which a running program speaks of the file.
  var spokenName: String { (file as NSString).lastPathComponent }
}
