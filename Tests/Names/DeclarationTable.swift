/// A table of names that draw nothing, and of initializers that only say what another one is given: a line a declaration.
///
/// A line is a declaration as Swift writes it, two spaces deeper than the one that it belongs to, and behind ` // `
/// what its documentation says. A line that begins with `#` is a remark. What most declarations have is left out:
///
/// - Access: what says nothing is public, as far as it has to say anything; in a type that is `package` or `internal`
///   it is for whom the type is.
/// - The body of a function or an initializer that does nothing. An initializer stores its parameters in the
///   properties of their names, if there are such.
/// - In an extension of `View` or `Scene`: the result of a modifier that gives back what it is applied to, and that
///   it is nonisolated.
/// - `choice NAME` is a value of the type around, which is told from others by its name alone.
/// - `options NAME, NAME` are the values of an `OptionSet`, a bit each, and `constants NAME, NAME` those of a type whose
///   raw value is their name. They bring the raw value and its initializer.
/// - `entry NAME: TYPE = VALUE` is a value of the environment with its standard.
/// - `memberwise` is the initializer that takes the properties of the type around, `memberwise(NAME, _ NAME)` that of
///   some of them. What is optional or has a standard may be left out. Its parameters are documented as the properties.
///
/// A table may begin with `#if os(Linux)`, which then holds for all of it. What its file imports are declarations, too.
package struct DeclarationTable {
  /// A line, and those that belong to it.
  package struct Declaration {
    /// The declaration as the table writes it, without its documentation.
    package var text: String
    /// What its documentation says; nil for nothing.
    package var summary: String?
    /// The declarations in it.
    package var members: [Declaration] = []
  }

  /// A line that belongs to nothing, or says nothing.
  package struct Malformed: Error, CustomStringConvertible {
    package let description: String
  }

  /// The declarations that belong to no other, without imports.
  package let declarations: [Declaration]
  /// The imports, as Swift writes them.
  let imports: [String]
  /// Where the declarations exist, such as `#if os(Linux)`; nil for everywhere.
  let condition: String?

  /// Reads a table.
  ///
  /// - Parameter text: its lines.
  /// - Throws: `Malformed` where a line is deeper than its members can be, or has documentation alone.
  package init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    condition = lines.first.flatMap { $0.hasPrefix("#if ") ? String($0) : nil }
    var read = try lines.enumerated().dropFirst(condition == nil ? 0 : 1)
      .compactMap { try Line($1, lineNumber: $0 + 1) }[...]
    let all = try Self.declarations(at: 0, from: &read)
    imports = all.map(\.text).filter(Self.isImport)
    declarations = all.filter { !Self.isImport($0.text) }
  }

  private static func isImport(_ text: String) -> Bool {
    text.prefixMatch(of: #/(?:@\w+ )*(?:(?:public|package) )?import /#) != nil
  }

  private static func declarations(
    at depth: Int, from lines: inout ArraySlice<Line>
  ) throws -> [Declaration] {
    var found: [Declaration] = []
    while let line = lines.first, line.depth >= depth {
      guard line.depth == depth else {
        throw Malformed(description: "line \(line.lineNumber) is deeper than what it belongs to.")
      }
      lines.removeFirst()
      var declaration = line.declaration
      declaration.members = try declarations(at: depth + 1, from: &lines)
      found.append(declaration)
    }
    return found
  }
}

/// A line of a table.
private struct Line {
  let lineNumber: Int
  /// How many declarations it is in.
  let depth: Int
  let declaration: DeclarationTable.Declaration

  /// Reads a line; nil for an empty one and for a remark.
  init?(_ line: Substring, lineNumber: Int) throws {
    let text = line.drop { $0 == " " }
    guard !text.hasPrefix("#if") else {
      throw DeclarationTable.Malformed(
        description: "line \(lineNumber) is a condition, with which only a table can begin.")
    }
    guard let first = text.first, first != "#" else { return nil }
    let spaces = text.startIndex.utf16Offset(in: line) - line.startIndex.utf16Offset(in: line)
    let parts = text.split(separator: " // ", maxSplits: 1)
    guard spaces.isMultiple(of: 2), !parts[0].hasPrefix("//") else {
      throw DeclarationTable.Malformed(
        description: "line \(lineNumber) is no declaration at its place.")
    }
    self.lineNumber = lineNumber
    depth = spaces / 2
    declaration = DeclarationTable.Declaration(
      text: String(parts[0]), summary: parts.count > 1 ? String(parts[1]) : nil)
  }
}
