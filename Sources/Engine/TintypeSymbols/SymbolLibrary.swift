import Synchronization
package import TintypeDrawing
package import TintypeSupplies
package import TintypeText

/// The symbols that renders draw: sets of the machine, and letters of the text font.
///
/// Outlines are kept, since a page shows the same few symbols again and again.
package final class SymbolLibrary: Sendable {
  /// The library of the machine's sets.
  package static let standard = SymbolLibrary()

  private struct ShapeKey: Hashable {
    var name: String
    var weight: SymbolWeight
  }

  private struct FontKey: Hashable {
    var set: SymbolSet
    var weight: Float
    var isFilled: Bool
  }

  private struct State {
    var entries: [String: SymbolEntry?] = [:]
    var shapes: [ShapeKey: SymbolShape] = [:]
    var fonts: [FontKey: GlyphFont] = [:]
    var materialNames: [String: UInt32]?
  }

  private let folders: DataFolders
  private let state = Mutex(State())

  /// Creates a library.
  ///
  /// - Parameter folders: where the sets lie.
  package init(folders: DataFolders = .standard) { self.folders = folders }

  /// A symbol of the sets.
  ///
  /// - Parameters:
  ///   - request: which symbol, and how large and bold.
  ///   - fonts: the fonts that letters within circles are taken from.
  /// - Returns: nil where no set has anything for the name.
  /// - Throws: `SymbolSetError` where the set that has it is not installed.
  package func symbol(
    _ request: SymbolRequest, fonts: FontLibrary
  ) throws(SymbolSetError) -> DrawnSymbol? {
    guard let entry = entry(for: request.name) else { return nil }
    let shape = try shape(of: entry, request.name, request.weight, fonts)
    let metrics = SymbolMetrics.of(request, ink: shape.bounds.size)
    let size = request.pointSize * request.scale.factor
    return DrawnSymbol(
      shape: shape, metrics: metrics,
      factor: size * Self.fit(shape.bounds.size, metrics.size, size: size, isExact: entry.isExact),
      standIn: entry.isExact ? nil : entry.source)
  }

  /// A symbol that an author drew.
  package func symbol(_ request: SymbolRequest, authored: AuthoredSymbol) -> DrawnSymbol? {
    guard let variant = authored.variant(weight: request.weight, scale: request.scale) else {
      return nil
    }
    let size = request.pointSize * variant.scale
    let frame = CGSize(
      width: (variant.size.width * size).toHalfPoints,
      height: (variant.size.height * size).toHalfPoints)
    let descent = frame.height / 2 - variant.center * request.pointSize
    return DrawnSymbol(
      shape: variant.shape,
      metrics: SymbolMetrics(size: frame, descent: descent.toHalfPoints), factor: size,
      standIn: nil)
  }

  /// The sets that a name is drawn from; none where nobody has it.
  package func sets(of name: String) -> Set<SymbolSet> { entry(for: name)?.recipe.sets ?? [] }

  /// How a name is drawn; nil where no set has anything for it.
  package func entry(for name: String) -> SymbolEntry? {
    if let cached = state.withLock({ $0.entries[name] }) { return cached }
    let entry = SymbolNames.entry(for: name)
    state.withLock { $0.entries[name] = .some(entry) }
    return entry
  }

  /// What ink is multiplied with so that it fills a recorded frame and keeps within it
  /// (`Rules/Symbols#Ink`).
  private static func fit(
    _ ink: CGSize, _ frame: CGSize, size: CGFloat, isExact: Bool
  ) -> CGFloat {
    guard ink.width > 0, ink.height > 0, size > 0 else { return 1 }
    let available = CGSize(width: frame.width / size, height: frame.height / size)
    if isExact {
      let fill = min((available.width - 0.225) / ink.width, (available.height - 0.135) / ink.height)
      if fill > 1.06 { return min(fill, 1.25) }
      return min(1, (available.width - 0.05) / ink.width, (available.height - 0.02) / ink.height)
    }
    let fit = min((available.width - 0.2) / ink.width, (available.height - 0.12) / ink.height)
    return min(max(fit, 0.7), 1.25)
  }
}

extension SymbolLibrary {
  /// Where the font of a set is, or should be.
  func path(of set: SymbolSet) -> String { set.fontPath(in: folders) }

  /// The SHA-256 of a set's font in hexadecimal.
  func digest(of set: SymbolSet) throws(SymbolSetError) -> String { try source(of: set).identity }

  /// The font of a set.
  package func source(of set: SymbolSet) throws(SymbolSetError) -> any OutlineSource {
    try font(FontKey(set: set, weight: set == .material ? 400 : 0, isFilled: false))
  }

  private func shape(
    of entry: SymbolEntry, _ name: String, _ weight: SymbolWeight, _ fonts: FontLibrary
  ) throws(SymbolSetError) -> SymbolShape {
    let key = ShapeKey(name: name, weight: weight)
    if let cached = state.withLock({ $0.shapes[key] }) { return cached }
    let builder = SymbolShapeBuilder(
      name: name, weight: weight,
      glyph: { recipe throws(SymbolSetError) in try self.glyph(recipe, weight) },
      letters: { Self.letters($0, weight, fonts) })
    let shape = try builder.shape(of: entry.recipe)
    state.withLock { $0.shapes[key] = shape }
    return shape
  }

  private func glyph(
    _ recipe: SymbolRecipe, _ weight: SymbolWeight
  ) throws(SymbolSetError) -> Path {
    switch recipe {
    case .cupertino(_, let codePoint):
      return try font(FontKey(set: .cupertino, weight: 0, isFilled: false))
        .outline(of: codePoint) ?? Path()
    case .material(let name, let isFilled):
      let key = FontKey(set: .material, weight: weight.materialWeight, isFilled: isFilled)
      let font = try font(key)
      return try materialNames()[name].flatMap { font.outline(of: $0) } ?? Path()
    default: return Path()
    }
  }

  private func font(_ key: FontKey) throws(SymbolSetError) -> GlyphFont {
    if let cached = state.withLock({ $0.fonts[key] }) { return cached }
    let path = key.set.fontPath(in: folders)
    // The optical size of 48 has lines of 1.5 units, as thick as Cupertino's.
    let axes: [String: Float] =
      key.set == .material
      ? ["wght": key.weight, "FILL": key.isFilled ? 1 : 0, "opsz": 48, "GRAD": 0] : [:]
    do {
      guard let font = try GlyphFont.open(path: path, axes: axes) else {
        throw missing(key.set, path)
      }
      state.withLock { $0.fonts[key] = font }
      return font
    } catch {
      throw missing(key.set, path)
    }
  }

  private func materialNames() throws(SymbolSetError) -> [String: UInt32] {
    if let cached = state.withLock({ $0.materialNames }) { return cached }
    let path = SymbolSet.material.listPath(in: folders) ?? ""
    guard let list = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw missing(.material, path)
    }
    let names = MaterialNames.read(list)
    state.withLock { $0.materialNames = names }
    return names
  }

  private func missing(_ set: SymbolSet, _ path: String) -> SymbolSetError {
    SymbolSetError(set: set.name, package: set.package, path: path)
  }

  /// Letters as they stand in a circle: half bold, without kerning.
  private static func letters(
    _ text: String, _ weight: SymbolWeight, _ fonts: FontLibrary
  ) -> Path? {
    let request = FontRequest(size: 1, weight: min(weight.rawValue * 100 + 200, 900))
    guard let face = try? fonts.face(for: request) else { return nil }
    var result = Path()
    var pen: CGFloat = 0
    for scalar in text.unicodeScalars {
      guard let outline = face.outline(ofCharacter: scalar.value),
        let advance = face.advance(ofCharacter: scalar.value)
      else { return nil }
      result.addPath(outline, transform: CGAffineTransform(translationX: pen, y: 0))
      pen += advance
    }
    return result
  }
}
