import TintypeSyntax

/// The manifest of an app of Swift Playgrounds.
enum AppManifest {
  /// The module that declares the product of such an app.
  private static let module = "AppleProductTypes"

  /// The manifest with an executable in the place of the app, on as many lines.
  ///
  /// - Parameter source: a manifest.
  /// - Returns: nil for a manifest of no such app.
  static func plain(_ source: String) -> String? {
    let outline = SourceOutline(source)
    let imports = outline.items.filter { outline.importedModule(of: $0) == module }
    if imports.isEmpty { return nil }
    func lines(_ range: Range<Int>) -> String {
      String(
        repeating: "\n", count: outline.bytes[range].count { $0 == UInt8(ascii: "\n") })
    }
    var edits = imports.map { (range: $0.range, text: lines($0.range)) }
    for index in outline.tokens.indices.dropLast() where outline.tokens[index].is("iOSApplication")
    {
      guard outline.tokens[index + 1].is("("), let close = outline.tokens[index + 1].partner else {
        continue
      }
      let range = outline.tokens[index].range.lowerBound..<outline.tokens[close].range.upperBound
      let arguments = ["name", "targets"].compactMap { label in
        argument(label, from: index + 2, to: close, outline).map { "\(label): \($0)" }
      }
      edits.append(
        (
          range: range,
          text: "executable(\(arguments.joined(separator: ", ")))"
            + lines(range)
        ))
    }
    return applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: outline.bytes)
  }

  /// What is written for an argument.
  private static func argument(
    _ label: String, from first: Int, to close: Int, _ outline: SourceOutline
  ) -> String? {
    var index = first
    var start: Int?
    while index < close {
      let token = outline.tokens[index]
      if token.is(label), outline.tokens[index + 1].is(":") { start = index + 2 }
      let end = (token.kind == .open ? token.partner : nil) ?? index
      if let start, end + 1 >= close || outline.tokens[end + 1].is(",") {
        // Of a string only the quotes before it are a token.
        let range =
          outline.tokens[start].range.lowerBound..<outline.tokens[end + 1].range.lowerBound
        return String(decoding: outline.bytes[range], as: UTF8.self)
      }
      index = end + 1
    }
    return nil
  }

  private static func applying(
    _ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8]
  ) -> String {
    var result: [UInt8] = []
    var last = 0
    for edit in edits {
      result += bytes[last..<edit.range.lowerBound] + Array(edit.text.utf8)
      last = edit.range.upperBound
    }
    return String(decoding: result + bytes[last...], as: UTF8.self)
  }
}
