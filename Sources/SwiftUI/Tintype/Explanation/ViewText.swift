import TintypeLayout

/// What a reader of a layout calls its views.
package enum ViewText {
  /// What a view is called: the author's own views and controls by their types, texts by what they say, pictures and
  /// colors by their names, modifiers by what they were given.
  ///
  /// - Parameters:
  ///   - node: the view.
  ///   - text: what a control says that has made its texts itself; nil for nothing.
  /// - Returns: the words, such as `padding 16` or `Image heart`.
  package static func name(_ node: LayoutNode, saying text: String? = nil) -> String {
    var names = node.authorship.names.reversed().joined(separator: " › ")
    if names.isEmpty { names = node.kind }
    let speech = text ?? node.speech
    let details = node.authorship.names.isEmpty ? details(of: node) : nil
    for detail in [speech.map(ReadableText.quoted), details, node.identifier.map { "#\($0)" }] {
      if let detail { names += " \(detail)" }
    }
    return names
  }

  /// What a view is called in a sentence: by what it shows, where modifiers stand around it.
  static func shown(_ node: LayoutNode) -> String {
    if let control = node.control { return ReadableText.name(control, text: text(in: node)) }
    if let owner = node.authorView { return owner }
    if !node.textLines.isEmpty { return ReadableText.name(node.kind, text: text(in: node)) }
    if let first = node.children.first, node.children.count == 1 || isModifier(node.kind) {
      return shown(first)
    }
    guard !node.kind.isEmpty else { return "the view" }
    let picture = node.children.isEmpty ? details(of: node) : nil
    return ReadableText.name(node.kind, picture: picture)
  }

  /// The first text of a view; nil where there is none.
  private static func text(in node: LayoutNode) -> String? {
    node.first { !$0.textLines.isEmpty }?.speech
  }

  /// The author's view that a view is, where modifiers stand around it.
  static func owner(of node: LayoutNode) -> String? {
    if let owner = node.authorView { return owner }
    guard let first = node.children.first, isModifier(node.kind) else { return nil }
    return owner(of: first)
  }

  /// Modifiers begin with a small letter, views with a capital.
  private static func isModifier(_ kind: String) -> Bool { kind.first?.isLowercase ?? true }

  /// What a view was given; nil for nothing that is worth a word.
  private static func details(of node: LayoutNode) -> String? {
    let values = node.values
    switch node.authorship.role {
    case .padding: return padding(values)
    case .frame: return frame(values)
    case .aspectRatio: return [values["ratio"].map(readable), values["mode"]].joined
    case .relativeFrame:
      let container = node.authorship.container
      return ReadableText.definiteLengths(container?.width, container?.height).map {
        "container \($0)"
      }
    case .text: return nil
    case .moved:
      return [values["x"], values["y"]].map { $0.map(readable) ?? "0" }.joined(separator: ", ")
    default:
      return values["image"]
        ?? values["color"].flatMap { $0.hasPrefix("#") ? ColorName.of($0) : nil }
    }
  }

  private static func padding(_ values: [String: String]) -> String? {
    let edges = ["top", "leading", "bottom", "trailing"].map {
      ($0, values[$0].map(readable) ?? "0")
    }
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
      return readable(width) + ReadableText.times + readable(height)
    }
    let names = [
      "minWidth", "idealWidth", "width", "maxWidth", "minHeight", "idealHeight", "height",
      "maxHeight",
    ]
    return names.compactMap { name in values[name].map { "\(name) \(readable($0))" } }.nonEmpty?
      .joined(separator: ", ")
  }

  /// A number of a view's values as people read it.
  private static func readable(_ text: String) -> String {
    Double(text).map { ReadableText.length(CGFloat($0)) } ?? text
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
  var speech: String? {
    authorship.text ?? (lines.isEmpty ? nil : lines.joined(separator: " "))
  }
}
