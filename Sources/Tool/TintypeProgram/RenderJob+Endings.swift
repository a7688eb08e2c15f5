extension RenderJob {
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
    if hasPage { result.append(("", Exploration.format)) }
    return result
  }

  /// Whether a page stands beside the pictures, in which a reader does something.
  package var hasPage: Bool { exploration != nil || stepPage != nil }

  /// Leaves the page out, and keeps the pictures.
  package mutating func leavePageOut() {
    (exploration, stepPage) = (nil, nil)
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
    // Stages of a layout are drawn as a film of one appearance, and two views are marked in its colors.
    guard joinsAppearances, steps == nil, comparison == nil, variant.appearance == "light" else {
      return nil
    }
    var twin = variant
    twin.appearance = "dark"
    twin.suffix += PictureVariant.darkSuffix
    return variants.contains(twin) ? twin : nil
  }
}

extension PictureVariant {
  /// What stands at the end of the names of its files of a format.
  ///
  /// - Parameter format: `png`, `svg` or `pdf`.
  /// - Returns: the suffix, with the density where there are pixels.
  package func suffix(of format: String) -> String { suffix + (format == "png" ? density : "") }
}
