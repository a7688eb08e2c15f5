package import TintypeLayout
package import TintypeResolving
import TintypeViews

/// What the author wrote for a view: it stands beside a layout, and no file keeps it.
package struct Authorship: Sendable, Hashable {
  /// Whether a control made the view for itself.
  package var isInternal = false
  /// What the view is to a reader of the picture.
  package var role = ViewRole.other
  /// The controls and the author's views that the view is the outermost part of, innermost first.
  package var names: [String] = []
  /// The characters of a text, though lines may be cut; nil for other views.
  package var text: String?
  /// The lengths of the container by which a frame sized itself, nil on an axis on which it did not; nil for others.
  package var container: ProposedViewSize?
}
