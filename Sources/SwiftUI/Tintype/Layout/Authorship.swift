package import TintypeLayout

/// What the author wrote for a view: told beside a layout, and no part of what is compared or kept in files.
package struct Authorship: Sendable {
  /// Whether a control made the view for itself.
  package var isInternal = false
  /// The controls and the author's views that the view is the outermost part of, innermost first.
  package var names: [String] = []
  /// The characters of a text, though lines may be cut; nil for other views.
  package var text: String?
  /// The lengths of the container by which a frame sized itself, nil on an axis on which it did not; nil for others.
  package var container: ProposedViewSize?
}

extension Authorship: Hashable {
  /// Always: layouts from files say nothing of authors.
  package static func == (lhs: Authorship, rhs: Authorship) -> Bool { true }
  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}
