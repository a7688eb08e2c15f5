/// What `tintype fonts` shows of one font file.
package struct FontDescription: Sendable, Hashable {
  /// The family's name.
  package var family: String
  /// 100 to 900.
  package var weight: Int
  /// Whether it is slanted.
  package var isItalic: Bool
  /// Where the file is, or should be.
  package var path: String
  /// What the font is for, such as `monospaced`.
  package var role: String
  /// The SHA-256 of the file in hexadecimal; nil where it is missing or not a font.
  package var digest: String?
  /// The package that has the file; nil for a file that the caller added.
  package var package: String?
  /// Whether the package is one of the registry, which `tintype setup` fetches; else it is Debian's.
  package var isSupplied = false
  /// Why the font cannot be used; nil where it can.
  package var problem: FontError?
}

extension FontStore {
  /// Every added and declared font, with its digest or what is missing.
  ///
  /// Reads all files once; meant for a listing, not for a render.
  func describe() -> [FontDescription] {
    let added = additionalFiles.flatMap { path in described(added: path) }
    return added + DeclaredFont.all.map { described($0) }
  }

  /// The description of a declared font.
  func described(_ font: DeclaredFont) -> FontDescription {
    let candidate = FontCandidate(font, in: folders)
    let path = candidate.path
    var result = FontDescription(
      family: font.family, weight: font.traits.weight, isItalic: font.traits.isItalic, path: path,
      role: font.role, package: font.package, isSupplied: font.isSupplied)
    do throws(FontError) {
      guard let file = try file(at: path) else {
        throw candidate.absence
      }
      result.digest = file.digest
    } catch {
      result.problem = error
    }
    return result
  }

  /// The descriptions of the faces of an added file.
  func described(added path: String) -> [FontDescription] {
    func broken(_ problem: FontError) -> [FontDescription] {
      let text = problem
      return [
        FontDescription(
          family: path, weight: 400, isItalic: false, path: path, role: "added", problem: text)
      ]
    }
    do throws(FontError) {
      guard let file = try file(at: path) else {
        return broken(.unreadable(path: path))
      }
      var result: [FontDescription] = []
      for index in 0..<file.faceCount {
        let face = try FontFace(file: file, index: index)
        let names = FontNames(of: face.font)
        result.append(
          FontDescription(
            family: names.family, weight: names.traits.weight, isItalic: names.traits.isItalic,
            path: path, role: "added", digest: file.digest))
      }
      return result
    } catch {
      return broken(error)
    }
  }
}
