/// The tags of an SVG file, one after the other.
///
/// Text, comments, declarations and what is between them are passed over: drawings need none of it.
struct SVGTags: Sequence, IteratorProtocol {
  /// A tag and its attributes.
  struct Tag {
    /// The name, without a namespace.
    var name: Substring
    /// Whether the tag ends an element.
    var isEnd = false
    /// Whether the element ends at once.
    var isEmpty = false
    /// The attributes by name.
    var attributes: [Substring: Substring] = [:]
  }

  private var rest: Substring

  /// Reads a file.
  init(_ text: String) { rest = Substring(text) }

  /// The next tag; nil at the end of the file.
  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      for (mark, end) in [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>"), ("!", ">")]
      where rest.hasPrefix(mark) {
        rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
        return next()
      }
      guard let end = endOfTag() else { return nil }
      let body = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if let tag = Self.tag(body) { return tag }
    }
    return nil
  }

  /// The place of the bracket that closes a tag: one in quotes does not.
  private func endOfTag() -> Substring.Index? {
    var quote: Character?
    for index in rest.indices {
      let character = rest[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private static func tag(_ body: Substring) -> Tag? {
    var body = body
    let isEnd = body.first == "/"
    if isEnd { body = body.dropFirst() }
    let isEmpty = body.last == "/"
    if isEmpty { body = body.dropLast() }
    let full = body.prefix { !$0.isWhitespace }
    guard !full.isEmpty else { return nil }
    var tag = Tag(name: local(full), isEnd: isEnd, isEmpty: isEmpty)
    var rest = body[full.endIndex...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmingPrefix { $0.isWhitespace }.prefix { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].trimmingPrefix { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      tag.attributes[local(name)] = rest[..<end]
      rest = rest[rest.index(after: end)...]
    }
    return tag
  }

  private static func local(_ name: Substring) -> Substring {
    name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name
  }
}
