/// A JSON document of which only the parts that are understood are looked at.
///
/// Xcode writes more into its files than is needed here, and every version something else.
struct JSONTree {
  private let value: Any?

  private init(_ value: Any?) { self.value = value }

  /// Reads a file.
  ///
  /// - Parameter path: an absolute path.
  /// - Throws: what is wrong with the file, and on which line.
  init(path: String) throws(AssetProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetProblem(path: path, reason: "there is no such file, or it cannot be read")
    }
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw AssetProblem(
        path: path, line: Self.line(of: error, in: data), reason: "this is no valid JSON")
    }
    guard value is [String: Any] else {
      throw AssetProblem(path: path, line: 1, reason: "this is no JSON object")
    }
  }

  /// The line that Foundation's error names, which counts characters or lines; the last one where it names none.
  private static func line(of error: any Error, in data: Data) -> Int {
    let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    if let line = description.firstMatch(of: /line (\d+)/).flatMap({ Int($0.1) }) { return line }
    let offset = description.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? data.count
    return 1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  /// The value of a key; an empty tree where there is none.
  subscript(key: String) -> JSONTree { JSONTree((value as? [String: Any])?[key]) }

  /// The items of a list; none where this is no list.
  var items: [JSONTree] { (value as? [Any] ?? []).map { JSONTree($0) } }

  /// The values by their keys; none where this is no object.
  var members: [String: JSONTree] { (value as? [String: Any] ?? [:]).mapValues { JSONTree($0) } }

  /// The string; nil where this is none.
  var string: String? { value as? String }

  /// The number; nil where this is none.
  var double: Double? { value as? Double ?? (value as? Int).map(Double.init) }

  /// The path of the file that a part of a set's manifest names; nil where it names none.
  ///
  /// The files of a set lie in its folder, and a catalog may be anybody's: a path names nothing.
  /// - Parameter folder: the set's folder.
  /// - Returns: the path.
  /// - Throws: that the name is none of a file in the folder, or a link that leads out of the catalog.
  func file(in folder: String) throws(AssetProblem) -> String? {
    guard let name = self["filename"].string else { return nil }
    guard !["", ".", ".."].contains(name), !name.contains("/") else {
      throw AssetProblem(
        path: "\(folder)/\(AssetIndex.manifest)",
        reason: "\"\(name)\" is no name of a file in this folder")
    }
    let path = "\(folder)/\(name)"
    if let problem = AssetIndex.problem(withLink: path) { throw problem }
    return path
  }

  /// Whether this is `true`.
  var isTrue: Bool { value as? Bool == true }
}
