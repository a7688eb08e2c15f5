/// Everything that a picture shows, in drawing order, in points.
///
/// It is made once from a placed tree and drawn by any renderer on any thread. Edges that have to
/// be crisp are already on the pixel grid of `scale`.
package struct DisplayList: Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  /// Pixels a point that edges were snapped to; a raster renderer draws at this scale.
  package var scale: CGFloat
  /// What is drawn, first at the bottom.
  package var items: [DisplayItem]
  /// The sets of drawings that outlines were taken from, which a fingerprint names beside fonts.
  package var symbolSets: [any OutlineSource] = []
  /// What files that can say it say of the picture.
  package var description = PictureDescription()

  /// Creates a display list.
  package init(size: CGSize, scale: CGFloat, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }
}

/// A file of the machine that outlines of a picture come from.
package protocol OutlineSource: AnyObject, Sendable {
  /// A name that is the same on every machine: the digest of the file.
  var identity: String { get }
  /// The name that a person would use.
  var displayName: String { get }
}

/// One step of a drawing.
package enum DisplayItem: Sendable {
  /// A filled path.
  case fill(Path, Paint, FillStyle)
  /// A stroked path.
  case stroke(Path, Paint, StrokeStyle)
  /// Positioned glyphs.
  case glyphs(GlyphRun)
  /// A picture.
  case image(ImageDrawing)
  /// Items drawn together.
  indirect case group(DisplayGroup)
}

/// A picture stretched or repeated into a rectangle.
package struct ImageDrawing: Sendable {
  /// How the parts of a picture between the cap insets fill their place.
  package enum ResizingMode: Sendable, Hashable {
    /// Scaled.
    case stretch
    /// Repeated from the upper left corner.
    case tile
  }

  /// How pixels are made up where the picture is scaled.
  package enum Interpolation: Sendable, Hashable {
    /// The nearest pixel.
    case none
    /// A quick mix of neighbors.
    case low
    /// A mix of neighbors.
    case medium
    /// The best mix of neighbors.
    case high
  }

  /// The picture.
  package var image: PixelImage
  /// Where it goes, in points.
  package var frame: CGRect
  /// The parts at the four sides that keep their natural size, in points.
  package var capInsets: EdgeInsets
  /// How the rest fills its position.
  package var resizingMode: ResizingMode
  /// How pixels are made up.
  package var interpolation: Interpolation
  /// Whether edges off the pixel grid are smoothed.
  package var isAntialiased: Bool
  /// Paint that shows through the picture's alpha in place of its colors; nil for the picture itself.
  package var tint: Paint?
  /// Opacity, 0 to 1.
  package var opacity: Double
  /// What files of vectors show in place of the picture; nil for the same.
  package var densest: DensestImage?

  /// Creates a drawing of a picture.
  package init(
    image: PixelImage, frame: CGRect, capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch, interpolation: Interpolation = .low,
    isAntialiased: Bool = true, tint: Paint? = nil, opacity: Double = 1
  ) {
    self.image = image
    self.frame = frame
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.tint = tint
    self.opacity = opacity
  }
}

/// A picture at the highest density that there is of it, read where it is shown.
package final class DensestImage: Sendable {
  /// Reads the pixels.
  package let pixels: @Sendable () -> PixelImage

  /// Creates a picture that is not read yet.
  package init(pixels: @escaping @Sendable () -> PixelImage) { self.pixels = pixels }
}

/// Items that are moved, clipped, faded or filtered as one.
///
/// Effects apply in this order: items are drawn, `filters` change them, `mask` and `clip` cut them,
/// `shadow` is laid below, `opacity` and `blendMode` merge them, `transform` moves all of it.
package struct DisplayGroup: Sendable {
  /// What is drawn, first at the bottom.
  package var items: [DisplayItem]
  /// Moves the items, and the clip with them.
  package var transform: CGAffineTransform
  /// Cuts to the inside of a path; nil for no cut.
  package var clip: Clip?
  /// Opacity of the whole, 0 to 1.
  package var opacity: Double
  /// How the whole meets what is below.
  package var blendMode: CompositeOperation
  /// The standard deviation of a Gaussian blur, in points; 0 for none.
  package var blurRadius: CGFloat
  /// A shadow below the whole.
  package var shadow: DropShadow?
  /// Items whose alpha multiplies the whole; nil for none.
  package var mask: [DisplayItem]?
  /// Changes of color, first applied first.
  package var filters: [ColorFilter]
  /// The view that the group is, which SVG output says; nil for none.
  package var name: String?
  /// Whether blend modes inside meet nothing but what is inside.
  package var isIsolated: Bool
  /// What a reader of an SVG file points at to see the group, which has an opacity of 0: any group with the same letters;
  /// nil for nothing.
  package var revealKey: String?

  /// Creates a group.
  package init(
    items: [DisplayItem], transform: CGAffineTransform = .identity, clip: Clip? = nil,
    opacity: Double = 1, blendMode: CompositeOperation = .normal, blurRadius: CGFloat = 0,
    shadow: DropShadow? = nil, mask: [DisplayItem]? = nil, filters: [ColorFilter] = [],
    name: String? = nil, isIsolated: Bool = false
  ) {
    self.items = items
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.blendMode = blendMode
    self.blurRadius = blurRadius
    self.shadow = shadow
    self.mask = mask
    self.filters = filters
    self.name = name
    self.isIsolated = isIsolated
  }

  /// A path to cut to.
  package struct Clip: Sendable {
    /// The path, in the group's own coordinates.
    package var path: Path
    /// How its inside is decided and its edge drawn.
    package var style: FillStyle

    /// Creates a cut.
    package init(path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }
}

/// A blurred copy in one color below a group.
package struct DropShadow: Sendable, Hashable {
  /// The color.
  package var color: RGBA
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The shift to the right, in points.
  package var x: CGFloat
  /// The shift down, in points.
  package var y: CGFloat

  /// Creates a shadow.
  package init(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A change of color, on gamma-encoded sRGB whose alpha is not multiplied in.
package enum ColorFilter: Sendable, Hashable {
  /// Adds an amount to each component.
  case brightness(Double)
  /// Scales the distance from middle gray.
  case contrast(Double)
  /// Scales the distance from the color's own gray.
  case saturation(Double)
  /// Mixes towards gray, 0 to 1.
  case grayscale(Double)
  /// Turns the hue, in radians.
  case hueRotation(Double)
  /// Replaces each component by its complement.
  case invert
  /// Multiplies by a color.
  case multiply(RGBA)
  /// Makes each component of all four, by numbers as `matrix` has them.
  case matrix([Double])
  /// Turns brightness into transparency.
  case luminanceToAlpha
  /// Makes all opaque that is seen at all.
  case opaque
  /// Replaces what is at least as opaque as a share by a color, and the rest by nothing.
  case alphaThreshold(Double, RGBA)
}
