/// What is below, blurred and recolored, as glass and materials show it: `Rules/Glass#What-is-below`.
package struct Backdrop: Sendable, Hashable {
  /// The standard deviation of the Gaussian blur, in points; 0 for none.
  package var blurRadius: CGFloat
  /// By how much colors are scaled away from their gray; 1 for not at all.
  package var saturation: Double
  /// The color over what is below.
  package var veil: RGBA
  /// How much of it takes the place of what is below, 0 to 1.
  package var opacity = 1.0
  /// How much of it is covered by the color below that stands at its sides, 0 to 1; where no color has
  /// most of both sides, nothing is.
  package var fade = 0.0
  /// The position among a list's backdrops, by which a format without them finds its picture.
  package var index = 0

  /// Creates a backdrop.
  package init(blurRadius: CGFloat, saturation: Double, veil: RGBA) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.veil = veil
  }
}
