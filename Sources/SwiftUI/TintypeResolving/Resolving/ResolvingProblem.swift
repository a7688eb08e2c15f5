/// A problem that was found while views were resolved.
package struct ResolvingProblem: Sendable {
  /// The user's views around, outermost first.
  package var path: String
  /// One sentence without its subject.
  package var message: String
  /// The node that it is about; nil for none.
  package var node: NodeID?

  package init(path: String, message: String, node: NodeID? = nil) {
    self.path = path
    self.message = message
    self.node = node
  }
}
