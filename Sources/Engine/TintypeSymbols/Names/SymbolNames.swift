import TintypeGeometry

/// Finds drawings for names of SF Symbols, by `Rules/Symbols#Looking-up`.
package enum SymbolNames {
  /// Marks of makers, which are not drawn.
  private static let trademarks: Set<String> = ["applelogo", "swift", "swiftdata", "apple.logo"]

  /// How a name is drawn; nil where no set has anything for it.
  package static func entry(for name: String) -> SymbolEntry? {
    guard !trademarks.contains(name) else { return nil }
    return own(name) ?? composed(name) ?? related(name)
  }

  /// Whether a name has a drawing of its own, not one of a related name.
  package static func hasOwn(_ name: String) -> Bool {
    !trademarks.contains(name) && (own(name) ?? composed(name)) != nil
  }

  /// The name that somebody may have meant by one that no set has: two letters away at most.
  ///
  /// - Parameter name: what was written.
  /// - Returns: a name that is drawn; nil where none is near.
  package static func nearest(to name: String) -> String? {
    let names =
      CupertinoNames.all.map { $0.replacing("_", with: ".") } + CupertinoAliases.names
      + MaterialAliases.names + OwnDrawings.names
    return NearestOption.to(name, among: names.filter { !trademarks.contains($0) })
  }

  /// The glyph of a name in one of the sets.
  private static func own(_ name: String) -> SymbolEntry? {
    if let pieces = OwnDrawings.pieces(of: name) {
      return SymbolEntry(recipe: .own(pieces), isExact: true, source: "Tintype's own \(name)")
    }
    // Apple's older names of directions; media controls are called forward for another reason.
    if ["arrow", "chevron"].contains(where: name.hasPrefix) {
      let turned = name.replacing(".forward", with: ".right").replacing(".backward", with: ".left")
      if turned != name, let entry = cupertino(glyph(turned.replacing(".and.", with: "."))) {
        return entry
      }
    }
    if let entry = cupertino(glyph(name)) { return entry }
    let short = name.replacing(".and.", with: ".")
    if short != name, let entry = cupertino(glyph(short)) { return entry }
    if let alias = CupertinoAliases.alias(of: name) { return entry(alias, name) }
    if let alias = MaterialAliases.alias(of: name) {
      return SymbolEntry(
        recipe: .material(alias.glyph, isFilled: name.hasSuffix(".fill")),
        isExact: alias.likeness == .same, source: "\(SymbolSet.material.name)' \(alias.glyph)")
    }
    return nil
  }

  private static func glyph(_ name: String) -> String { name.replacing(".", with: "_") }

  private static func cupertino(_ glyph: String) -> SymbolEntry? {
    CupertinoNames.codePoint(glyph).map {
      SymbolEntry(
        recipe: .cupertino(glyph, codePoint: $0), isExact: true,
        source: "\(SymbolSet.cupertino.name)' \(glyph)")
    }
  }

  private static func entry(_ alias: SymbolAlias, _ name: String) -> SymbolEntry? {
    guard let found = cupertino(alias.glyph) else { return nil }
    return SymbolEntry(
      recipe: alias.likeness == .around ? .outer(found.recipe) : found.recipe,
      isExact: alias.likeness != .standIn, source: found.source)
  }

  /// A drawing that is made of others: `a.square.fill`, `leaf.circle`, `car.slash`, `doc.badge.plus`.
  private static func composed(_ name: String) -> SymbolEntry? {
    let (plain, isFilled) = split(name, ".fill")
    for enclosure in SymbolRecipe.Enclosure.allCases {
      let (inner, isEnclosed) = split(plain, ".\(enclosure.rawValue)")
      guard isEnclosed else { continue }
      if isCharacters(inner) {
        return SymbolEntry(
          recipe: .enclosed(.characters(inner.uppercased()), enclosure, isFilled: isFilled),
          isExact: true, source: "the text font's \(inner.uppercased())")
      }
      // Shapes do not stand in shapes: `square.circle` is nobody's symbol.
      guard !shapes.contains(inner), let found = own("\(inner).fill") ?? own(inner) else {
        return nil
      }
      return SymbolEntry(
        recipe: .enclosed(found.recipe, enclosure, isFilled: isFilled), isExact: found.isExact,
        source: "\(found.source) in a \(enclosure.rawValue)")
    }
    let (whole, isSlashed) = split(plain, ".slash")
    if isSlashed, let found = own(isFilled ? "\(whole).fill" : whole) {
      return SymbolEntry(
        recipe: .slashed(found.recipe), isExact: found.isExact,
        source: "\(found.source), crossed out")
    }
    return badged(name)
  }

  private static func badged(_ name: String) -> SymbolEntry? {
    let (plain, isFilledBadge) = split(name, ".fill")
    let (dotted, hasDot) = split(plain, ".badge")
    if hasDot, let dot = own("circle.fill"),
      let found = own(isFilledBadge ? "\(dotted).fill" : dotted)
    {
      return SymbolEntry(
        recipe: .badged(found.recipe, dot.recipe), isExact: found.isExact,
        source: "\(found.source) with a dot")
    }
    guard let range = name.ranges(of: ".badge.").last else { return nil }
    let (badge, isFilled) = split(String(name[range.upperBound...]), ".fill")
    let base = String(name[..<range.lowerBound])
    guard let signs = badges[badge], let sign = own(signs),
      let found = own(isFilled && !base.hasSuffix(".fill") ? "\(base).fill" : base) ?? own(base)
    else { return nil }
    return SymbolEntry(
      recipe: .badged(found.recipe, sign.recipe), isExact: found.isExact,
      source: "\(found.source) with a badge")
  }

  /// A drawing of a name that differs in filling or in what is added only; never said to be the same.
  private static func related(_ name: String) -> SymbolEntry? {
    let (plain, isFilled) = split(name, ".fill")
    var candidates = [isFilled ? plain : "\(plain).fill"]
    for suffix in [".circle", ".square", ".rectangle", ".slash", ".inverse", ".rtl"] {
      let (base, isThere) = split(plain, suffix)
      if isThere { candidates += ["\(base).fill", base] }
    }
    if let range = plain.ranges(of: ".badge").first {
      candidates.append(String(plain[..<range.lowerBound]))
    }
    for candidate in candidates {
      guard let found = own(candidate) ?? composed(candidate) else { continue }
      return SymbolEntry(recipe: found.recipe, isExact: false, source: found.source)
    }
    return nil
  }

  private static let shapes: Set<String> = [
    "circle", "square", "rectangle", "triangle", "capsule", "oval", "diamond", "hexagon", "octagon",
    "app", "seal", "shield", "",
  ]

  private static let badges: [String: String] = [
    "plus": "plus.circle.fill", "minus": "minus.circle.fill", "xmark": "xmark.circle.fill",
    "checkmark": "checkmark.circle.fill", "clock": "clock.fill", "gearshape": "gearshape.fill",
    "ellipsis": "ellipsis.circle.fill", "exclamationmark": "exclamationmark.circle.fill",
    "questionmark": "questionmark.circle.fill", "arrow.up": "arrow.up.circle.fill",
    "arrow.down": "arrow.down.circle.fill",
  ]

  private static func split(_ name: String, _ suffix: String) -> (base: String, isThere: Bool) {
    name.hasSuffix(suffix) ? (String(name.dropLast(suffix.count)), true) : (name, false)
  }

  /// One letter, or a number of two digits at most, as Apple has them to 50.
  private static func isCharacters(_ text: String) -> Bool {
    if let value = Int(text) { return (0...50).contains(value) && text.count <= 2 }
    return text.count == 1 && text.first?.isLetter == true
  }
}
