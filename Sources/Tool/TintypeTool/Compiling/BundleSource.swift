/// The source that lets `Bundle` find an app's files, in each module that is compiled.
///
/// What a module declares goes before what it imports, so that code with Foundation's names calls these. It is part of
/// every module: whether code needs it cannot be told from its words, as `Color("Brand", bundle: .module)` shows.
enum BundleSource {
  /// The name of the file.
  static let file = "Bundle.swift"

  /// Whether code may find any file of its bundle by its name: all functions that do have the word as a label.
  ///
  /// - Parameter code: the sources of a module.
  /// - Returns: false where the files can make no difference.
  static func readsFiles(_ code: [String]) -> Bool {
    code.contains { $0.holdsBytes(of: "forResource") }
  }

  /// Extensions of `Bundle`.
  static let source = """
    import Foundation
    import TintypeProgram

    nonisolated extension Foundation.Bundle {
      func url(forResource name: String?, withExtension ext: String?) -> URL? {
        AppBundle.url(name, ext, nil, in: self)
      }
      func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> URL? { AppBundle.url(name, ext, subpath, in: self) }
      // Foundation's returns other URLs on Linux and takes an optional, so that this one is preferred.
      func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        AppBundle.urls(ext, subpath, in: self)
      }
      func path(forResource name: String?, ofType ext: String?) -> String? {
        AppBundle.url(name, ext, nil, in: self)?.path
      }
      func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?
      ) -> String? { AppBundle.url(name, ext, subpath, in: self)?.path }
      func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        (AppBundle.urls(ext, subpath, in: self) ?? []).map(\\.path)
      }
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        AppBundle.string(key, value: value, table: tableName)
      }
      func object(forInfoDictionaryKey key: String) -> Any? { AppBundle.information[key] }
      var infoDictionary: [String: Any]? { AppBundle.information }
      var bundleIdentifier: String? { AppBundle.information["CFBundleIdentifier"] }
    }
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
      value: String = "", comment: String
    ) -> String { AppBundle.string(key, value: value, table: tableName) }

    """
}
