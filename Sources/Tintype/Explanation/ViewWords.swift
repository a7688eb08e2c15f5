import TintypeLayout

/// What a reader of a layout calls its views.
package enum ViewWords {
  /// The most characters of a text in quotes.
  static let textLimit = 24

  /// A text in quotes, cut where it is long.
  static func quoted(_ text: String) -> String {
    "\u{201C}\(text.count > textLimit ? text.prefix(textLimit - 1) + "\u{2026}" : text)\u{201D}"
  }

  /// What a view is called: the author's own views and controls by their types, texts by what they say, pictures and
  /// colors by their names, modifiers by what they were given.
  ///
  /// - Parameters:
  ///   - node: the view.
  ///   - text: what a control says that has made its texts itself; nil for nothing.
  /// - Returns: the words, such as `padding 16` or `Image heart`.
  package static func name(_ node: LayoutNode, saying text: String? = nil) -> String {
    var words = node.authorship.names.reversed().joined(separator: " › ")
    if words.isEmpty { words = node.kind }
    let said = text ?? node.said
    let details = node.authorship.names.isEmpty ? details(of: node) : nil
    for detail in [said.map(quoted), details, node.identifier.map { "#\($0)" }] {
      if let detail { words += " \(detail)" }
    }
    return words
  }

  /// What a view was given; nil for nothing that is worth a word.
  private static func details(of node: LayoutNode) -> String? {
    let values = node.values
    switch node.kind {
    case "padding": return padding(values)
    case "frame": return frame(values)
    case "aspectRatio": return [values["ratio"].map(number), values["mode"]].joined
    case "layoutPriority", "fixedSize", "HStack", "VStack", "ZStack", "Text": return nil
    case "offset", "position":
      return [values["x"], values["y"]].map { $0.map(number) ?? "0" }.joined(separator: ", ")
    default:
      return values["image"]
        ?? values["color"].flatMap { $0.hasPrefix("#") ? ColorName.of($0) : nil }
    }
  }

  private static func padding(_ values: [String: String]) -> String? {
    let edges = ["top", "leading", "bottom", "trailing"].map { ($0, values[$0].map(number) ?? "0") }
    let lengths = edges.map(\.1)
    if Set(lengths).count == 1 { return lengths[0] }
    if lengths[0] == lengths[2], lengths[1] == lengths[3] {
      return [
        lengths[1] == "0" ? nil : "horizontal \(lengths[1])",
        lengths[0] == "0" ? nil : "vertical \(lengths[0])",
      ].joined
    }
    return edges.filter { $0.1 != "0" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private static func frame(_ values: [String: String]) -> String? {
    if let width = values["width"], let height = values["height"] {
      return number(width) + StepWords.times + number(height)
    }
    let names = [
      "minWidth", "idealWidth", "width", "maxWidth", "minHeight", "idealHeight", "height",
      "maxHeight",
    ]
    return names.compactMap { name in values[name].map { "\(name) \(number($0))" } }.nonEmpty?
      .joined(separator: ", ")
  }

  /// A number of a view's values as people read it.
  private static func number(_ text: String) -> String {
    Double(text).map { StepWords.number(CGFloat($0)) } ?? text
  }
}

extension [String?] {
  /// What is there with commas between; nil for nothing.
  fileprivate var joined: String? { compactMap(\.self).nonEmpty?.joined(separator: ", ") }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension LayoutNode {
  /// What a text says, all of it where that is known; nil for other views.
  var said: String? {
    authorship.text ?? (lines.isEmpty ? nil : lines.joined(separator: " "))
  }
}
