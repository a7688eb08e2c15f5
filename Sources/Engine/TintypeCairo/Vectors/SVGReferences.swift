import Foundation

/// What an SVG file takes from other files: pictures, parts, paints, fonts and style sheets.
enum SVGReferences {
  /// Elements that show what their `href` leads to; a link and a script do not.
  private static let showing: Set<String> = [
    "image", "feImage", "use", "linearGradient", "radialGradient", "pattern", "filter", "textPath",
    "tref", "font-face-uri", "color-profile", "include", "?xml-stylesheet",
  ]

  /// The address of the first thing that a drawing takes from elsewhere.
  ///
  /// - Parameter data: the file.
  /// - Returns: nil for a drawing that has all that it shows.
  static func first(in data: Data) -> String? {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]),
      let text = String(data: data, encoding: .utf16)
    {
      return first(in: Data(text.utf8))
    }
    var (isRemark, isStyle) = (false, false)
    for part in data.split(separator: UInt8(ascii: "<")) {
      let isHidden = isRemark || part.starts(with: "!--".utf8)
      isRemark = isHidden && part.range(of: Data("-->".utf8)) == nil
      if isHidden { continue }
      let head = part[..<end(ofTag: part)]
      let name = String(
        decoding: head.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
      let tag = name.split(separator: ":").last.map(String.init) ?? ""
      if tag == "style" { isStyle = head.last != UInt8(ascii: "/") }
      if head.starts(with: "/".utf8) { isStyle = false }
      // What stands in a style, be it plain or as CDATA, is a style sheet whole; of other elements the attributes may
      // name paints.
      let found =
        (showing.contains(tag) ? address(ofReferenceIn: head) : nil)
        ?? address(inStyle: isStyle ? part : head)
      if let found { return found }
    }
    return nil
  }

  /// Where a tag ends; a bracket in quotes ends none.
  private static func end(ofTag part: Data) -> Data.Index {
    var quote: UInt8?
    return part.firstIndex { byte in
      if let open = quote {
        if byte == open { quote = nil }
        return false
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      return byte == UInt8(ascii: ">")
    } ?? part.endIndex
  }

  private static func address(ofReferenceIn head: Data) -> String? {
    var rest = head
    while let found = rest.range(of: Data("href".utf8)) {
      rest = rest[found.upperBound...]
      let value = rest.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
      guard let quote = value.first, [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(quote) else {
        continue
      }
      let text = String(
        decoding: value.dropFirst().prefix { $0 != quote }.prefix(200), as: UTF8.self)
      if let address = elsewhere(text) { return address }
    }
    return nil
  }

  /// What a style sheet, or attributes, take from elsewhere by `url(…)` or `@import`.
  private static func address(inStyle part: Data) -> String? {
    // Most of a drawing is numbers.
    guard ["url(", "URL(", "@import"].contains(where: { part.range(of: Data($0.utf8)) != nil })
    else { return nil }
    let text = String(decoding: part, as: UTF8.self)
      .replacing(#/&(?:quot|#34|#x22);/#, with: "\"").replacing(#/&(?:apos|#39|#x27);/#, with: "'")
      .replacing(#/(?s)/\*.*?\*//#, with: "")
    let pattern =
      #/(?i)url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/#
    return text.matches(of: pattern).lazy.compactMap { match in
      let found = match.output
      return (found.1 ?? found.2 ?? found.3 ?? found.4 ?? found.5).flatMap { elsewhere($0) }
    }.first
  }

  /// An address that leads to another file, at most 200 characters of it; nil for one within the file.
  private static func elsewhere(_ text: some StringProtocol) -> String? {
    let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if address.isEmpty || address.hasPrefix("#") || address.lowercased().hasPrefix("data:") {
      return nil
    }
    return String(address.prefix(200))
  }
}
