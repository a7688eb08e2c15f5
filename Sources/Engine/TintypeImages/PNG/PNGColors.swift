import CTintypeKernels

/// What is known about the colors of a picture, of which the form of its file follows.
struct PNGColors {
  /// The colors in order of appearance; nil when there are more than 256.
  private(set) var palette: [UInt32]?
  /// Whether there is a pixel that is not opaque.
  private(set) var hasAlpha: Bool
  /// Whether there is a pixel that is not gray.
  private(set) var hasHue: Bool

  /// No pixel at all.
  init() { (palette, hasAlpha, hasHue) = ([], false, false) }

  /// Looks at pixels.
  ///
  /// - Parameter picture: the pixels.
  init(_ picture: PNGPicture) {
    var table = tintype_palette()
    tintype_palette_clear(&table)
    if tintype_palette_add(&table, picture.pixels, picture.count, nil) {
      self.init(few: PNGForm.colors(of: table, isOpaque: false))
    } else {
      self.init(many: [picture])
    }
  }

  /// Keeps at most 256 colors in order of appearance.
  init(few colors: [UInt32]) {
    palette = colors
    hasAlpha = !tintype_is_opaque(colors, colors.count)
    hasHue = !tintype_is_gray(colors, colors.count)
  }

  /// Looks at pixels of more than 256 colors.
  init(many parts: [PNGPicture]) {
    palette = nil
    hasAlpha = !parts.allSatisfy { tintype_is_opaque($0.pixels, $0.count) }
    hasHue = !parts.allSatisfy { tintype_is_gray($0.pixels, $0.count) }
  }

  /// Adds the colors of another part of the picture, behind the own ones.
  mutating func add(_ other: PNGColors) {
    hasAlpha = hasAlpha || other.hasAlpha
    hasHue = hasHue || other.hasHue
    guard let palette, let others = other.palette else {
      palette = nil
      return
    }
    var table = PNGForm.table(palette)
    let isSmall = tintype_palette_add(&table, others, others.count, nil)
    self.palette = isSmall ? PNGForm.colors(of: table, isOpaque: false) : nil
  }

  /// The form of a picture that may have further colors.
  ///
  /// - Parameter isOpaque: whether alpha is left out.
  /// - Returns: nil where it is open which form that is; one without alpha may still turn out not to hold all.
  func likelyForm(isOpaque: Bool) -> PNGForm? {
    palette == nil && hasHue ? directForm(isOpaque: isOpaque) : nil
  }

  /// Chooses the form of the file.
  ///
  /// - Parameter isOpaque: whether alpha is left out.
  /// - Returns: the form with the fewest bits a pixel that holds all pixels.
  func form(isOpaque: Bool) -> PNGForm {
    let direct = directForm(isOpaque: isOpaque)
    guard let palette else { return direct }
    let indexed = PNGForm(indexed: PNGForm.table(palette), isOpaque: direct.isOpaque)
    // A palette of many grays takes space that gray itself does not need.
    if indexed.bits == 8, case .gray = direct.color { return direct }
    return indexed
  }

  /// Chooses among the forms without a palette.
  ///
  /// - Parameter isOpaque: whether alpha is left out.
  /// - Returns: the form with the fewest bits a pixel that holds all pixels.
  func directForm(isOpaque: Bool) -> PNGForm {
    let isOpaque = isOpaque || !hasAlpha
    let color: PNGForm.Color = isOpaque ? (hasHue ? .rgb : .gray) : (hasHue ? .rgba : .grayAlpha)
    return PNGForm(color, isOpaque: isOpaque)
  }
}
