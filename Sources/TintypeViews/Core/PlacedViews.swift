package import TintypeText

/// Views that have their places: what drawing, borders and snapshots read.
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
  private let records: [NodeRecord]

  init(
    tree: PlacedTree, root: NodeID, size: CGSize, records: [NodeRecord],
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
    Int(node) < records.count ? records[Int(node)] : nil
  }
}
