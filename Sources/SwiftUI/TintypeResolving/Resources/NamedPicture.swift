package import TintypeDrawing

/// A picture that was found by its name.
package struct NamedPicture: Sendable, Equatable {
  /// How a picture that is cut into slices is stretched.
  package struct Slices: Sendable, Equatable {
    /// The sides that keep their size, in points.
    package var insets: EdgeInsets
    /// How the middle fills its position.
    package var mode: ImageDrawing.ResizingMode

    /// Creates slices.
    package init(insets: EdgeInsets, mode: ImageDrawing.ResizingMode) {
      self.insets = insets
      self.mode = mode
    }
  }

  /// The pixels.
  package var pixels: PixelImage
  /// Whether only its shape counts, painted in the foreground style; nil where the catalog leaves it open.
  package var isTemplate: Bool?
  /// The slices of the catalog; nil for none.
  package var slices: Slices?
  /// Draws the picture anew for a number of pixels across and down; nil for a picture of pixels.
  package var redraw: (@Sendable (_ width: Int, _ height: Int) -> Bitmap?)?
  /// Reads the same picture at the highest density, which files of vectors show; nil where there is no other.
  package var densest: (@Sendable () -> NamedPicture?)?

  /// Creates a picture of pixels.
  package init(_ pixels: PixelImage) { self.pixels = pixels }

  /// Whether two pictures show the same pixels in the same way.
  package static func == (a: Self, b: Self) -> Bool {
    a.pixels == b.pixels && a.isTemplate == b.isTemplate && a.slices == b.slices
  }
}

/// Which picture is asked for.
package struct PictureRequest: Hashable, Sendable {
  /// The name in code.
  package var name: String
  /// The folder of the bundle that is looked at first; nil for none.
  package var bundle: String?
  /// Pixels a point of the display.
  package var scale: CGFloat
  /// Whether the appearance is dark.
  package var isDark: Bool

  /// Creates a request.
  package init(name: String, bundle: String? = nil, scale: CGFloat, isDark: Bool = false) {
    self.name = name
    self.bundle = bundle
    self.scale = scale
    self.isDark = isDark
  }
}
