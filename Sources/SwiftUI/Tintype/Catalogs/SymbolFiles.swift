/// The symbols that an author drew, found by their names.
///
/// Beside pictures lie `Symbols/NAME.svg`; folders of their own hold `NAME.svg`; asset catalogs hold
/// `NAME.symbolset` with an SVG file. They are looked up in this order.
struct SymbolFiles {
  private var files: [String: URL] = [:]

  /// Lists what there is.
  ///
  /// - Parameters:
  ///   - searchPaths: the folders of pictures, first first.
  ///   - symbolPaths: folders of symbols, first first.
  ///   - catalogs: asset catalogs, first first.
  init(searchPaths: [URL], symbolPaths: [URL], catalogs: [URL]) {
    for path in searchPaths { add(drawingsIn: path.appendingPathComponent("Symbols")) }
    for path in symbolPaths {
      add(drawingsIn: path)
      add(setsIn: path)
    }
    for path in searchPaths { add(setsIn: path) }
    for catalog in catalogs { add(setsBelow: catalog) }
  }

  /// The file of a name; nil where the author drew none.
  subscript(name: String) -> URL? { files[name] }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private mutating func add(drawingsIn folder: URL) {
    for name in Self.names(in: folder) where name.lowercased().hasSuffix(".svg") {
      add(String(name.dropLast(4)), folder.appendingPathComponent(name))
    }
  }

  private mutating func add(setsIn folder: URL) {
    for name in Self.names(in: folder) where name.hasSuffix(".symbolset") {
      add(set: folder.appendingPathComponent(name))
    }
  }

  private mutating func add(setsBelow catalog: URL) {
    let names = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() where name.hasSuffix(".symbolset") {
      add(set: catalog.appendingPathComponent(name))
    }
  }

  /// Adds a set by its name; of several drawings the first one is taken.
  private mutating func add(set folder: URL) {
    let drawings = Self.names(in: folder).filter { $0.lowercased().hasSuffix(".svg") }
    guard let drawing = drawings.first else { return }
    add(
      folder.deletingPathExtension().lastPathComponent, folder.appendingPathComponent(drawing))
  }

  private mutating func add(_ name: String, _ file: URL) {
    if files[name] == nil { files[name] = file }
  }
}
