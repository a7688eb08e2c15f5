import TintypeDrawing
package import TintypeSVG
package import TintypeResolving
import TintypeViews

/// A view that was evaluated and laid out once: a layout, and pictures in any format.
///
/// ```swift
/// let picture = try ImageRenderer(content: Text("Hello").padding()).settled()
/// let (png, svg) = (try picture.pngData(), try picture.svgData())
/// ```
///
/// It is made on the main actor, where code of the view's has run for the last time. Any thread may turn it into
/// files; what several threads ask of one picture is answered one after the other as far as views are read for it.
public struct SettledPicture: Sendable {
  let render: SettledRender
  /// What is drawn around the views.
  var framing: PictureFraming
  /// The device on whose screen the view stands; nil for none.
  package let device: Device?
  let borders: BorderOverlay
  /// What explains the layout, over the picture and beside it.
  package let marks: LayoutMarks
  let isOpaque: Bool
  let fonts: FontCatalog
  /// What SVG files are written for.
  package var svgOptions: SVGRenderer.Options
  let tellsDetails: Bool
  /// Pixels a point as they were set, which may be no number.
  let requestedScale: CGFloat

  /// The layout: what every view was proposed and answered, and where it stands.
  public var layout: LayoutSnapshot { layout(tellsDetails: tellsDetails) }

  /// The layout.
  ///
  /// - Parameter tellsDetails: whether it says what views were given.
  /// - Returns: the layout.
  package func layout(tellsDetails: Bool) -> LayoutSnapshot {
    render.snapshot(tellsDetails: tellsDetails)
  }

  /// Pixels a point.
  package var scale: CGFloat { render.scale }

  /// Whether something is below the picture.
  package var hasBackground: Bool { framing.background != nil }

  /// Size rules that were run, in all, in the last evaluation.
  package var evaluations: Int { render.read { $0.tree.evaluations } }

  /// What is wrong with the view: a sentence for each thing that only stands for something else, such as a symbol that
  /// is not known.
  package var problems: [String] {
    render.read { views in views.problems.map { "\($0.path): \($0.message)" } }
  }

  /// A sentence for each view whose content was left out: the picture is none of the whole view.
  package var omissions: [String] {
    render.diagnostics().filter(\.leavesOutViews).map(\.description)
  }

  /// The size of the canvas, in points: that of the device or the root, with what is around it.
  package var canvasSize: CGSize {
    // With less than a pixel a point the canvas is larger than the view by many points.
    let own =
      scale < 1
      ? render.read { views in views.tree.frame(of: views.root)?.size ?? .zero } : render.size
    return framing.size(around: device?.size ?? own)
  }

  /// Where the views begin on the canvas: frames of the layout count from there.
  package var contentOrigin: CGPoint { framing.origin }

  /// Throws what is missing, or why the canvas cannot be drawn.
  func check() throws(ImageRendererError) {
    if let omission = omissions.first { throw .incomplete(omission) }
    guard requestedScale == scale else { throw .invalidScale(requestedScale) }
    if !render.errors.isEmpty { throw .missingResources(render.errors) }
    guard render.canvas.width.isFinite, render.canvas.height.isFinite else {
      let part = render.snapshot(tellsDetails: false).root.infinitePart
      throw .infiniteSize(render.canvas, view: part?.title ?? "the device")
    }
  }
}
