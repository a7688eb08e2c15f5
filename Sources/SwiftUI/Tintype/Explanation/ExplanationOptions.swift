/// What an explanation tells of a layout.
package struct ExplanationOptions: Codable, Sendable, Hashable {
  /// Whether the views that controls make for themselves are told as well.
  package var showsInternals = false
  /// A view by ``ViewSelection``, which is told with what is in it; nil for all.
  package var of: String?
  /// How the views are told.
  package var form = ExplanationForm.rows

  /// Tells what the author wrote.
  package init() {}
}

/// How an explanation tells the views of a picture.
package enum ExplanationForm: String, Codable, CaseIterable, Sendable {
  /// A row a view, with how stacks divide their space.
  case rows
  /// A node a view or modifier, with proposals down the edges and sizes up.
  case tree
}
