import Foundation
import TintypeSnapshots

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
  /// The catalogs that belong to the sources, looked for once.
  var resources = AppResourceFiles()

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

  /// Looks for the catalogs that belong to the sources.
  mutating func findResources() {
    let path = DisplayPath.absolute(input)
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    resources = AppResourceFiles(
      folders: imageFolders, below: exists && isFolder.boolValue ? path : nil,
      readsBundle: bundleSource != nil)
  }

  /// The source of the names that Xcode makes of the catalogs; nil for none.
  var assetNames: String? { resources.names(besides: sources.map(\.text)) }

  /// The source that lets `Bundle` find the app's files; nil where none is needed.
  var bundleSource: String? { BundleSource.source(besides: sources.map(\.text)) }

  /// The sources' units, in order.
  func units() -> [SourceUnit] {
    if kind == .article {
      let fences = sources.flatMap { SourceUnit.article(path: $0.path, markdown: $0.text) }
      let protocols = SourceUnit.viewProtocols(in: fences)
      return fences.flatMap { fence in
        // A fence with a preview beside its view shows the view.
        let showsView = !fence.candidates(viewProtocols: protocols).isEmpty
        return [fence] + (showsView ? [] : fence.previews)
      }
    }
    guard sources.count > 1 else { return sources.flatMap { units(of: $0.text, $0.path) } }
    let modules = LocalModules(sources, below: DisplayPath.absolute(input))
    return sources.filter { !LocalModules.isTest($0.text) }.flatMap {
      units(of: modules.merged($0.text), $0.path)
    }
  }

  private func units(of code: String, _ path: String) -> [SourceUnit] {
    var file = SourceUnit.file(path: path, code: Platform.decided(code, for: platform))
    let previews = draws == .views ? [] : file.previews
    file.isShown = draws != .previews || previews.isEmpty
    return [file] + previews
  }
}
