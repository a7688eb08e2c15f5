import Foundation
import TintypeProgram
import TintypeSnapshots

/// Names the pictures of a page's fences, so that a name stays when other fences come or go.
struct FenceNamer {
  let page: DocumentationPage
  private let places: PicturePlaces
  /// How many views each fence shows.
  private let views: [Int: Int]
  private var taken: Set<String> = []
  /// The lines of the fences that names were written for.
  private var written: [String: Int] = [:]

  /// Prepares to name the fences of a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - entries: the views of its program.
  ///   - others: names in small letters that are left to other pages.
  init(page: DocumentationPage, entries: [BuiltProgram.Entry], leaving others: Set<String> = []) {
    self.page = page
    places = PicturePlaces(page: page)
    taken = others
    views = entries.reduce(into: [:]) { $0[$1.unit, default: 0] += 1 }
  }

  /// The pictures of a view.
  ///
  /// - Parameters:
  ///   - view: the view and what is asked of it.
  ///   - key: by what it is drawn.
  /// - Returns: what its files are called and where they go.
  /// - Throws: `Problem` for a name that is none, or that another fence has, and for a place outside of the package.
  mutating func fence(
    of view: ViewDrawing.Wanted, key: String
  ) throws(Problem) -> FencePictures {
    if let sentence = complaint(about: view.entry) { throw Self.problem(view.entry, sentence) }
    let name = name(of: view.entry)
    var files: [FencePictures.File] = []
    for (suffix, format) in view.job.endings {
      guard let place = places.place(of: name, suffix, format) else {
        throw Self.problem(
          view.entry,
          "The picture '\(name)' would lie outside of the package or in '.git', or its folder is a link;"
            + " change 'output'.")
      }
      files.append(FencePictures.File(suffix: suffix, format: format, place: place))
    }
    return FencePictures(page: page, view: view, name: name, key: key, files: files)
  }

  private static func problem(_ entry: BuiltProgram.Entry, _ message: String) -> Problem {
    Problem(file: entry.file, line: entry.line, message: message)
  }

  /// What is wrong with the name that an author wrote; nil for nothing.
  private mutating func complaint(about entry: BuiltProgram.Entry) -> String? {
    guard let name = entry.attributes.name else { return nil }
    if name.contains("/") || name.contains("\\") || name.hasPrefix(".") {
      return
        "The name '\(NeutralText.line(name))' holds a path; write a name alone, and 'output:' for"
        + " where pictures go."
    }
    // In comments names are those of symbols, of which one may have several fences.
    if case .comments = page.kind { return nil }
    let line = page.fence(at: entry.line)?.line ?? entry.line
    if let first = written[name.lowercased()], first != line {
      return
        "The name '\(NeutralText.line(name))' is that of the fence at line \(first); give this one"
        + " another name=."
    }
    written[name.lowercased()] = line
    return nil
  }

  private mutating func name(of entry: BuiltProgram.Entry) -> String {
    var wanted = ""
    if let given = entry.attributes.name {
      wanted = given
      if entry.isType, views[entry.unit, default: 1] > 1 { wanted += "-\(entry.ownName)" }
    } else if entry.isType {
      let file = URL(filePath: page.path).deletingPathExtension().lastPathComponent
      wanted = "\(file)-\(entry.ownName)"
    } else {
      wanted = entry.ownName
    }
    let base = PictureNames.safe(wanted)
    var name = base
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
