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
    /// The number of the row that it stands in; nil for the outermost.
    package var parent: Int?
    /// The way to the innermost of them: the position of a child in each view from where the explanation begins.
    var path: [Int]
  }

  /// The rows, in tree order.
  package private(set) var rows: [Row] = []
  /// How many views are in these rows but have none of their own.
  package private(set) var hidden = 0
  /// Where texts and small pictures stand, in points, which no letter should cover.
  package private(set) var obstacles: [CGRect] = []

  private let form: ExplanationForm
  private let levels: Int

  /// The most rows, which fill a screen.
  package static let rowLimit = 40
  /// The most levels of rows in one another.
  package static let depthLimit = 8
  /// The most lines about one division.
  static let noteLimit = 7

  /// Tells a layout.
  ///
  /// - Parameters:
  ///   - root: the layout.
  ///   - options: which views are told, and how.
  ///   - levels: how many levels of rows in one another, at least 1.
  ///   - limit: the most rows, at least 1.
  /// - Throws: an error that names the identifiers that there are, where there is no view of the one asked for.
  package init(
    _ root: LayoutNode, _ options: ExplanationOptions, levels: Int = depthLimit,
    rows limit: Int = rowLimit
  ) throws(ImageRendererError) {
    form = options.form
    self.levels = levels
    var start = root
    if let name = options.of { start = root[path: try ViewSelection(name).path(in: root)] }
    var parts = WrittenView.views(in: start, options)
    if parts.isEmpty { parts = WrittenView.views(in: start, showsInternals: true) }
    var budget = limit
    for part in parts { add(part, depth: 0, &budget) }
    root.visit { node in
      obstacles += node.textLines.map(\.box)
      if node.authorship.role == .image, node.frame.height < 64 { obstacles.append(node.frame) }
    }
  }

  private mutating func add(
    _ view: WrittenView, depth: Int, in parent: Int? = nil, _ budget: inout Int
  ) {
    guard budget > 0, depth < levels else {
      hidden += view.count
      return
    }
    budget -= 1
    let chain = view.chain(form)
    let inner = chain[chain.count - 1]
    let index = rows.count
    rows.append(
      Row(
        letter: Self.letter(index), depth: depth,
        title: chain.map(\.name).joined(separator: " › "),
        proposal: ReadableText.proposal(view.node.proposal),
        size: ReadableText.size(view.node.frame.size),
        notes: [], frame: view.node.frame, parent: parent, path: inner.path))
    var letters: [Int: String] = [:]
    for child in inner.children {
      if let childIndex = child.childIndex, budget > 0, depth + 1 < levels {
        letters[childIndex] = Self.letter(rows.count)
      }
      add(child, depth: depth + 1, in: index, &budget)
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
  /// The way to the view from where the explanation begins.
  let path: [Int]
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
    views(in: node, [], showsInternals: options.showsInternals)
  }

  static func views(
    in node: LayoutNode, _ path: [Int] = [], showsInternals: Bool, at childIndex: Int? = nil
  ) -> [WrittenView] {
    let isRecorded = showsInternals || !node.isInternal
    var children: [WrittenView] = []
    for (index, child) in node.children.enumerated() {
      children += views(
        in: child, path + [index], showsInternals: showsInternals, at: isRecorded ? index : nil)
    }
    guard isRecorded else { return children }
    var view = WrittenView(node: node, path: path, childIndex: childIndex, children: children)
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
  ///
  /// A tree has a node for each of them but for those that pass everything on.
  func chain(_ form: ExplanationForm) -> [WrittenView] {
    if children.count == 1, form == .rows ? isPlain : isPassing {
      return [self] + children[0].chain(form)
    }
    guard let decoration = ownDecoration else { return [self] }
    var outer = self
    outer.decoration = decoration
    return [outer] + children[0].chain(form)
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

  /// Whether the view is its only child in all that a tree says.
  private var isPassing: Bool { isControl ? children[0].isText : isSame }

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
