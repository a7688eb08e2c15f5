public import Foundation
import Synchronization
import Tintype
import TintypeAssets

/// What `Bundle` and `NSLocalizedString` are in the files that the tool compiles: the app's files, as far as
/// the tool finds them.
///
/// The tool writes functions with Foundation's names into the module that it compiles, where they go
/// before Foundation's, and each of them calls one of these.
public enum AppBundle {
  private struct Contents {
    var files = BundleFiles([])
    var information: [String: String] = [:]
  }

  private static let contents = Mutex(Contents())

  /// Takes a program's files.
  ///
  /// - Parameters:
  ///   - files: absolute paths, first first.
  ///   - information: what the app's property list says; the rest is as in Xcode's new projects.
  static func use(_ files: [String], information: [String: String]) {
    // Every app has these; people's code unwraps them.
    let standard = [
      "CFBundleIdentifier": "com.example.app", "CFBundleName": "App",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    contents.withLock {
      $0.files = BundleFiles(files)
      $0.information = standard.merging(information) { $1 }
    }
  }

  /// The place of a file of the app, or else of a bundle.
  public static func url(
    _ name: String?, _ ending: String?, _ folder: String?, in bundle: Bundle
  ) -> URL? {
    if let path = contents.withLock({ $0.files.path(name, ending, in: folder) }) {
      return URL(filePath: path)
    }
    return bundle.url(forResource: name, withExtension: ending, subdirectory: folder)
  }

  /// The positions of the app's files with an extension, or else of a bundle's.
  public static func urls(_ ending: String?, _ folder: String?, in bundle: Bundle) -> [URL]? {
    let paths = contents.withLock { $0.files.paths(ending, in: folder) }
    return paths.isEmpty
      ? bundle.urls(forResourcesWithExtension: ending, subdirectory: folder)?.map { $0 as URL }
      : paths.map { URL(filePath: $0) }
  }

  /// The translation of a key; a value, or if that is empty the key, where there is none.
  public static func string(_ key: String, value: String?, table: String?) -> String {
    let format = RenderScope.current?.resources?.strings.format(
      key, table: table, locale: "en_US", numbers: [])
    return format ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The texts of the app's property list.
  public static var information: [String: String] { contents.withLock { $0.information } }
}

extension Bundle {
  /// The bundle of a package's module: in a program that the tool draws, all files are the app's.
  ///
  /// A module that declares its own is preferred, as it goes before what is imported.
  public static var module: Bundle { .main }
}
