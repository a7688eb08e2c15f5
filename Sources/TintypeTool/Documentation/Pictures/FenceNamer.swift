import Foundation
import TintypeProgram

/// Names the pictures of a page's fences, so that a name stays when other fences come or go.
struct FenceNamer {
  let page: DocumentationPage
  /// How many views each fence shows.
  private let views: [Int: Int]
  private var taken: Set<String> = []

  init(page: DocumentationPage, entries: [BuiltProgram.Entry]) {
    self.page = page
    views = entries.reduce(into: [:]) { $0[$1.unit, default: 0] += 1 }
  }

  /// The pictures of a view.
  ///
  /// - Parameters:
  ///   - view: the view and what is asked of it.
  ///   - key: by what it is drawn.
  /// - Returns: what its files are called and where they go.
  /// - Throws: `ToolError` for a place outside of the package.
  mutating func fence(of view: ViewDrawing.Wanted, key: String) throws -> FencePictures {
    let name = name(of: view.entry)
    let places = PicturePlaces(page: page)
    let files = try view.job.endings.map { suffix, format in
      guard let place = places.place(of: name, suffix, format) else {
        throw ToolError(
          status: .usage,
          message: "The picture '\(name)' would lie outside of the package; change 'output'.")
      }
      return FencePictures.File(suffix: suffix, format: format, place: place)
    }
    return FencePictures(page: page, view: view, name: name, key: key, files: files)
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
