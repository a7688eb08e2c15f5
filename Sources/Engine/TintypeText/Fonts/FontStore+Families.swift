import Synchronization

extension FontStore {
  /// The face of a family that is nearest to a request.
  func candidate(for key: RequestKey) throws(FontError) -> FontCandidate {
    switch key.family {
    case .system(let design):
      let family = DeclaredFont.family(
        for: design, opticalSize: key.opticalSize, width: key.traits.width)
      var (wanted, standIn) = (key.traits, StandIn(design: design))
      if family == DeclaredFont.widthFamily {
        wanted.width = StandIn.axisWidth(for: wanted.width)
        standIn.hasOtherWidth = true
      }
      let best = FontCandidate.best(
        of: declared(family), for: wanted, opticalSize: key.opticalSize)
      guard var best else { throw .missing(family: family, package: nil) }
      if design == .default, !standIn.hasOtherWidth {
        standIn.master = SystemFontMaster(
          weight: best.traits.weight, opticalBlend: key.opticalBlend,
          isItalic: best.traits.isItalic)
      }
      best.standIn = standIn
      return best
    case .named(let name):
      if let best = Self.best(of: try addedCandidates(), named: name, for: key.traits) {
        return best
      }
      if let best = FontCandidate.best(of: declared(name), for: key.traits) { return best }
      let declared = DeclaredFont.all.map { FontCandidate($0, in: folders) }
      if let best = Self.best(of: declared, named: name, for: key.traits) { return best }
      if let best = Self.best(of: scan(for: name), named: name, for: key.traits) { return best }
      throw .missing(family: name, package: nil)
    }
  }

  /// The face that answers a name: that of a family, or of a single face such as `Inter-SemiBold`.
  ///
  /// - Parameters:
  ///   - candidates: faces of any families.
  ///   - name: the name of a family or of a face.
  ///   - wanted: what is asked for; what it leaves as usual, a face that is named itself decides.
  /// - Returns: nil where neither a family nor a face has the name.
  private static func best(
    of candidates: [FontCandidate], named name: String, for wanted: FontTraits
  ) -> FontCandidate? {
    let family = candidates.filter { FamilyName.isSame($0.family, name) }
    if let best = FontCandidate.best(of: family, for: wanted) { return best }
    guard let face = candidates.first(where: { $0.isNamed(name) }) else { return nil }
    let usual = FontTraits()
    var own = wanted
    if wanted.weight == usual.weight { own.weight = face.traits.weight }
    if wanted.width == usual.width { own.width = face.traits.width }
    own.isItalic = wanted.isItalic || face.traits.isItalic
    return FontCandidate.best(of: candidates.filter { $0.family == face.family }, for: own)
  }

  /// The declared faces of a family.
  func declared(_ family: String) -> [FontCandidate] {
    let exact = DeclaredFont.faces(of: family)
    let fonts =
      exact.isEmpty ? DeclaredFont.all.filter { FamilyName.isSame($0.family, family) } : exact
    return fonts.map { FontCandidate($0, in: folders) }
  }

  /// The faces of the files that the caller added.
  func addedCandidates() throws(FontError) -> [FontCandidate] {
    if let cached = state.withLock({ $0.added }) { return cached }
    var result: [FontCandidate] = []
    for path in additionalFiles {
      guard let file = try file(at: path) else { throw .unreadable(path: path) }
      for index in 0..<file.faceCount {
        result.append(FontCandidate(try FontFace(file: file, index: index)))
      }
    }
    let candidates = result
    state.withLock { $0.added = candidates }
    return candidates
  }

  /// The faces in the font folders of a family, or of the family that has a face of that name.
  ///
  /// Files whose names start like the family are opened first; only without a hit are all opened.
  private func scan(for family: String) -> [FontCandidate] {
    let key = FamilyName.normalized(family)
    if let cached = state.withLock({ $0.scanned[key] }) { return cached }
    let paths = folders.files
    let likely = paths.filter { path in
      FamilyName.normalized(String(path.split(separator: "/").last ?? "")).hasPrefix(key.prefix(4))
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
        result.append(candidate)
      }
    }
    let families = result.filter { FamilyName.isSame($0.family, family) || $0.isNamed(family) }
      .map(\.family)
    return result.filter { families.contains($0.family) }
  }
}
