import Foundation
import TintypeDrawing
import TintypeImages

/// UIKit's picture, as far as SwiftUI code hands one to `Image(uiImage:)`.
public final class UIImage: Hashable, Sendable {
  let source: Image.Source
  /// Whether the picture shows its own colors.
  public let renderingMode: RenderingMode
  /// How a symbol is drawn; nil for as the place does.
  public let symbolConfiguration: SymbolConfiguration?
  /// The color of the picture; nil for its own.
  let tint: Color?

  init(
    _ source: Image.Source, _ mode: RenderingMode = .automatic,
    _ configuration: SymbolConfiguration? = nil, tint: Color? = nil
  ) {
    self.source = source
    renderingMode = mode
    symbolConfiguration = configuration
    self.tint = tint
  }

  /// Creates a picture of nothing.
  public convenience init() { self.init(.empty) }

  /// Creates a picture by its name in an asset catalog or that of its file; nil where there is none.
  ///
  /// Outside of a render it is taken to be there.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture by its name, in a bundle first; the traits are of no account.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let folder = BundleResources.folder(of: bundle)
    guard !name.isEmpty, Self.isThere(name, folder) else { return nil }
    self.init(.named(name, bundle: folder))
  }

  /// Creates a symbol by Apple's name for it; nil for an empty name.
  public convenience init?(systemName: String) {
    guard !systemName.isEmpty else { return nil }
    self.init(.symbol(systemName, value: nil))
  }

  /// Creates a picture of an asset catalog by the name that Xcode makes for code.
  public convenience init(resource: ImageResource) {
    self.init(.named(resource.name, bundle: resource.bundle))
  }

  /// Creates a picture from the bytes of a PNG or JPEG file; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from the bytes of a PNG or JPEG file; nil where they are none.
  ///
  /// - Parameters:
  ///   - data: the whole file.
  ///   - scale: pixels a point; 1 for what is not positive and finite.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageFile.decode(data) else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(.pixels(NamedPicture(PixelImage(name: "data", bitmap: bitmap, scale: scale))))
  }

  /// Creates a picture from a PNG or JPEG file; nil where it cannot be read.
  ///
  /// `@2x` in its name is its scale.
  public convenience init?(contentsOfFile path: String) {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: scale)
  }

  /// The size in points; that of a symbol or of an unknown picture is zero.
  public var size: CGSize { picture?.pixels.size ?? .zero }

  /// Pixels a point.
  public var scale: CGFloat { picture?.pixels.scale ?? 1 }

  /// The same picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode, symbolConfiguration, tint: tint)
  }

  var picture: NamedPicture? {
    switch source {
    case .pixels(let picture): picture
    case .named(let name, let bundle): Self.found(name, bundle).flatMap { $0 }
    case .symbol, .empty, .drawn: nil
    }
  }

  private static func isThere(_ name: String, _ bundle: String?) -> Bool {
    guard let found = found(name, bundle) else { return true }
    return found != nil
  }

  /// The picture of a name; nil outside of a render, and nil in it where there is none.
  private static func found(_ name: String, _ bundle: String?) -> NamedPicture?? {
    guard let scope = RenderScope.current else { return nil }
    return .some(scope.picture(PictureRequest(name: name, bundle: bundle, scale: 1)))
  }

  /// Whether two pictures show the same.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b
      || (a.source == b.source && a.renderingMode == b.renderingMode && a.tint == b.tint
        && a.symbolConfiguration == b.symbolConfiguration)
  }

  /// Hashes the rendering mode; pictures are compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(renderingMode) }
}

extension Image {
  /// Creates a picture from UIKit's.
  public nonisolated init(uiImage: UIImage) {
    self.init(source: uiImage.source)
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: templateMode = .original
    case .alwaysTemplate: templateMode = .template
    }
    configuration = uiImage.symbolConfiguration
    // A template takes the color of its place, whatever it was given.
    if uiImage.renderingMode != .alwaysTemplate { tint = uiImage.tint }
  }
}
