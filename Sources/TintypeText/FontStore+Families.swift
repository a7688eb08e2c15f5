import Synchronization

extension FontStore {
  /// The face of a family that is nearest to a request.
  func candidate(for key: RequestKey) throws(FontError) -> FontCandidate {
    switch key.family {
    case .system(let design):
      let family = DeclaredFont.family(for: design)
      let declared = Self.declared(family)
      guard let best = FontCandidate.best(of: declared, for: key) else {
        throw .missing(family: family, package: nil)
      }
      return best
    case .named(let name):
      let added = try addedCandidates().filter { Self.isSame($0.family, name) }
      if let best = FontCandidate.best(of: added, for: key) { return best }
      if let best = FontCandidate.best(of: Self.declared(name), for: key) { return best }
      if let best = FontCandidate.best(of: scan(for: name), for: key) { return best }
      throw .missing(family: name, package: nil)
    }
  }

  /// The declared faces of a family.
  static func declared(_ family: String) -> [FontCandidate] {
    let exact = DeclaredFont.faces(of: family)
    let fonts = exact.isEmpty ? DeclaredFont.all.filter { isSame($0.family, family) } : exact
    return fonts.map { FontCandidate($0) }
  }

  /// Whether two family names differ by spaces, hyphens and case at most.
  static func isSame(_ a: String, _ b: String) -> Bool { normalized(a) == normalized(b) }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The faces of the files that the caller added.
  func addedCandidates() throws(FontError) -> [FontCandidate] {
    if let known = state.withLock({ $0.added }) { return known }
    var result: [FontCandidate] = []
    for path in additionalFiles {
      guard let file = try file(at: path) else { throw .missing(family: path, package: nil) }
      for index in 0..<file.faceCount {
        result.append(FontCandidate(try FontFace(file: file, index: index)))
      }
    }
    let candidates = result
    state.withLock { $0.added = candidates }
    return candidates
  }

  /// The faces of a family in the system's font folder.
  ///
  /// Files whose names start like the family are opened first; only without a hit are all opened.
  private func scan(for family: String) -> [FontCandidate] {
    let key = Self.normalized(family)
    if let known = state.withLock({ $0.scanned[key] }) { return known }
    let paths =
      Self.fontFiles(below: "/usr/share/fonts") + Self.fontFiles(below: "/usr/local/share/fonts")
    let likely = paths.filter { path in
      Self.normalized(String(path.split(separator: "/").last ?? "")).hasPrefix(key.prefix(4))
    }
    var found = faces(in: likely, family: family)
    if found.isEmpty { found = faces(in: paths, family: family) }
    let result = found
    state.withLock { $0.scanned[key] = result }
    return result
  }

  private func faces(in paths: [String], family: String) -> [FontCandidate] {
    var result: [FontCandidate] = []
    for path in paths {
      // A file of the system that is no font is none of the caller's business.
      guard let file = try? FontFile.open(path: path) else { continue }
      for index in 0..<file.faceCount {
        guard let face = try? FontFace(file: file, index: index) else { continue }
        let candidate = FontCandidate(face)
        if Self.isSame(candidate.family, family) { result.append(candidate) }
      }
    }
    return result
  }

  /// The font files below a folder, in the order of their paths.
  private static func fontFiles(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      [".otf", ".ttf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    }.sorted().map { "\(folder)/\($0)" }
  }
}
