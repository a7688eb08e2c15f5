import Foundation
import TintypeSnapshots

/// Chooses a file name for each picture of a folder: safe, telling, and no two the same.
///
/// A view of a page is called by its fence's name, else by the page's name with that of its type or the fence's number,
/// so that a name stays when other fences come or go. One of a Swift file is called by its type or its preview.
struct PictureNamer {
  /// The files whose pictures have the names, which are in lower case.
  private var taken: [String: String] = [:]
  /// Where the first preview of each name stands that an author wrote.
  private var written: [String: String] = [:]

  /// Begins with names that are not given.
  ///
  /// - Parameter others: names in small letters that are left to other pages.
  init(leaving others: Set<String> = []) {
    taken = Dictionary(others.map { ($0, "") }) { first, _ in first }
  }

  /// The names of a page's views.
  ///
  /// - Parameters:
  ///   - entries: the views of the page's program, in order.
  ///   - page: the page.
  ///   - outcome: is told of names that hold a path, or that another fence of the page has.
  /// - Returns: the names by the numbers of the views; none for one whose name is no name.
  mutating func names(
    of entries: [BuiltProgram.Entry], on page: DocumentationPage,
    _ outcome: inout PipelineOutcome
  ) -> [Int: String] {
    let siblings = entries.reduce(into: [:]) { $0[$1.unit, default: 0] += 1 }
    var lines: [String: Int] = [:]
    var names: [Int: String] = [:]
    for entry in entries {
      if let complaint = Self.complaint(about: entry, on: page, &lines) {
        outcome.add(
          Problem(file: entry.file, line: entry.line, message: complaint), .failed)
        continue
      }
      let isOfPage = entry.attributes.name == nil && entry.isType
      let file = URL(filePath: page.path).deletingPathExtension().lastPathComponent
      let wanted =
        isOfPage
        ? "\(file)-\(entry.ownName)" : Self.wanted(entry, siblings: siblings[entry.unit] ?? 1)
      names[entry.index] = unique(Self.safe(wanted), of: entry)
    }
    return names
  }

  /// What is wrong with the name that an author wrote; nil for nothing.
  private static func complaint(
    about entry: BuiltProgram.Entry, on page: DocumentationPage, _ lines: inout [String: Int]
  ) -> String? {
    guard let name = entry.attributes.name else { return nil }
    if name.contains("/") || name.contains("\\") || name.hasPrefix(".") {
      return
        "The name '\(NeutralText.line(name))' holds a path; write a name alone, and 'output:' for"
        + " where pictures go."
    }
    // In comments names are those of symbols, of which one may have several fences.
    if case .comments = page.kind { return nil }
    let line = page.fence(at: entry.line)?.line ?? entry.line
    if let first = lines[name.lowercased()], first != line {
      return
        "The name '\(NeutralText.line(name))' is that of the fence at line \(first); give this one"
        + " another name=."
    }
    lines[name.lowercased()] = line
    return nil
  }

  /// The name of a view of a Swift file.
  ///
  /// - Parameters:
  ///   - entry: the view.
  ///   - part: what tells the picture from others of the view; nil for nothing.
  ///   - siblings: how many views its file shows.
  /// - Returns: the name; a type's name that another file has taken gets the name of the file before it, any other
  ///   that is taken a number after it.
  mutating func name(
    for entry: BuiltProgram.Entry, part: String? = nil, siblings: Int
  ) -> String {
    let wanted = Self.wanted(entry, siblings: siblings) + (part.map { "-\($0)" } ?? "")
    var name = Self.safe(wanted)
    if let owner = taken[name.lowercased()], owner != entry.file, entry.isType,
      entry.attributes.name == nil
    {
      let file = URL(filePath: entry.file).deletingPathExtension().lastPathComponent
      name = Self.safe("\(file)-\(wanted)")
    }
    return unique(name, of: entry)
  }

  private static func wanted(_ entry: BuiltProgram.Entry, siblings: Int) -> String {
    guard let name = entry.attributes.name else { return entry.ownName }
    return siblings > 1 && entry.isType ? "\(name)-\(entry.ownName)" : name
  }

  private mutating func unique(_ base: String, of entry: BuiltProgram.Entry) -> String {
    var name = base
    var ordinal = 2
    // Not every disk tells upper case from lower case.
    while taken[name.lowercased()] != nil {
      name = "\(base)-\(ordinal)"
      ordinal += 1
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
    let location = "\(DisplayPath.of(entry.file)):\(entry.line)"
    guard let first = written[entry.ownName] else {
      written[entry.ownName] = location
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

  /// A name with capacity for a number and an ending: file systems end names at 255 bytes.
  private static func cut(_ name: String) -> String {
    var result = name.prefix(120)
    while result.utf8.count > 200 { result.removeLast() }
    return String(result)
  }
}
