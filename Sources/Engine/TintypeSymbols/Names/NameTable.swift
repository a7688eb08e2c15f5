/// A table that stands in the source as text, and is read when it is first asked.
///
/// A dictionary of a thousand entries takes the compiler seconds, and a program that draws no symbol
/// should not build one.
struct NameTable<Value: Sendable>: Sendable {
  private let values: [Substring: Value]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: entries that are separated by two spaces or line ends; the words of an entry by one.
  ///   - read: makes a value of the words after the name; nil leaves the entry out.
  init(_ text: String, _ read: ([Substring]) -> Value?) {
    var values: [Substring: Value] = [:]
    for line in text.split(separator: "\n") {
      for entry in line.split(separator: "  ") {
        let parts = entry.split(separator: " ")
        guard let name = parts.first, let value = read(Array(parts.dropFirst())) else { continue }
        values[name] = value
      }
    }
    self.values = values
  }

  /// The value of a name; nil where the table lacks it.
  subscript(name: some StringProtocol) -> Value? { values[Substring(name)] }

  /// The names, sorted.
  var names: [String] { values.keys.map(String.init).sorted() }
}
