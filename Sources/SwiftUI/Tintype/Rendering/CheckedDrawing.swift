package import TintypeDrawing

/// What a picture shows, with what is wrong about it.
package struct CheckedDrawing: Sendable {
  /// What the picture shows.
  package var list: DisplayList
  /// A sentence for each thing that only stands for something else, such as a symbol that is not known.
  package var problems: [String]
  /// A sentence for each view whose content was left out: the picture is none of the whole view.
  package var omissions: [String]
  /// The layout that the picture shows, without the questions that led to it.
  package var layout: @MainActor @Sendable () -> LayoutSnapshot
}
