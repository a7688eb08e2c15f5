import Foundation
public import TintypeControls
import TintypeViews

extension UIHostingController {
  /// The size that the screen's view chooses where it is proposed a size.
  ///
  /// - Parameter size: the proposal, in points; an infinite length is proposed as such.
  /// - Returns: the size, in points. What is missing, such as a picture, is measured as the tile that stands for it.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    let renderer = ImageRenderer(content: rootView)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.missingContent = .tile
    return renderer.settle().render.size
  }
}
