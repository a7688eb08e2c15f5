package import TintypeAssets

/// What an author's code finds under UIKit's and Foundation's names while a picture is made.
///
/// It travels with the render: of two that are made in turns each finds its own.
package struct RenderScope: Sendable {
  /// The render that runs the code; nil for none.
  @TaskLocal package static var current: RenderScope?

  /// The size, the scale and the covered edges of a screen.
  package struct Measures: Sendable {
    /// The size, in points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// What the device keeps free at its edges, in points.
    package var insets: EdgeInsets

    /// Creates the measures of a screen.
    package init(size: CGSize, scale: CGFloat, insets: EdgeInsets) {
      self.size = size
      self.scale = scale
      self.insets = insets
    }
  }

  /// The screen; nil where the picture has no device.
  package var screen: Measures?
  /// Whether the appearance is dark.
  package var isDark = false
  /// The app's catalogs; nil for none.
  package var resources: AppResources?
  /// Finds the picture of a name; nil where there is none.
  package var picture: @Sendable (PictureRequest) -> NamedPicture?

  /// Creates what is found without a screen.
  ///
  /// - Parameters:
  ///   - resources: the app's catalogs.
  ///   - picture: finds the picture of a name; nil where there is none.
  package init(
    resources: AppResources?, picture: @escaping @Sendable (PictureRequest) -> NamedPicture?
  ) {
    self.resources = resources
    self.picture = picture
  }
}
