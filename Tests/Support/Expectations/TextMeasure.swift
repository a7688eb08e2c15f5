package import Tintype

/// Asks a view for its layout, at two pixels a point where nothing else is said.
@MainActor
package enum TextMeasure {
  /// The layout for a proposed width; nil for the ideal one.
  package static func layout<Content: View>(
    _ view: Content, width: CGFloat? = nil, scale: CGFloat = 2
  ) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return renderer.layout()
  }

  /// The size for a proposed width; nil for the ideal one.
  package static func size<Content: View>(
    _ view: Content, width: CGFloat? = nil, scale: CGFloat = 2
  ) -> CGSize {
    layout(view, width: width, scale: scale).size
  }

  /// The lines of the first text.
  package static func lines<Content: View>(
    _ view: Content, width: CGFloat? = nil
  ) -> [LayoutTextLine] {
    layout(view, width: width).nodes(kind: "Text").first?.textLines ?? []
  }

  /// The runs of the first text's first line.
  package static func runs<Content: View>(_ view: Content) -> [LayoutTextRun] {
    lines(view).first?.runs ?? []
  }

  /// What stands on the first text's lines.
  package static func string<Content: View>(_ view: Content) -> String {
    lines(view).map(\.text).joined(separator: "\n")
  }

  /// Rounds a length up to half points.
  package static func up(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-9).rounded(.up) / 2 }
}
