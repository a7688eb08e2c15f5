import TintypeDrawing
import TintypeGeometry

/// A picture that is repeated side by side, to fill and stroke shapes with.
public nonisolated struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, as shares of its sides.
  public var sourceRect: CGRect
  /// How much larger than the picture each repetition is.
  public var scale: CGFloat

  /// Creates a style of a picture.
  ///
  /// - Parameters:
  ///   - image: the picture; a symbol, or one that a closure draws, paints nothing and is reported.
  ///   - sourceRect: the part that is repeated, as shares of the picture's sides, 0 to 1.
  ///   - scale: how much larger than the picture each repetition is; nothing is painted for 0 and less.
  public nonisolated init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The picture side by side, from the upper left corner of what is painted.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(style.paint(in: environment, from: nil))
  }

  /// The picture side by side.
  ///
  /// - Parameters:
  ///   - environment: decides which picture it is.
  ///   - origin: where the upper left corner of a repetition is, in points; nil for that of what is painted.
  /// - Returns: the paint; a clear one where there is no picture, which is noted.
  func paint(in environment: EnvironmentValues, from origin: CGPoint?) -> ResolvedPaint {
    guard let tile = tile(in: environment) else { return .color(.clear) }
    return .tiled(TiledPaint(tile: tile, origin: origin))
  }

  /// The pixels of one repetition; nil for none, which is noted.
  private func tile(in environment: EnvironmentValues) -> PixelImage? {
    let picture: NamedPicture
    switch image.source {
    case .pixels(let pixels): picture = pixels
    case .named(let name, let bundle):
      let request = PictureRequest(
        name: name, bundle: bundle, scale: environment.displayScale,
        isDark: environment.colorScheme == .dark)
      guard let found = RenderScope.current?.picture(request) else {
        environment.note("paints nothing with the image \"\(name)\": it is not there")
        return nil
      }
      picture = found
    case .symbol(let name, _):
      environment.note("paints nothing with the symbol \"\(name)\": only pictures are repeated")
      return nil
    case .drawn, .empty:
      environment.note("paints nothing with a drawn image: only pictures are repeated")
      return nil
    }
    return part(of: picture.pixels)
  }

  private func part(of pixels: PixelImage) -> PixelImage? {
    let (width, height) = (pixels.bitmap.width, pixels.bitmap.height)
    func pixel(_ share: CGFloat, _ length: Int) -> Int {
      share.isFinite ? Int(clamped: (min(max(share, 0), 1) * CGFloat(length)).rounded()) : 0
    }
    let area = PixelArea(
      x0: pixel(sourceRect.minX, width), y0: pixel(sourceRect.minY, height),
      x1: pixel(sourceRect.maxX, width), y1: pixel(sourceRect.maxY, height))
    guard area.width > 0, area.height > 0, scale > 0, scale.isFinite else { return nil }
    return PixelImage(
      name: pixels.name, bitmap: pixels.bitmap.cropped(to: area), scale: pixels.scale / scale)
  }
}
