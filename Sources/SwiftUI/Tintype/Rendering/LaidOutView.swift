package import TintypeDrawing

/// A view that is laid out and not drawn yet, for measuring one after the other.
@MainActor
package struct LaidOutView {
  /// Size rules that were run, in all, in the last evaluation.
  package let evaluations: Int
  private let makeDescription: () -> PictureDescription
  private let makeDisplayList: () throws(ImageRendererError) -> DisplayList

  init(
    evaluations: Int, makeDescription: @escaping () -> PictureDescription,
    makeDisplayList: @escaping () throws(ImageRendererError) -> DisplayList
  ) {
    self.evaluations = evaluations
    self.makeDescription = makeDescription
    self.makeDisplayList = makeDisplayList
  }

  /// What a PNG file says of the picture.
  package func description() -> PictureDescription { makeDescription() }

  /// What the picture shows.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list, for any renderer.
  package func displayList() throws(ImageRendererError) -> DisplayList { try makeDisplayList() }
}
