package import TintypeText

/// Views that have their positions: what drawing, borders and snapshots read.
///
/// The resolver ends with it. It holds what nodes draw and are called beside where they stand, and
/// nothing that evaluates views.
package struct PlacedViews {
  /// Where the nodes stand.
  package let tree: PlacedTree
  /// The outermost node.
  package let root: NodeID
  /// The size that the root chose, in points.
  package let size: CGSize
  /// What the root inherited.
  package let environment: EnvironmentValues
  /// The fonts that labels on borders are set in.
  package let fonts: FontLibrary
  /// Problems that were found while views were resolved.
  package let problems: [ResolvingProblem]
  /// What authors say of nodes to assistive technology.
  package let accessibility: [NodeID: AccessibilityProperties]
  private let records: RecordTable

  init(
    tree: PlacedTree, root: NodeID, size: CGSize, records: RecordTable,
    accessibility: [NodeID: AccessibilityProperties], environment: EnvironmentValues,
    fonts: FontLibrary, problems: [ResolvingProblem]
  ) {
    self.tree = tree
    self.root = root
    self.size = size
    self.records = records
    self.accessibility = accessibility
    self.environment = environment
    self.fonts = fonts
    self.problems = problems
  }

  /// What a node is called and draws; nil for a node that layouts made for themselves.
  package func record(of node: NodeID) -> NodeRecord? {
    isRecorded(node) ? records[Int(node)] : nil
  }

  /// What a node draws; nothing for a node that layouts made for themselves.
  ///
  /// A record is as large as all that can be said of a node: whoever wants one thing asks for it alone.
  package func drawing(of node: NodeID) -> NodeDrawing {
    isRecorded(node) ? records[Int(node)].drawing : .none
  }

  /// Whether a node was made for a view that shows what is in it, and nothing else.
  package func isTransparent(_ node: NodeID) -> Bool {
    isRecorded(node) && records[Int(node)].isTransparent
  }

  /// Whether a node was made for a view, and not by a layout for itself.
  package func isRecorded(_ node: NodeID) -> Bool { Int(node) < records.count }

  /// Whether a node, or all that is below it, draws nothing that is seen.
  package func isUnseen(_ node: NodeID) -> Bool {
    !isRecorded(node) || records[Int(node)].isUnseen
  }

  /// The place of a node among its siblings in drawing order; 0 for a node that layouts made for themselves.
  package func zIndex(of node: NodeID) -> Double {
    isRecorded(node) ? records[Int(node)].zIndex : 0
  }

  /// Whether some node is drawn in another order than that of its declaration.
  package var hasOrder: Bool { records.hasOrder }

  /// Whether a node is neither a control nor anything that an author named.
  package func isAnonymous(_ node: NodeID) -> Bool {
    isRecorded(node) && records[Int(node)].rarities?.isAnonymous != false
  }

  /// What a node is to a reader of the picture.
  package func role(of node: NodeID) -> ViewRole {
    isRecorded(node) ? records[Int(node)].role : .other
  }

  /// What a node says, such as a text's string; nil for nothing.
  package func detail(of node: NodeID) -> String? {
    isRecorded(node) ? records[Int(node)].detail : nil
  }

  /// What a node is called in a picture of named groups; nil for nothing.
  package func name(of node: NodeID) -> String? {
    guard isRecorded(node) else { return nil }
    return records[Int(node)].identifier ?? records[Int(node)].authorView
  }
}
