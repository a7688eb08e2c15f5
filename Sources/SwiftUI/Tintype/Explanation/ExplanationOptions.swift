/// What an explanation tells of a layout.
package struct ExplanationOptions: Codable, Sendable, Hashable {
  /// Whether the views that controls make for themselves are told as well.
  package var showsInternals = false
  /// The identifier of the view that is told, with what is in it; nil for all.
  package var subtree: String?

  /// Tells what the author wrote.
  package init() {}
}
