import Foundation

/// Chooses a file name for each picture: safe, telling, and no two the same.
struct PictureNames {
  private var taken: Set<String> = []

  /// The name of a view's files.
  ///
  /// - Parameters:
  ///   - entry: The view.
  ///   - siblings: How many views its fence shows.
  /// - Returns: The name from the info string, else that of the type, else the article's with the
  ///   fence's number; with the name of the file, or else a number, when it is taken.
  mutating func name(for entry: BuiltProgram.Entry, siblings: Int) -> String {
    let file = URL(filePath: entry.file).deletingPathExtension().lastPathComponent
    var wanted = entry.givenName ?? entry.ownName
    if entry.givenName != nil, siblings > 1, entry.isType { wanted += "-\(entry.ownName)" }
    var name = Self.safe(wanted)
    if taken.contains(name.lowercased()), entry.isType, entry.givenName == nil {
      name = Self.safe("\(file)-\(wanted)")
    }
    var number = 2
    let base = name
    // Not every disk tells upper case from lower case.
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  /// A name without anything that means something in a path.
  private static func safe(_ name: String) -> String {
    var result = ""
    for character in name {
      let isSafe = character.isLetter || character.isNumber || "-_+~@.".contains(character)
      result.append(isSafe ? character : "-")
    }
    while result.hasPrefix(".") { result.removeFirst() }
    return result.isEmpty ? "picture" : String(result.prefix(120))
  }
}
