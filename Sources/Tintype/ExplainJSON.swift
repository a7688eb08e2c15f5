import Foundation

extension LayoutSnapshot {
  /// The layout as one JSON document.
  ///
  /// Lengths are in points; nil is `null` and infinity is `"inf"`. Keys stand in the order of the
  /// properties, so that two documents of one layout are equal byte for byte.
  ///
  /// - Returns: the document, with a line a value and a line feed at the end.
  public func json() -> String {
    var writer = ExplainJSONWriter()
    writer.object {
      $0.value("size", size)
      $0.value("evaluations", evaluations)
      $0.list("diagnostics", diagnostics) { writer, diagnostic in
        writer.value("path", diagnostic.path)
        writer.value("message", diagnostic.message)
      }
      $0.object("root") { root.write(to: &$0) }
    }
    return writer.text + "\n"
  }
}

extension LayoutNode {
  fileprivate func write(to writer: inout ExplainJSONWriter) {
    writer.value("kind", kind)
    writer.value("identifier", identifier)
    writer.value("owner", owner)
    writer.object("frame") {
      $0.value("x", frame.minX)
      $0.value("y", frame.minY)
      $0.value("width", frame.width)
      $0.value("height", frame.height)
    }
    writer.value("proposal", proposal)
    writer.list("queries", queries) { writer, query in
      writer.value("proposal", query.proposal)
      writer.value("size", query.size)
    }
    writer.strings("lines", lines)
    if let distribution {
      writer.object("distribution") { distribution.write(to: &$0) }
    } else {
      writer.value("distribution", String?.none)
    }
    writer.list("children", children) { writer, child in child.write(to: &writer) }
  }
}

extension LayoutDistribution {
  fileprivate func write(to writer: inout ExplainJSONWriter) {
    writer.value("axis", axis == .horizontal ? "horizontal" : "vertical")
    writer.value("proposed", proposed)
    writer.value("gaps", gaps)
    writer.value("reserve", reserve)
    writer.list("offers", offers) { writer, offer in
      writer.value("child", offer.child)
      writer.value("offered", offer.offered)
      writer.value("taken", offer.taken)
      writer.value("priority", CGFloat(offer.priority))
      writer.value("flexibility", offer.flexibility)
    }
  }
}

/// Writes JSON with keys in the order in which they are given.
///
/// Foundation's encoder sorts keys or leaves their order open, and refuses infinity.
private struct ExplainJSONWriter {
  private(set) var text = ""
  private var indent = ""
  private var isFirst = true

  mutating func value(_ key: String, _ value: String?) {
    start(key)
    text += value.map(ExplainJSONWriter.quoted) ?? "null"
  }

  mutating func value(_ key: String, _ value: Int) {
    start(key)
    text += String(value)
  }

  mutating func value(_ key: String, _ value: CGFloat?) {
    start(key)
    text += ExplainJSONWriter.number(value)
  }

  mutating func value(_ key: String, _ size: CGSize) {
    lengths(key, size.width, size.height)
  }

  mutating func value(_ key: String, _ proposal: ProposedViewSize) {
    lengths(key, proposal.width, proposal.height)
  }

  private mutating func lengths(_ key: String, _ width: CGFloat?, _ height: CGFloat?) {
    start(key)
    text += "{\"width\": \(ExplainJSONWriter.number(width)), "
    text += "\"height\": \(ExplainJSONWriter.number(height))}"
  }

  mutating func strings(_ key: String, _ values: [String]) {
    start(key)
    text += "[" + values.map(ExplainJSONWriter.quoted).joined(separator: ", ") + "]"
  }

  mutating func object(_ key: String? = nil, _ body: (inout Self) -> Void) {
    if let key { start(key) }
    nest("{", "}") { body(&$0) }
  }

  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ body: (inout Self, Element) -> Void
  ) {
    start(key)
    guard !elements.isEmpty else {
      text += "[]"
      return
    }
    nest("[", "]") { writer in
      for element in elements {
        writer.start(nil)
        writer.nest("{", "}") { body(&$0, element) }
      }
    }
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout Self) -> Void) {
    let outer = (indent, isFirst)
    text += open
    indent += "  "
    isFirst = true
    body(&self)
    (indent, isFirst) = outer
    text += "\n\(indent)\(close)"
  }

  private mutating func start(_ key: String?) {
    text += isFirst ? "\n\(indent)" : ",\n\(indent)"
    isFirst = false
    if let key { text += "\"\(key)\": " }
  }

  private static func number(_ value: CGFloat?) -> String {
    guard let value else { return "null" }
    let number = Double(value)
    guard number.isFinite else {
      return number.isNaN ? "\"nan\"" : number > 0 ? "\"inf\"" : "\"-inf\""
    }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
