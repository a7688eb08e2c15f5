package import Tintype

/// One of the pictures that are drawn of a view: in light or dark, in a language, at a density.
package struct PictureVariant: Codable, Hashable, Sendable {
  /// What stands at the end of the names of its files; empty for nothing.
  package var suffix = ""
  /// What follows in the names of those that have pixels: `@2x`; empty for nothing.
  package var density = ""
  /// `light` or `dark`; nil for the job's appearance.
  package var appearance: String?
  /// Pixels a point; nil for the job's.
  package var scale: Double?
  /// The name of a device; nil for the job's size.
  package var device: String?
  /// The identifier of a locale, whose language also says where lines begin; nil for the usual one.
  package var locale: String?
  /// The name of a size of text, as `DynamicTypeSize` has them; nil for the usual one.
  package var dynamicType: String?
  /// What stands above it in a sheet; empty for nothing.
  package var label = ""

  /// What the name of a dark picture has at its end where there is a light one too, as in DocC's catalogs.
  package static let darkSuffix = "~dark"

  /// What stands at the end of the names of its files of a format.
  ///
  /// - Parameter format: `png`, `svg` or `pdf`.
  /// - Returns: the suffix, with the density where there are pixels.
  package func suffix(of format: String) -> String { suffix + (format == "png" ? density : "") }

  /// Makes a variant that differs in nothing that is not given.
  ///
  /// - Parameters:
  ///   - suffix: what stands at the end of the names of its files.
  ///   - appearance: `light` or `dark`.
  ///   - scale: pixels a point.
  ///   - device: the name of a device.
  ///   - locale: the identifier of a locale.
  ///   - dynamicType: the name of a size of text.
  package init(
    suffix: String = "", appearance: String? = nil, scale: Double? = nil, device: String? = nil,
    locale: String? = nil, dynamicType: String? = nil
  ) {
    self.suffix = suffix
    self.appearance = appearance
    self.scale = scale
    self.device = device
    self.locale = locale
    self.dynamicType = dynamicType
  }
}

/// A file with a picture of a view.
package struct RenderedFile: Codable, Hashable, Sendable {
  /// Its name in the job's folder.
  package var name: String
  /// What tells its variant from the view's others, at the end of a name; empty for nothing.
  package var suffix: String
  /// `png`, `svg` or `pdf`.
  package var format: String
  /// The width of the canvas in points.
  package var width: LayoutLength
  /// The height of the canvas in points.
  package var height: LayoutLength
  /// The width of the canvas in pixels.
  package var pixelWidth: Int
  /// The height of the canvas in pixels.
  package var pixelHeight: Int
  /// What is read aloud of its views, in a sentence; nil for nothing.
  package var altText: String?
}
