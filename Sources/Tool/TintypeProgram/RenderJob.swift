package import Tintype

/// What the tool asks for one view.
package struct RenderJob: Codable, Sendable, Hashable {
  /// The number of the view in its program.
  package var index: Int
  /// The name of the picture's files, without an extension.
  package var name: String
  /// The proposed width in points, nil to let the view choose.
  package var width: Double?
  /// The proposed height in points, nil to let the view choose.
  package var height: Double?
  /// The name of the device to draw on, nil for none.
  package var device: String?
  /// How much of the device's screen is shown; nil for all of it.
  package var canvas: PreviewStage.Canvas?
  /// Pixels a point; nil for the device's own scale, or 1 without a device.
  package var scale: Double?
  /// `light` or `dark`; nil for the default.
  package var appearance: String?
  /// The pictures that are drawn of the view; empty for one that is as the job says.
  package var variants: [PictureVariant] = []
  /// Whether an SVG file shows light and dark where both are drawn, as its reader likes it.
  package var joinsAppearances = false
  /// What becomes of texts in SVG files, a word of `SVGRenderer.TextMode`; nil for what is usual.
  package var svgText: String?
  /// The pictures that stand side by side in each of the variants, in rows; empty for none but the view's own.
  package var sheet: [[PictureVariant]] = []
  /// The menu that is open: its title, identifier or number; nil for none.
  package var openedMenu: String?
  /// `screen` or `device` to draw so much of the device around the picture; nil for neither.
  package var frame: String?
  /// What is below the picture, as ``PictureBackground`` reads it; nil for nothing.
  package var background: String?
  /// The space around the picture, in points; nil for none.
  package var padding: Double?
  /// What the view takes for the present, in seconds since 1970; nil for ``usualDate``.
  package var date: Int64?
  /// Whether to draw the bounds of images, texts and frames over the picture.
  package var borders: Bool
  /// The words of the marks that explain the layout over the picture; empty for none.
  package var marks: [String] = []
  /// Whether what views were proposed and took stands beside the picture, and in the layout tree.
  package var explains: Bool
  /// Which views are explained.
  package var explanation = ExplanationOptions()
  /// How the stages of the layout are shown, in place of the picture; nil for the picture.
  package var steps: StepMotion?
  /// What a reader can change of the view in a page of its own; nil for no page.
  package var exploration: Exploration?
  /// Whether PNG files say what they were drawn with and which view stands where.
  package var isFingerprinted: Bool
  /// What is drawn where a picture or a font family is missing.
  package var missing = MissingContent.empty
  /// Whether the view may reach all that the tool may; nil where it is drawn in the sandbox.
  package var leavesSandbox: Bool?
  /// The formats to write: `png`, `svg`, `pdf`.
  package var formats: [String]
  /// Whether to return the layout tree.
  package var wantsLayout: Bool

  /// Nine forty-one in Greenwich, on January 9, 2007, in seconds since 1970: a present that stays.
  package static let usualDate: Int64 = 1_168_335_660

  /// What the files of the job's pictures have at the end of their names, and their formats.
  package var endings: [(suffix: String, format: String)] {
    var result: [(suffix: String, format: String)] = []
    for variant in variants.isEmpty ? [PictureVariant()] : variants {
      for format in formats where !(format == "svg" && isJoined(variant)) {
        let ending = (variant.suffix(of: format), format)
        // A drawing without pixels is the same at every density.
        if !result.contains(where: { $0 == ending }) { result.append(ending) }
      }
    }
    if exploration != nil { result.append(("", Exploration.format)) }
    return result
  }

  /// Whether a variant's drawing is part of the one of its light twin.
  package func isJoined(_ variant: PictureVariant) -> Bool {
    joinsAppearances && variants.contains { darkTwin(of: $0) == variant }
  }

  /// The variant that differs from a light one in its appearance alone.
  ///
  /// - Parameter variant: a variant of the job.
  /// - Returns: the dark one; nil where it is not drawn, or where appearances have files of their own.
  package func darkTwin(of variant: PictureVariant) -> PictureVariant? {
    // Stages of a layout are drawn as a film of one appearance.
    guard joinsAppearances, steps == nil, variant.appearance == "light" else { return nil }
    var twin = variant
    twin.appearance = "dark"
    twin.suffix += PictureVariant.darkSuffix
    return variants.contains(twin) ? twin : nil
  }

  /// Makes a job that lets the view choose its size and writes nothing.
  ///
  /// - Parameters:
  ///   - index: the number of the view in its program.
  ///   - name: the name of the picture's files, without an extension.
  package init(index: Int, name: String) {
    self.index = index
    self.name = name
    borders = false
    explains = false
    isFingerprinted = false
    formats = []
    wantsLayout = false
  }
}
