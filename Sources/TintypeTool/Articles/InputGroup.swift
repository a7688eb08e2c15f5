import Foundation

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
      case .swift: [SourceUnit.file(path: source.path, code: source.text)]
      }
    }
  }
}
