import Foundation
import Tintype
import TintypeSnapshots

/// Reads the inputs named on the command line.
enum InputLoader {
  /// What was found.
  struct Result {
    var groups: [InputGroup] = []
    /// Inputs that are missing, unreadable or hold nothing.
    var problems: [Problem] = []
    /// What pages and packages say of pictures that is not understood.
    var mistakes: [Problem] = []
    /// What the author should know although nothing failed.
    var notes: [Problem] = []
    /// What the command line says of pictures.
    fileprivate let settings: PictureSettings
    fileprivate var facts: PackageFacts

    fileprivate init(_ settings: PictureSettings, _ facts: PackageFacts) {
      self.settings = settings
      self.facts = facts
    }
  }

  /// Reads files and folders.
  ///
  /// - Parameters:
  ///   - options: the inputs, and what is said of them.
  ///   - packages: reads manifests of packages.
  /// - Returns: one group for each program to compile, and what could not be read.
  static func load(
    _ options: RenderingOptions, packages: PackageReader
  ) -> Result {
    var result = Result(options.settings, PackageFacts(packages: packages))
    for input in options.inputs {
      load(input, packages, into: &result)
    }
    for index in result.groups.indices where result.groups[index].kind == .swift {
      for source in result.groups[index].sources where source.isShown {
        result.groups[index].settings[source.path] =
          options.settings.over(result.facts.settings(of: source.path))
      }
    }
    result.mistakes += result.facts.problems
    for index in result.groups.indices {
      result.groups[index].draws = options.draws
      result.groups[index].variation = options.settings.variation
      result.groups[index].showsCode = options.settings.steps?.showsCode == true
      result.groups[index].platform = options.platform
    }
    return result
  }

  private static func load(
    _ input: String, _ packages: PackageReader, into result: inout Result
  ) {
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
      loadFolder(path, input, packages, into: &result)
    } else if kind(of: path) == .article {
      loadArticle(path, of: input, packages, into: &result)
    } else if kind(of: path) == .swift {
      guard let source = read(path, into: &result) else { return }
      result.groups.append(
        withPackage(
          InputGroup(input: input, kind: .swift, sources: [source]), packages, into: &result))
    } else {
      result.problems.append(
        Problem(
          file: path,
          message: "This is neither Swift nor Markdown; name a .swift or .md file, or a folder."))
    }
  }

  /// Adds an article, with what its page and its package say of its pictures.
  private static func loadArticle(
    _ path: String, of input: String, _ packages: PackageReader, into result: inout Result
  ) {
    do {
      var found = PageReader.Result()
      let pages = try PageReader(packages: packages).pages(
        of: path, result.settings, &result.facts, &found)
      result.groups += pages.map { InputGroup($0, input: input) }
      result.mistakes += found.problems
      result.notes += found.notes
    } catch {
      result.problems.append(error)
    }
  }

  /// A file with the rest of the package of which it is a part.
  private static func withPackage(
    _ group: InputGroup, _ reader: PackageReader, into result: inout Result
  ) -> InputGroup {
    let path = group.sources[0].path
    guard let root = ProjectRoot(of: path) else { return group }
    if !root.isPackage { return withProject(group, root.folder, reader, into: &result) }
    var packages = PackageSources([root.folder], below: root.folder, reader)
    guard let module = packages.module(of: path), module.isCompiled else { return group }
    let others = SourceWalk(root.folder) { $0.hasSuffix(".swift") }.files.filter {
      $0 != path && packages.module(of: $0)?.isCompiled == true
    }
    var own = group.sources[0]
    own.module = module.module
    let near = [own] + further(others, packages, into: &result)
    packages.fetch(for: near.map(\.text), reader)
    result.problems += packages.problems
    var whole = InputGroup(
      input: group.input, kind: .swift,
      sources: near + further(packages.filesBeside, packages, into: &result))
    whole.packages = packages
    return whole
  }

  /// A file with the rest of the Xcode project of which it is a part, and with the packages that it needs.
  private static func withProject(
    _ group: InputGroup, _ folder: String, _ reader: PackageReader, into result: inout Result
  ) -> InputGroup {
    let path = group.sources[0].path
    let walk = SourceWalk(folder) { $0.hasSuffix(".swift") }
    let manifests = walk.files.filter(isManifest)
    var packages = PackageSources(
      manifests.map { ($0 as NSString).deletingLastPathComponent }, below: folder, reader)
    packages.add(projects: XcodeProject.files(in: folder), below: folder, reader)
    // Of a folder with too much in it nobody knows what belongs to the file.
    let others =
      walk.isTooLarge
      ? []
      : walk.files.filter { file in
        file != path && !isManifest(file) && packages.compiles(file)
      }
    let near = group.sources + further(others, packages, into: &result)
    packages.fetch(for: near.map(\.text), reader)
    result.problems += packages.problems
    var whole = InputGroup(
      input: group.input, kind: .swift,
      sources: near + further(packages.filesBeside, packages, into: &result))
    whole.packages = packages
    return whole
  }

  /// Sources that are there for others.
  private static func further(
    _ files: [String], _ packages: PackageSources, into result: inout Result
  ) -> [InputSource] {
    files.compactMap { file in
      guard var source = read(file, into: &result) else { return nil }
      source.module = packages.module(of: file)?.module
      source.isShown = false
      return source
    }
  }

  private static func loadFolder(
    _ path: String, _ input: String, _ reader: PackageReader, into result: inout Result
  ) {
    let path = path.withoutTrailingSlash
    let walk = SourceWalk(path) { kind(of: $0) != nil || $0.hasSuffix(XcodeProject.file) }
    guard !walk.isTooLarge else {
      result.problems.append(
        Problem(
          file: path,
          message:
            "The folder holds more than \(SourceWalk.mostFiles) Swift and Markdown files, or too"
            + " much else; name a folder in it."))
      return
    }
    result.notes += walk.circles.map {
      Problem(
        file: $0, message: "This link leads back to a folder around it, so it is not followed.")
    }
    result.notes += walk.linkNotes
    let manifests = walk.files.filter(isManifest)
    var packages = PackageSources(
      manifests.map { ($0 as NSString).deletingLastPathComponent }, below: path, reader)
    packages.add(projects: projects(of: path, walk), below: path, reader)
    let found = walk.files.filter { kind(of: $0) != nil && !isManifest($0) }
    let files = found.filter {
      kind(of: $0) == .swift ? packages.compiles($0) : packages.module(of: $0)?.isCompiled != false
    }
    let others = found.filter {
      kind(of: $0) == .swift && !packages.compiles($0) && packages.module(of: $0) == nil
    }
    if let note = XcodeProject.note(leavingOut: others, packages.projects) {
      result.notes.append(note)
    }
    for name in walk.undecodable {
      result.problems.append(Problem(file: name, message: FileNames.message))
    }
    guard !files.isEmpty || !walk.undecodable.isEmpty else {
      result.problems.append(
        Problem(
          file: path, message: "The folder holds no .swift and no .md file; name another folder."))
      return
    }
    loadSwift(files.filter { kind(of: $0) == .swift }, of: input, &packages, reader, into: &result)
    for article in files
    where kind(of: article) == .article && !result.facts.excludes(article, in: path) {
      loadArticle(article, of: input, reader, into: &result)
    }
  }

  /// The files of the Xcode projects in a folder, else of the one of which it is a part.
  private static func projects(of folder: String, _ walk: SourceWalk) -> [String] {
    let inside = walk.files.filter { $0.hasSuffix(XcodeProject.file) }
    guard inside.isEmpty, let root = ProjectRoot(of: folder), !root.isPackage else { return inside }
    return XcodeProject.files(in: root.folder)
  }

  /// Whether a file is a package's manifest, or the one for compilers of a version: `Package@swift-6.swift`.
  private static func isManifest(_ file: String) -> Bool {
    let name = (file as NSString).lastPathComponent
    return name == PackageReader.manifestFile
      || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// The Swift files of a folder, with what its packages need from elsewhere.
  private static func loadSwift(
    _ files: [String], of input: String, _ packages: inout PackageSources, _ reader: PackageReader,
    into result: inout Result
  ) {
    let sources = files.compactMap { file in
      var source = read(file, into: &result)
      source?.module = packages.module(of: file)?.module
      return source
    }
    packages.fetch(for: sources.map(\.text), reader)
    result.problems += packages.problems
    if sources.isEmpty { return }
    var group = InputGroup(
      input: input, kind: .swift,
      sources: sources + further(packages.filesBeside, packages, into: &result))
    group.packages = packages
    result.groups.append(group)
  }

  private static func kind(of path: String) -> InputGroup.Kind? {
    switch URL(filePath: path).pathExtension.lowercased() {
    case "swift": .swift
    case let ending where PageReader.endings.contains(ending): .article
    default: nil
    }
  }

  private static func read(_ path: String, into result: inout Result) -> InputSource? {
    do {
      return try InputSource(reading: path, asArticle: false)
    } catch {
      result.problems.append(error)
      return nil
    }
  }
}
