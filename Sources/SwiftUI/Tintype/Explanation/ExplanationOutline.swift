import TintypeLayout

/// The rows of an explanation: what the author wrote, a row for each view that changes something.
package struct ExplanationOutline: Equatable {
  /// A view, with the modifiers around it whose words say what they change.
  package struct Row: Equatable {
    /// What links the row with its rectangle: A, B, … Z, AA.
    package var letter: String
    /// How far the row stands in.
    package var depth: Int
    /// The view and what stands around it, outermost first.
    package var title: String
    /// What the outermost of them was proposed when it was placed, in words.
    package var proposal: String
    /// The size that it took, in words.
    package var size: String
    /// How it divided its space, a line each.
    package var notes: [String]
    /// Where it stands on the canvas, in points.
    package var frame: CGRect
  }

  /// The rows, in tree order.
  package private(set) var rows: [Row] = []
  /// How many views are in these rows but have none of their own.
  package private(set) var hidden = 0
  /// Where texts and small pictures stand, in points, which no letter should cover.
  package private(set) var obstacles: [CGRect] = []

  /// The most rows, which fill a screen.
  static let rowLimit = 40
  /// The most levels of rows in one another.
  static let depthLimit = 8
  /// The most lines about one division.
  static let noteLimit = 7

  /// Tells a layout.
  ///
  /// - Parameters:
  ///   - root: the layout.
  ///   - options: which views are told.
  /// - Throws: an error that names the identifiers that there are, where there is no view of the one asked for.
  package init(_ root: LayoutNode, _ options: ExplanationOptions) throws(ImageRendererError) {
    var start = root
    if let subtree = options.subtree {
      guard let found = root.first(where: { $0.identifier == subtree }) else {
        throw .unknownIdentifier(subtree, identifiers: root.identifiers)
      }
      start = found
    }
    var parts = WrittenView.views(in: start, options)
    if parts.isEmpty { parts = WrittenView.views(in: start, showsInternals: true) }
    var budget = Self.rowLimit
    for part in parts { add(part, depth: 0, &budget) }
    root.visit { node in
      obstacles += node.textLines.map(\.frame)
      if node.authorship.role == .image, node.frame.height < 64 { obstacles.append(node.frame) }
    }
  }

  private mutating func add(_ view: WrittenView, depth: Int, _ budget: inout Int) {
    guard budget > 0, depth < Self.depthLimit else {
      hidden += view.count
      return
    }
    budget -= 1
    let chain = view.chain
    let inner = chain[chain.count - 1]
    let index = rows.count
    rows.append(
      Row(
        letter: Self.letter(index), depth: depth,
        title: chain.map(\.name).joined(separator: " › "),
        proposal: ReadableText.proposal(view.node.proposal),
        size: ReadableText.size(view.node.frame.size),
        notes: [], frame: view.node.frame))
    var letters: [Int: String] = [:]
    for child in inner.children {
      if let childIndex = child.childIndex, budget > 0, depth + 1 < Self.depthLimit {
        letters[childIndex] = Self.letter(rows.count)
      }
      add(child, depth: depth + 1, &budget)
    }
    rows[index].notes = inner.node.isInternal ? [] : notes(of: inner.node, letters)
  }

  /// The letters of a row: A to Z, then AA and so on.
  static func letter(_ index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? last : letter(index / 26 - 1) + last
  }

  private func notes(of node: LayoutNode, _ letters: [Int: String]) -> [String] {
    guard let division = node.distribution, division.proposals.count > 1 else { return [] }
    var lines = [division.readableHeadline]
    lines += division.readableProposals { letters[$0] ?? Self.name(of: $0, in: node) }
    if lines.count > Self.noteLimit {
      let left = lines.count - Self.noteLimit
      lines = lines.prefix(Self.noteLimit) + ["and \(left) more"]
    }
    if let rest = division.readableRest { lines.append(rest) }
    return lines
  }

  private static func name(of child: Int, in node: LayoutNode) -> String {
    child < node.children.count ? ViewText.name(node.children[child]) : "a view"
  }
}

/// A view that the author wrote, with those in it.
private struct WrittenView {
  let node: LayoutNode
  /// The view's place among the views of its parent in the layout; nil where what holds it is left out.
  var childIndex: Int?
  var children: [WrittenView]
  /// What the view says in texts of its own making; nil for nothing.
  var text: String?

  /// What is behind or over the view, in a word; nil for nothing.
  var decoration: String?

  var name: String {
    guard let decoration, node.authorship.names.isEmpty else {
      return ViewText.name(node, saying: text)
    }
    return "\(node.kind) \(decoration)"
  }

  /// How many views there are, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  static func views(in node: LayoutNode, _ options: ExplanationOptions) -> [WrittenView] {
    views(in: node, showsInternals: options.showsInternals)
  }

  static func views(
    in node: LayoutNode, showsInternals: Bool, at childIndex: Int? = nil
  ) -> [WrittenView] {
    let isRecorded = showsInternals || !node.isInternal
    var children: [WrittenView] = []
    for (index, child) in node.children.enumerated() {
      children += views(in: child, showsInternals: showsInternals, at: isRecorded ? index : nil)
    }
    guard isRecorded else { return children }
    var view = WrittenView(node: node, childIndex: childIndex, children: children)
    if !showsInternals, !node.authorship.names.isEmpty {
      view.text = node.children.lazy.compactMap(ownText).first
    }
    return [view]
  }

  /// The first text that a control made for itself.
  private static func ownText(in node: LayoutNode) -> String? {
    guard node.isInternal else { return nil }
    return node.speech ?? node.children.lazy.compactMap(ownText).first
  }

  /// The view and those in it, as long as each is the only one and its words say what it changes.
  var chain: [WrittenView] {
    if children.count == 1, isPlain { return [self] + children[0].chain }
    guard let decoration = ownDecoration else { return [self] }
    var outer = self
    outer.decoration = decoration
    return [outer] + children[0].chain
  }

  /// Whether a row that names the view and its only child says all about both.
  private var isPlain: Bool {
    if node.distribution != nil { return false }
    if !node.authorship.names.isEmpty {
      return isControl ? children[0].isText : node.frame == children[0].node.frame
    }
    switch node.authorship.role {
    case .padding: return true
    case .frame: return node.values["width"] != nil || node.values["height"] != nil || isSame
    default: return isSame
    }
  }

  /// Whether the view is a control, of which a title alone is told: a row says both.
  private var isControl: Bool { !node.children.isEmpty && node.children.allSatisfy(\.isInternal) }

  private var isText: Bool { children.isEmpty && node.speech != nil }

  private var isSame: Bool {
    node.frame == children[0].node.frame && node.proposal == children[0].node.proposal
  }

  /// The color or shape behind or over another view, in a word; nil for anything else.
  private var ownDecoration: String? {
    guard node.authorship.role == .decoration, children.count == 2,
      children[1].children.isEmpty, children[1].node.speech == nil,
      children[0].node.frame == node.frame, children[0].node.proposal == node.proposal
    else { return nil }
    let parts = children[1].name
    return parts.hasPrefix("Color ") ? String(parts.dropFirst(6)) : parts
  }
}

extension LayoutNode {
  /// The identifiers of the view and those in it, each once, in tree order.
  var identifiers: [String] {
    var result: [String] = []
    visit { node in
      if let identifier = node.identifier, !result.contains(identifier) {
        result.append(identifier)
      }
    }
    return result
  }
}

extension LayoutTextLine {
  /// The box of the line on the canvas, in points.
  fileprivate var frame: CGRect {
    CGRect(x: x, y: baseline - ascent, width: width, height: ascent + descent)
  }
}
