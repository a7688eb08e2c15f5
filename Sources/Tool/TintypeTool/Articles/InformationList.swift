import Foundation

/// What an app's `Info.plist` says.
struct InformationList {
  /// Its texts by their keys, without those that hold a variable of the project's settings.
  private(set) var texts: [String: String] = [:]
  /// The files of the fonts that it names, by absolute paths.
  private(set) var fonts: [String] = []
  /// What is wrong with it.
  private(set) var problems: [Problem] = []

  /// A list that says nothing.
  init() {}

  /// Reads the property lists of an app.
  ///
  /// - Parameter files: the files of the app's bundle, by absolute paths; the first list wins.
  init(of files: [String]) {
    for path in files where path.hasSuffix("Info.plist") {
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let values = list as? [String: Any]
      else {
        problems.append(Problem(file: path, line: 1, message: "This is no property list."))
        continue
      }
      let given = values.compactMapValues { $0 as? String }.filter { !$0.value.contains("$(") }
      texts.merge(given) { first, _ in first }
      for name in values["UIAppFonts"] as? [String] ?? [] { addFont(name, of: files, list: path) }
    }
  }

  private mutating func addFont(_ name: String, of files: [String], list: String) {
    let file = (name as NSString).lastPathComponent
    guard let path = files.first(where: { ($0 as NSString).lastPathComponent == file }) else {
      problems.append(
        Problem(file: list, line: 1, message: "The font file '\(name)' in UIAppFonts is not there.")
      )
      return
    }
    if !fonts.contains(path) { fonts.append(path) }
  }
}
