/// What stands in for a family that is not there: `Rules/System-Font#Families-by-name`.
package struct FontSubstitute: Hashable, Sendable {
  /// The family that is drawn.
  package var family: FontRequest.Family
  /// What the name said of the face, such as the weight of `Georgia-Bold`.
  package var traits: FontTraits
  /// The name of what is drawn, for messages.
  package var name: String

  /// Puts the substitute into a request; what the request says itself is kept.
  package func applied(to request: FontRequest) -> FontRequest {
    let usual = FontTraits()
    var result = request
    result.family = family
    if request.weight == usual.weight { result.weight = traits.weight }
    result.isItalic = request.isItalic || traits.isItalic
    return result
  }
}

extension FontLibrary {
  /// What stands in for the family of a request where it is neither added, declared nor installed.
  ///
  /// - Parameter request: what is asked for.
  /// - Returns: a face that is there: the look-alike of a device's own family, else the system's font, which a
  ///   device takes for a family that it has not; nil where the family is there.
  package func substitute(for request: FontRequest) -> FontSubstitute? {
    guard case .named(let name) = request.family else { return nil }
    do throws(FontError) {
      _ = try face(for: request)
      return nil
    } catch {
      guard case .missing(_, nil) = error else { return nil }
    }
    let found = FontLookAlikes.family(of: name)
    var substitute = FontSubstitute(
      family: found?.family ?? .system(.default), traits: FontLookAlikes.traits(of: name),
      name: found?.name ?? "the system's font")
    if found == nil { substitute.traits = FontTraits() }
    // A look-alike that is not installed either.
    if (try? face(for: substitute.applied(to: request))) == nil {
      substitute.family = .system(.default)
      substitute.name = "the system's font"
    }
    return substitute
  }
}

/// The free families that look like those of iOS, of what Tintype declares.
package enum FontLookAlikes {
  /// A family that is drawn, with its name.
  typealias Family = (family: FontRequest.Family, name: String)

  /// The look-alike of a family or face of iOS; nil for any other name.
  static func family(of name: String) -> Family? {
    let base = FamilyName.normalized(String(name.prefix { $0 != "-" }))
    for (families, family) in table where families.contains(where: { isName(base, of: $0) }) {
      return (family, label(family))
    }
    return nil
  }

  /// Weight and slant that the name of a face says after its hyphen.
  static func traits(of name: String) -> FontTraits {
    var traits = FontTraits()
    guard let hyphen = name.firstIndex(of: "-") else { return traits }
    let style = name[name.index(after: hyphen)...].lowercased()
    traits.isItalic = style.contains("italic") || style.contains("oblique")
    let weights: [(String, Int)] = [
      ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("medium", 500),
      ("light", 300), ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    traits.weight = weights.first { style.contains($0.0) }?.1 ?? 400
    return traits
  }

  /// The table, a line a family that is drawn: its name and the names of iOS that it stands for.
  package static var lines: [(drawn: String, names: [String])] {
    table.map { (label($0.family), $0.names) }
  }

  private static func isName(_ base: String, of family: String) -> Bool {
    let family = FamilyName.normalized(family)
    return base == family || base == family + "mt" || base == family + "ps"
      || base == family + "psmt"
  }

  private static func label(_ family: FontRequest.Family) -> String {
    switch family {
    case .named(let name): name
    case .system(let design):
      DeclaredFont.family(for: design, opticalSize: 0, width: 100)
    }
  }

  private static let table: [(names: [String], family: FontRequest.Family)] = [
    (
      [
        "SF Pro", "SF Pro Text", "SF Pro Display", "SF UI", "SF UI Text", "SF UI Display",
        "San Francisco",
      ], .system(.default)
    ),
    (["SF Pro Rounded", "SF Compact Rounded"], .system(.rounded)),
    (["SF Mono"], .system(.monospaced)),
    (["New York"], .system(.serif)),
    (
      [
        "Helvetica", "Helvetica Neue", "Arial", "Trebuchet MS", "Gill Sans", "Optima",
        "DIN Alternate",
        "DIN Condensed", "Galvji", "Geeza Pro", "Kailasa",
      ], .named(DeclaredFont.systemFamily)
    ),
    (["Verdana", "Tahoma"], .named(DeclaredFont.broadFamily)),
    (["Menlo", "Monaco", "Andale Mono"], .named("DejaVu Sans Mono")),
    (["Courier", "Courier New"], .named(DeclaredFont.monospacedFamily)),
    (
      [
        "Avenir", "Avenir Next", "Futura", "Arial Rounded MT Bold", "Arial Rounded MT",
        "Chalkboard",
        "Chalkboard SE", "Chalkduster", "Marker Felt", "Noteworthy", "Bradley Hand", "Papyrus",
        "Snell Roundhand", "Savoye LET", "Party LET", "Zapfino",
      ], .named(DeclaredFont.roundedFamily)
    ),
    (["American Typewriter", "Rockwell"], .named("DejaVu Serif")),
    (
      [
        "Georgia", "Times", "Times New Roman", "Palatino", "Baskerville", "Bodoni 72", "Charter",
        "Cochin", "Copperplate", "Didot", "Hoefler Text", "Iowan Old Style", "Marion",
      ], .named(DeclaredFont.serifFamily)
    ),
    (["PingFang SC", "Heiti SC", "STHeiti"], .named("Noto Sans CJK SC")),
    (["PingFang TC", "Heiti TC"], .named("Noto Sans CJK TC")),
    (["PingFang HK"], .named("Noto Sans CJK HK")),
    (
      [
        "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Hiragino Mincho ProN",
        "Hiragino Maru Gothic ProN",
      ],
      .named("Noto Sans CJK JP")
    ),
    (["Apple SD Gothic Neo"], .named("Noto Sans CJK KR")),
  ]
}
