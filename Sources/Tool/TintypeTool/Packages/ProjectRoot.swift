import Foundation

/// The folder of the project that a file belongs to.
struct ProjectRoot {
  /// An absolute path.
  let folder: String
  /// Whether it is a Swift package; if not, it is an Xcode project.
  let isPackage: Bool

  /// Looks for the nearest folder around a file that holds a package or a project.
  ///
  /// - Parameter file: an absolute path; nil comes of one that belongs to none.
  init?(of file: String) {
    var folder = (file as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if PackageReader.manifest(in: folder) != nil {
        self.init(folder: folder, isPackage: true)
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        self.init(folder: folder, isPackage: false)
        return
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private init(folder: String, isPackage: Bool) {
    self.folder = folder
    self.isPackage = isPackage
  }

  /// The folders from a file's own up to this one, for a file below it.
  func folders(around file: String) -> [String] {
    var result: [String] = []
    var next = (file as NSString).deletingLastPathComponent
    while next.isBelow(folder) {
      result.append(next)
      next = (next as NSString).deletingLastPathComponent
    }
    return result
  }
}
