package import TintypeDrawing
package import TintypeSymbols
package import TintypeText

/// What a render provides to views: fonts, pictures, and a position for errors.
@MainActor
package final class RenderResources {
  /// The fonts.
  package let fonts: FontLibrary
  /// Measures text with recorded numbers, in tests; nil for the fonts.
  package var textMeasurer: (any TextMeasuring)?
  /// Errors of the render: missing fonts, pictures that cannot be read.
  package private(set) var errors: [RenderResourceError] = []

  private struct FontKey: Hashable {
    var name: String
    var traits: FontTraits
  }

  private let symbols: SymbolLibrary
  private let symbolFile: (String) -> URL?
  private var authored: [String: AuthoredSymbol?] = [:]
  private var mentioned: Set<String> = []
  private var substitutes: [FontKey: FontSubstitute?] = [:]
  private var usedSymbolSets: Set<SymbolSet> = []
  private let loadImage: (PictureRequest) -> Result<NamedPicture, RenderResourceError>
  private var images: [PictureRequest: Result<NamedPicture, RenderResourceError>] = [:]

  /// What is drawn where something is missing.
  package let missing: MissingContent
  /// What was missing in the app's catalogs.
  package let notes = ResourceNotes()

  /// Creates resources.
  ///
  /// - Parameters:
  ///   - fonts: the fonts.
  ///   - symbols: the sets of symbols.
  ///   - symbolFile: finds an SVG file that an author drew for the name of a symbol.
  ///   - missing: what is drawn where something is missing.
  ///   - loadImage: finds and reads a picture.
  package init(
    fonts: FontLibrary, symbols: SymbolLibrary = .standard,
    symbolFile: @escaping (String) -> URL? = { _ in nil }, missing: MissingContent = .refused,
    loadImage: @escaping (PictureRequest) -> Result<NamedPicture, RenderResourceError>
  ) {
    self.missing = missing
    self.fonts = fonts
    self.symbols = symbols
    self.symbolFile = symbolFile
    self.loadImage = loadImage
  }

  /// The picture of a name; read once.
  package func image(_ request: PictureRequest) -> Result<NamedPicture, RenderResourceError> {
    if let cached = images[request] { return cached }
    let result = loadImage(request)
    images[request] = result
    return result
  }

  /// A symbol that the author drew; read once, and nil where there is none.
  package func authoredSymbol(named name: String) -> AuthoredSymbol? {
    if let cached = authored[name] { return cached }
    var symbol: AuthoredSymbol?
    if let file = symbolFile(name) {
      symbol = (try? String(contentsOf: file, encoding: .utf8)).flatMap(AuthoredSymbol.init(svg:))
      if symbol == nil { report(.unreadableSymbol(path: file.path)) }
    }
    authored[name] = .some(symbol)
    return symbol
  }

  /// A symbol: the author's own, else one of the sets.
  ///
  /// - Returns: nil where nobody drew it.
  /// - Throws: `SymbolSetError` where the set that has it is not installed.
  package func symbol(_ wanted: SymbolRequest) throws(SymbolSetError) -> DrawnSymbol? {
    if let authored = authoredSymbol(named: wanted.name) {
      return symbols.symbol(wanted, authored: authored)
    }
    guard let drawn = try symbols.symbol(wanted, fonts: fonts) else { return nil }
    usedSymbolSets.formUnion(symbols.sets(of: wanted.name))
    return drawn
  }

  /// The sets that symbols were drawn from, in the order of their names.
  package var usedSymbolSources: [any OutlineSource] {
    SymbolSet.allCases.filter(usedSymbolSets.contains).compactMap { try? symbols.source(of: $0) }
  }

  /// Notes an error, once.
  package func report(_ error: RenderResourceError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Notes what is wrong with a font, once.
  package func report(_ error: FontError) { report(RenderResourceError(error)) }

  /// Whether code of an author's waits for the positions of views.
  package private(set) var hasRecordings = false

  /// Records what code of an author's makes once every view has its position.
  package func recording<Input, Value>(
    _ make: @escaping @MainActor (Input) -> Value
  ) -> Recording<Input, Value> {
    hasRecordings = true
    return Recording(make)
  }

  /// Forgets the errors of the pass before.
  package func beginPass() {
    errors = []
    hasRecordings = false
    mentioned = []
    notes.clear()
  }

  /// What stands in for the family of a request; nil where it is there, or where its absence ends the render.
  package func substitute(for request: FontRequest) -> FontSubstitute? {
    guard missing != .refused, case .named(let name) = request.family else { return nil }
    // The weight that a name says counts only where the request says none.
    let key = FontKey(name: name, traits: request.traits)
    if let cached = substitutes[key] { return cached }
    let substitute = fonts.substitute(for: request)
    substitutes[key] = .some(substitute)
    return substitute
  }

  /// Whether something is said for the first time in this pass.
  package func mentions(_ text: String) -> Bool { mentioned.insert(text).inserted }
}
