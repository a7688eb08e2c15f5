import Foundation

/// What is shown of a Swift file.
enum DrawnParts: String, CaseIterable, Codable {
  /// Its previews, or where it has none its views.
  case previews
  /// Every view that can be made without arguments.
  case views
  /// Both.
  case all
}

/// The sources that become one program: a Swift file, an article, or the Swift files of a folder.
struct InputGroup {
  /// What the code is.
  enum Kind: String, Codable {
    case article
    case swift
  }

  /// A file with its text.
  struct Source {
    /// The absolute path.
    let path: String
    let text: String
  }

  /// The input as the user named it, for messages and JSON.
  let input: String
  let kind: Kind
  let sources: [Source]
  /// What is shown of a Swift file.
  var draws = DrawnParts.previews
  /// The platform that a Swift file takes itself to be compiled for; nil for what suits it.
  var platform: Platform?

  /// The folders in which images are looked up: beside each source, and `Images` there.
  var imageFolders: [String] {
    var folders: [String] = []
    for source in sources {
      let folder = URL(filePath: source.path).deletingLastPathComponent()
      for path in [folder.path, folder.appending(path: "Images").path] where !folders.contains(path)
      {
        folders.append(path)
      }
    }
    return folders
  }

  /// The sources' units, in order.
  func units() -> [SourceUnit] {
    sources.flatMap { source in
      switch kind {
      case .article: SourceUnit.article(path: source.path, markdown: source.text)
      case .swift: file(source)
      }
    }
  }

  private func file(_ source: Source) -> [SourceUnit] {
    var file = SourceUnit.file(
      path: source.path, code: Platform.decided(source.text, for: platform))
    let previews = draws == .views ? [] : file.previews
    file.isShown = draws != .previews || previews.isEmpty
    return [file] + previews
  }
}
