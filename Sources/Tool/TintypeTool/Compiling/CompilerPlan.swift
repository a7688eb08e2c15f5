import Foundation
import TintypeProgram

/// The commands by which the compiler's driver would compile a program, remembered for all programs that are
/// compiled with the same arguments.
///
/// To ask the driver and let it start a further program for each step takes as long as the compiling itself does.
struct CompilerPlan: Codable, Equatable {
  /// Compiles to the object.
  private(set) var compile: [String]
  /// Links the object; the libraries that the code asks for stand in the place of ``libraries``.
  private(set) var link: [String]

  /// What stands for the folder of the build.
  static let folder = "/tintype-build"
  /// What stands for the files to compile.
  private static let input = "\(folder)/input.swift"
  /// What stands for the libraries.
  private static let libraries = "-ltintype-libraries"
  /// The name of the object in the folder.
  static let object = "program.o"
  /// What the driver is told of the positions of what it makes.
  private static let map = ["": ["object": "\(folder)/\(object)"]]

  /// Takes a plan from what the driver prints; nil where its commands are not those that are expected.
  ///
  /// - Parameters:
  ///   - jobs: its commands, one on each line.
  ///   - expanded: the linker's own command for one that another compiler would start; nil where that is not known.
  init?(jobs: String, expanded: ([String]) -> [String]?) {
    let lines = jobs.split(separator: "\n").map { ShellArguments.split($0) }
    // Compiling, taking out what is to be linked, linking.
    guard lines.count == 3, lines[0].contains("-frontend"), lines[0].contains(Self.input),
      lines[1].first?.hasSuffix("swift-autolink-extract") == true,
      let index = lines[2].firstIndex(where: { $0.hasPrefix("@") })
    else { return nil }
    compile = lines[0]
    link = lines[2]
    link.replaceSubrange(index...index, with: [LinkedLibraries.asNeeded, Self.libraries])
    link = expanded(link) ?? link
    guard link.contains(Self.libraries), link.contains("\(Self.folder)/\(Self.object)"),
      !(compile + link).contains(where: Self.isTemporary)
    else {
      return nil
    }
  }

  /// Whether a word names a file that is gone when the driver has ended.
  private static func isTemporary(_ argument: String) -> Bool {
    argument.contains("/TemporaryDirectory.")
  }

  /// The command that compiles.
  ///
  /// - Parameters:
  ///   - files: the paths of the files.
  ///   - folder: the folder of the build.
  /// - Returns: the program and its arguments.
  func compileCommand(_ files: [String], in folder: String) -> [String] {
    compile.flatMap { $0 == Self.input ? files : [Self.placed($0, in: folder)] }
  }

  /// The command that compiles some of the files, each to an object of its own.
  ///
  /// - Parameters:
  ///   - files: the paths of all files.
  ///   - apart: the names of those to compile.
  ///   - folder: the folder of the build.
  /// - Returns: the program and its arguments.
  func compileCommand(_ files: [String], apart: Set<String>, in folder: String) -> [String] {
    let isApart = files.map { apart.contains(($0 as NSString).lastPathComponent) }
    let inputs = zip(files, isApart).flatMap { $1 ? ["-primary-file", $0] : [$0] }
    let outputs = zip(files, isApart).filter(\.1).flatMap { ["-o", Self.object(of: $0.0)] }
    // The plan is for all files at once: one object.
    let whole = ["-o", "\(Self.folder)/\(Self.object)"]
    guard let index = compile.firstRange(of: whole) else { return [] }
    let parts = compile[..<index.lowerBound] + outputs + compile[index.upperBound...]
    return parts.flatMap { $0 == Self.input ? inputs : [Self.placed($0, in: folder)] }
  }

  /// The command that looks for what is wrong in some of the files, and makes nothing of them.
  ///
  /// - Parameters:
  ///   - files: the paths of all files.
  ///   - chosen: the names of those that are looked at.
  ///   - folder: the folder of the build.
  /// - Returns: the program and its arguments.
  func checkCommand(_ files: [String], of chosen: Set<String>, in folder: String) -> [String] {
    let command = compileCommand(files, apart: chosen, in: folder)
    let outputs = Set(command.indices.filter { command[$0] == "-o" }.flatMap { [$0, $0 + 1] })
    return command.indices.filter { !outputs.contains($0) }.map {
      command[$0] == "-c" ? "-typecheck" : command[$0]
    }
  }

  /// The object of a file, by its path or name.
  static func object(of file: String) -> String {
    (file as NSString).deletingPathExtension + ".o"
  }

  /// The command that links.
  ///
  /// - Parameters:
  ///   - parts: the libraries that the code asks for, as the linker is told.
  ///   - objects: the names of the objects in the folder.
  ///   - folder: the folder of the build.
  /// - Returns: the program and its arguments.
  func linkCommand(
    _ parts: [String], objects: [String] = [Self.object], in folder: String
  ) -> [String] {
    let all = link.flatMap { argument in
      switch argument {
      case Self.libraries: parts
      case "\(Self.folder)/\(Self.object)": objects.map { "\(folder)/\($0)" }
      default: [Self.placed(argument, in: folder)]
      }
    }
    return LinkedLibraries.lacking(all)
  }

  private static func placed(_ argument: String, in folder: String) -> String {
    argument.replacing(Self.folder + "/", with: folder + "/")
  }
}

/// The plans that are remembered in the cache.
struct CompilerPlans {
  let toolchain: Toolchain
  let cache: Cache

  private static let file = "plan.json"
  /// Seconds in which the driver has to say what it would do.
  private static let timeout = 30.0

  /// The plan for arguments, remembered or asked for.
  ///
  /// - Parameter arguments: the driver's arguments without files, which name the folder by ``CompilerPlan/folder``.
  /// - Returns: nil where the driver would do something else than is expected.
  func plan(_ arguments: [String]) -> CompilerPlan? {
    var key = ContentKey()
    for argument in [toolchain.identity, toolchain.compiler] + arguments { key.add(argument) }
    if let entry = cache.entry(.plans, key: key.digest),
      let data = FileManager.default.contents(atPath: entry.appending(path: Self.file).path),
      let plan = try? JSONDecoder().decode(CompilerPlan.self, from: data)
    {
      return plan
    }
    guard let work = try? cache.workFolder() else { return nil }
    defer { try? FileManager.default.removeItem(at: work) }
    guard let plan = requestedPlan(arguments, work), let folder = try? cache.workFolder() else {
      return nil
    }
    if (try? JSONEncoder().encode(plan).writeUnforced(to: folder.appending(path: Self.file))) != nil
    {
      _ = try? cache.store(folder, as: .plans, key: key.digest)
    } else {
      try? FileManager.default.removeItem(at: folder)
    }
    return plan
  }

  private func requestedPlan(_ arguments: [String], _ work: URL) -> CompilerPlan? {
    let map = work.appending(path: "map.json")
    guard (try? CompilerPlan.writeMap(to: map)) != nil,
      let jobs = answer(
        [toolchain.compiler] + CompilerPlan.questions(arguments, map: map.path), work, "jobs")
    else { return nil }
    return CompilerPlan(jobs: jobs) { command in
      // It looks whether the object is there, and prints the linker's command on the last line.
      let object = work.appending(path: CompilerPlan.object).path
      guard FileManager.default.createFile(atPath: object, contents: nil) else { return nil }
      let parts = command.map { $0.replacing(CompilerPlan.folder, with: work.path) }
      return answer([parts[0], "-###"] + parts.dropFirst(), work, "link")?.split(separator: "\n")
        .last
        .map { ShellArguments.split($0).map { $0.replacing(work.path, with: CompilerPlan.folder) } }
    }
  }

  /// What a program prints; nil where it fails.
  private func answer(_ command: [String], _ work: URL, _ name: String) -> String? {
    let output = work.appending(path: name)
    let question = Subprocess(
      command: command, environment: ["LC_ALL": "C"], output: output, errors: output)
    let deadline = Date().addingTimeInterval(Self.timeout)
    guard (try? question.run { _ in Date() < deadline }) == .exited(0) else { return nil }
    return try? String(contentsOf: output, encoding: .utf8)
  }
}

extension CompilerPlan {
  /// Writes what the driver is told of the positions of what it makes.
  fileprivate static func writeMap(to file: URL) throws {
    try JSONEncoder().encode(map).writeUnforced(to: file)
  }

  /// What the driver is asked.
  fileprivate static func questions(_ arguments: [String], map: String) -> [String] {
    arguments + ["-driver-print-jobs", "-output-file-map", map, input]
  }
}
