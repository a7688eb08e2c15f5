package import TintypeDrawing
package import TintypeText

/// What a render provides to views: fonts, pictures, and a place for errors.
@MainActor
package final class RenderResources {
  /// The fonts.
  package let fonts: FontLibrary
  /// Measures text with recorded numbers, in tests; nil for the fonts.
  package var textMeasurer: (any TextMeasuring)?
  /// Errors of the render: missing fonts, pictures that cannot be read.
  package private(set) var errors: [RenderResourceError] = []

  private let loadImage: (String, CGFloat) -> Result<ImageResource, RenderResourceError>
  private var images: [String: Result<ImageResource, RenderResourceError>] = [:]

  /// Creates resources.
  ///
  /// - Parameters:
  ///   - fonts: the fonts.
  ///   - loadImage: finds and reads a picture by its name, for a display's scale.
  package init(
    fonts: FontLibrary,
    loadImage: @escaping (String, CGFloat) -> Result<ImageResource, RenderResourceError>
  ) {
    self.fonts = fonts
    self.loadImage = loadImage
  }

  /// The picture of a name; read once.
  func image(named name: String, scale: CGFloat) -> Result<ImageResource, RenderResourceError> {
    if let known = images[name] { return known }
    let result = loadImage(name, scale)
    images[name] = result
    return result
  }

  /// Notes an error, once.
  func report(_ error: RenderResourceError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Notes what is wrong with a font, once.
  func report(_ error: FontError) { report(RenderResourceError(error)) }

  /// Forgets the errors of the pass before.
  package func beginPass() { errors = [] }
}
