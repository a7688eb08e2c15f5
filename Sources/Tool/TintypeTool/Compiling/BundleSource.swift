/// The source that lets `Bundle` find an app's files, in the module that is compiled.
///
/// What a module declares goes before what it imports, so that code with Foundation's names calls these.
enum BundleSource {
  /// The name of the file.
  static let file = "Bundle.swift"

  /// The source; nil where code does not speak of bundles at all.
  ///
  /// - Parameter code: the sources that it is compiled with, which may have a `module` of their own.
  /// - Returns: extensions of `Bundle`.
  static func source(besides code: [String]) -> String? {
    let names = ["Bundle", "NSLocalizedString"]
    guard code.contains(where: { names.contains(where: $0.holdsBytes) }) else { return nil }
    let hasModule = code.contains { $0.firstMatch(of: /static (var|let) module\b/) != nil }
    return hasModule ? members : members + module
  }

  private static let module = """
    extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }

    """

  private static let members = """
    import Foundation
    import TintypeProgram

    extension Foundation.Bundle {
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
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
      value: String = "", comment: String
    ) -> String { AppBundle.string(key, value: value, table: tableName) }

    """
}
