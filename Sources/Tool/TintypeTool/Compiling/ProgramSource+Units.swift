import TintypeSyntax

/// What stands in the files of units besides their code, and where.
extension ProgramSource {
  /// The names of pictures that a fence takes from a catalog that is not there, as Xcode would make them: such a picture
  /// is missing as one with a name in quotes is.
  func absentPictures(of unit: SourceUnit) -> String {
    guard unit.isFence else { return "" }
    let names = unit.outline.pictureNames.filter { name in
      assets?.contains("static let \(name) = SwiftUI.ImageResource(") != true
        && !units.contains { $0.outline.declaredNames.contains(name) }
    }
    if names.isEmpty { return "" }
    let members = names.map { "static var \($0): Self { .init(name: \"\($0)\", bundle: .main) }" }
    return "fileprivate extension SwiftUI.ImageResource { \(members.joined(separator: "; ")) }\n"
  }

  /// The line of the article that a line of a unit's file stands for.
  ///
  /// - Parameters:
  ///   - line: a line of the file as ``files(modes:dropping:naming:)`` makes it for ``LineNames/file``.
  ///   - unit: the number of the unit.
  ///   - mode: how the unit takes part.
  /// - Returns: the nearest line where it stands for none.
  func articleLine(_ line: Int, inUnit unit: Int, _ mode: UnitMode) -> Int {
    let text = String(decoding: unitFile(unit, mode, .file), as: UTF8.self)
    var first: Int?
    for (ordinal, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if ordinal + 1 >= line { break }
      if content == LineNames.mark { first = ordinal + 2 }
    }
    let lines = units[unit].lines
    guard let first else { return lines.lowerBound }
    return min(
      max(lines.lowerBound + line - first, lines.lowerBound),
      max(lines.lowerBound, lines.upperBound - 1))
  }
}
