import Foundation

/// One side of a comparison, as a person writes it: `Card.swift`, `Card.swift:Compact` or `HEAD~1:Card.swift`.
struct ComparedSource {
  /// What was written.
  let text: String
  /// The file, an absolute path.
  let path: String
  /// The commit that the file is taken from; nil for the file as it is.
  let revision: String?
  /// The view or preview; nil for the first one.
  let view: String?
  /// What the file says.
  private let code: String

  /// Reads a file of the folder or of a commit.
  ///
  /// - Parameter text: what was written.
  /// - Throws: `ToolError` where there is no such file.
  init(_ text: String) throws {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    // A file may have colons in its name; what stands behind the last one may be a view.
    for count in [parts.count, parts.count - 1] where count > 0 {
      let name = parts[..<count].joined(separator: ":")
      let path = DisplayPath.absolute(name)
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let source: InputSource
      do { source = try InputSource(reading: path, asArticle: false) } catch {
        throw ToolError(status: .noInput, message: "\(DisplayPath.of(path)): \(error.message)")
      }
      self.init(text, path, nil, parts.dropFirst(count).last, source.text)
      return
    }
    for count in [parts.count, parts.count - 1] where count > 1 {
      let (revision, name) = (parts[0], parts[1..<count].joined(separator: ":"))
      let path = DisplayPath.absolute(name)
      let (folder, file) = (
        (path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent
      )
      guard !revision.isEmpty, !revision.hasPrefix("-"),
        let code = GitQuestion.answer(["show", "\(revision):./\(file)"], in: folder)
      else { continue }
      self.init(text, path, revision, parts.dropFirst(count).last, code)
      return
    }
    throw ToolError(
      status: .noInput,
      message: "There is no file '\(text)'; write a Swift file, FILE:VIEW, or COMMIT:FILE.")
  }

  private init(
    _ text: String, _ path: String, _ revision: String?, _ view: String?, _ code: String
  ) {
    self.text = text
    self.path = path
    self.revision = revision
    self.view = view
    self.code = code
  }

  /// The file as messages name it, with its commit.
  var name: String { revision.map { "\(path)@\($0)" } ?? path }

  /// The source as it is; a view of it is shown.
  func source(in module: String?) -> InputSource {
    InputSource(path: name, text: code, module: module)
  }
}

extension InputGroup {
  /// The program of two files that may declare the same names, with what they need of what belongs to the second one.
  ///
  /// Each of them is a part of its own, as fences of an article are.
  ///
  /// - Parameter sides: the files.
  /// - Returns: the program.
  func comparing(_ sides: [ComparedSource]) -> InputGroup {
    let module = sources.first { $0.path == sides[1].path }?.module
    let names = Set(sides.flatMap { [$0.name, $0.path] })
    var all = self
    all.sources =
      sources.filter { !names.contains($0.path) } + sides.map { $0.source(in: module) }
    let needed = Set(all.units().map(\.path))
    let modules = all.localModules
    var group = InputGroup(
      input: input, kind: .article,
      sources: all.sources.filter { needed.contains($0.path) || names.contains($0.path) }.map {
        all.part($0, modules, isHidden: !names.contains($0.path))
      })
    (group.packages, group.modules, group.imports) = (packages, self.modules, imports)
    (group.platform, group.settings, group.resources) = (platform, settings, resources)
    return group
  }

  /// A file as a part whose names others may declare again.
  private func part(
    _ source: InputSource, _ modules: LocalModules, isHidden: Bool
  ) -> InputSource {
    var attributes = PictureSettings()
    attributes.isHidden = isHidden
    let code = Platform.decided(modules.merged(source.text), for: platform)
    let fence = Fence(ordinal: 1, line: 1, indentation: 0, attributes: attributes, code: code)
    return InputSource(path: source.path, text: code, fences: [fence], module: source.module)
  }
}
