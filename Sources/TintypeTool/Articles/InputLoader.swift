import Foundation
import TintypeSnapshots

/// Reads the inputs named on the command line.
enum InputLoader {
  /// What was found.
  struct Result {
    var groups: [InputGroup] = []
    /// Inputs that are missing, unreadable or hold nothing.
    var problems: [Problem] = []
  }

  /// Reads files and folders.
  ///
  /// - Parameters:
  ///   - inputs: paths as the user wrote them.
  ///   - draws: what is shown of a Swift file.
  ///   - platform: what Swift files take themselves to be compiled for; nil for what suits them.
  /// - Returns: one group for each program to compile, and what could not be read.
  static func load(
    _ inputs: [String], draws: DrawnParts = .previews, platform: Platform? = nil
  ) -> Result {
    var result = Result()
    for input in inputs {
      load(input, into: &result)
    }
    for index in result.groups.indices {
      result.groups[index].draws = draws
      result.groups[index].platform = platform
      result.groups[index].findResources()
    }
    return result
  }

  private static func load(_ input: String, into result: inout Result) {
    let path = DisplayPath.absolute(input)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      result.problems.append(
        Problem(
          file: path,
          message: FileNames.isUndecodable(path)
            ? FileNames.message : "There is no such file or folder; check the path."))
      return
    }
    if isFolder.boolValue {
      loadFolder(path, input, into: &result)
    } else if let kind = kind(of: path) {
      guard let source = read(path, into: &result) else { return }
      result.groups.append(InputGroup(input: input, kind: kind, sources: [source]))
    } else {
      result.problems.append(
        Problem(
          file: path,
          message: "This is neither Swift nor Markdown; name a .swift or .md file, or a folder."))
    }
  }

  private static func loadFolder(_ path: String, _ input: String, into result: inout Result) {
    let walk = SourceWalk(path) { file in
      kind(of: file) != nil && (file as NSString).lastPathComponent != "Package.swift"
    }
    guard !walk.isTooLarge else {
      result.problems.append(
        Problem(
          file: path,
          message:
            "The folder holds more than \(SourceWalk.mostFiles) Swift and Markdown files, or too"
            + " much else; name a folder in it."))
      return
    }
    let files = walk.files
    for name in walk.undecodable {
      result.problems.append(Problem(file: name, message: FileNames.message))
    }
    guard !files.isEmpty || !walk.undecodable.isEmpty else {
      result.problems.append(
        Problem(
          file: path, message: "The folder holds no .swift and no .md file; name another folder."))
      return
    }
    let swift = files.filter { kind(of: $0) == .swift }.compactMap { read($0, into: &result) }
    if !swift.isEmpty {
      result.groups.append(InputGroup(input: input, kind: .swift, sources: swift))
    }
    for article in files where kind(of: article) == .article {
      guard let source = read(article, into: &result) else { continue }
      result.groups.append(InputGroup(input: input, kind: .article, sources: [source]))
    }
  }

  private static func kind(of path: String) -> InputGroup.Kind? {
    switch URL(filePath: path).pathExtension.lowercased() {
    case "swift": .swift
    case "md", "markdown": .article
    default: nil
    }
  }

  private static func read(_ path: String, into result: inout Result) -> InputGroup.Source? {
    guard let data = FileManager.default.contents(atPath: path) else {
      result.problems.append(
        Problem(file: path, message: "The file cannot be read; check its permissions."))
      return nil
    }
    // A byte order mark means nothing in UTF-8, and must not end up in the middle of a program.
    let mark = Data([0xEF, 0xBB, 0xBF])
    let bytes = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    guard let text = String(data: bytes, encoding: .utf8) else {
      result.problems.append(
        Problem(file: path, message: "The file is not UTF-8 text; save it as UTF-8."))
      return nil
    }
    // Windows line ends would count as part of the last character of a line.
    return InputGroup.Source(path: path, text: text.replacingOccurrences(of: "\r\n", with: "\n"))
  }
}
