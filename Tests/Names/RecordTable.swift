/// A table of records that the sources hold as a text, a record a line.
///
/// The first line names the property that holds the text, such as `# CupertinoAliases.table`, and the lines below with
/// a `#` say what it is.
package struct RecordTable {
  private let type: Substring
  private let property: Substring
  private let summary: [Substring]
  private let records: [Substring]

  /// Reads a table.
  ///
  /// - Parameter text: its lines.
  /// - Throws: `Malformed` where the first line names no property.
  package init(_ text: String) throws {
    let lines = text.split(separator: "\n")
    let remarks = lines.prefix { $0.hasPrefix("# ") }.map { $0.dropFirst(2) }
    let path: [Substring] = remarks.first?.split(separator: ".") ?? []
    guard path.count == 2 else {
      throw DeclarationTable.Malformed(description: "the first line names no property of a type.")
    }
    (type, property) = (path[0], path[1])
    summary = Array(remarks.dropFirst())
    records = Array(lines.dropFirst(remarks.count))
  }

  /// The property in Swift, with documentation.
  package var swift: String {
    var text = "extension \(type) {\n"
    for line in summary { text += "  /// \(line)\n" }
    text += "  static let \(property) = \"\"\"\n"
    for record in records { text += "    \(record)\n" }
    return text + "    \"\"\"\n}\n"
  }
}
