import Foundation

/// Chooses a file name for each picture: safe, telling, and no two the same.
struct PictureNames {
  /// The files whose pictures have the names, which are in lower case.
  private var taken: [String: String] = [:]
  /// Where the first preview of each name stands that an author wrote.
  private var written: [String: String] = [:]

  /// The name of a view's files.
  ///
  /// - Parameters:
  ///   - entry: the view.
  ///   - part: what tells the picture from others of the view; nil for nothing.
  ///   - siblings: how many views its fence shows.
  /// - Returns: the name from the info string, else that of the type, else the article's with the
  ///   fence's number. A type's name that another file has taken gets the name of the file before it,
  ///   any other that is taken a number after it.
  mutating func name(
    for entry: BuiltProgram.Entry, part: String? = nil, siblings: Int
  ) -> String {
    let file = URL(filePath: entry.file).deletingPathExtension().lastPathComponent
    var wanted = entry.attributes.name ?? entry.ownName
    if entry.attributes.name != nil, siblings > 1, entry.isType { wanted += "-\(entry.ownName)" }
    if let part { wanted += "-\(part)" }
    var name = Self.safe(wanted)
    if let owner = taken[name.lowercased()], owner != entry.file, entry.isType,
      entry.attributes.name == nil
    {
      name = Self.safe("\(file)-\(wanted)")
    }
    var number = 2
    let base = name
    // Not every disk tells upper case from lower case.
    while taken[name.lowercased()] != nil {
      name = "\(base)-\(number)"
      number += 1
    }
    taken[name.lowercased()] = entry.file
    return name
  }

  /// What is said of a preview that has the name of another one.
  ///
  /// - Parameters:
  ///   - entry: a preview whose name was written.
  ///   - name: the name of its picture.
  /// - Returns: nil for the first one of the name.
  mutating func clash(of entry: BuiltProgram.Entry, named name: String) -> Problem? {
    let place = "\(DisplayPath.of(entry.file)):\(entry.line)"
    guard let first = written[entry.ownName] else {
      written[entry.ownName] = place
      return nil
    }
    return Problem(
      file: entry.file, line: entry.line,
      message:
        "The preview at \(first) is named \"\(entry.ownName)\" as well: the picture of this one"
        + " is \(name).")
  }

  /// A name without anything that means something in a path.
  static func safe(_ name: String) -> String {
    var result = ""
    for character in name {
      let isSafe = character.isLetter || character.isNumber || "-_+~@.".contains(character)
      result.append(isSafe ? character : "-")
    }
    // Hidden files are overlooked, and programs take a leading hyphen for an option.
    while result.hasPrefix(".") || result.hasPrefix("-") { result.removeFirst() }
    return result.isEmpty ? "picture" : cut(result)
  }

  /// A name with room for a number and an ending: file systems end names at 255 bytes.
  private static func cut(_ name: String) -> String {
    var result = name.prefix(120)
    while result.utf8.count > 200 { result.removeLast() }
    return String(result)
  }
}
