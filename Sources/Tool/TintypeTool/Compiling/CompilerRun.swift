import CTintypeThreads
import Foundation
import TintypeProgram

/// One run of the compiler over the files of a build folder.
///
/// Files are compiled on all cores, and of a folder that was built before only what a change concerns.
struct CompilerRun {
  let toolchain: Toolchain
  /// Where the compiler keeps C modules, and where its plans are remembered.
  let cache: Cache
  /// The module of a package that is made; nil for a program.
  let module: String?
  /// The words that conditions in the code may ask for.
  let defines: [String]
  /// What the compiler is told of the language.
  var language: [String] = []
  /// The modules of packages that are built.
  let built: BuiltModules
  /// The folder with the files, where the library and whatever is kept for the next run go.
  let folder: URL
  /// How many parts of the compiler work at once where all files are compiled.
  var parts = 1
  /// Seconds that a compiler may go on after its first error: code that is wrong may keep it busy for minutes.
  var timeout = 10.0
  /// Seconds more for each file, so that what is wrong in all of a project is known after one round.
  private static let secondsPerFile = 0.3

  /// The environment that sets what compiling may take.
  var environment = ProcessInfo.processInfo.environment

  /// The most files that are compiled at once: three units, the entry point and ``BundleSource``.
  private static let mostAtOnce = 5

  private static let map = "map.json"
  /// What the linker is told before the libraries that the code asks for: the driver takes it for some of them.
  private static let firstForLinker = "map.autolink"
  private static let driverMessages = "driver.log"
  private static let frontend = "frontend"
  private static let messages = "messages."

  /// How the compiler ended.
  struct Result {
    let ending: Subprocess.Ending
    /// What it wrote.
    let output: String
    /// Whether it was stopped because it was told enough of what is wrong.
    let wasCutShort: Bool
    /// What is said of the code at which it took more time or memory than it may; nil where it did not.
    var excess: String?
  }

  /// Compiles and links.
  ///
  /// - Parameter files: the names of the Swift files.
  /// - Returns: how it ended.
  /// - Throws: an error when the compiler cannot be started.
  func run(_ files: [String]) throws -> Result {
    defer { removeMessages() }
    let paths = files.map { folder.appending(path: $0).path }
    if let result = try runPlan(paths) { return result }
    removeMessages()
    return try run(
      [toolchain.compiler] + (try driverArguments(paths)),
      log: folder.appending(path: Self.driverMessages))
  }

  /// Compiles some files of a folder that was built before, and links all.
  ///
  /// - Parameters:
  ///   - files: the names of all Swift files.
  ///   - apart: the names of those to compile; none where what was built before is still right.
  /// - Returns: how it ended; nil where the driver has to be asked.
  /// - Throws: an error when the compiler cannot be started.
  func run(_ files: [String], apart: [String]) throws -> Result? {
    if apart.isEmpty { return Result(ending: .exited(0), output: "", wasCutShort: false) }
    guard files.count > Self.mostAtOnce, let plan else { return nil }
    defer { removeMessages() }
    let paths = files.map { folder.appending(path: $0).path }
    return try run(
      [plan.compileCommand(paths, apart: Set(apart), in: folder.path)], plan,
      objects: files.map { CompilerPlan.object(of: $0) })
  }

  /// Compiles all files of a folder that was not built before, each to an object of its own, and links them.
  ///
  /// The driver would do the same, and keep notes of it that only a later change of what files say to others needs.
  ///
  /// - Parameter files: the names of the Swift files.
  /// - Returns: how it ended; nil where the driver has to be asked.
  /// - Throws: an error when the compiler cannot be started.
  func runFirst(_ files: [String]) throws -> Result? {
    guard files.count > Self.mostAtOnce, let plan else { return nil }
    defer { removeMessages() }
    let paths = files.map { folder.appending(path: $0).path }
    let commands = shares(of: files).map {
      plan.compileCommand(paths, apart: $0, in: folder.path)
    }
    return try run(commands, plan, objects: files.map { CompilerPlan.object(of: $0) })
  }

  /// Looks for what is wrong in some of the files, and makes nothing of them.
  ///
  /// - Returns: how it ended; nil where all have to be compiled for that.
  /// - Throws: an error where the compiler cannot be started.
  func check(_ files: [String], of chosen: Set<String>) throws -> Result? {
    guard files.count > Self.mostAtOnce, let plan else { return nil }
    defer { removeMessages() }
    let paths = files.map { folder.appending(path: $0).path }
    let result = try runTogether(
      shares(of: files.filter(chosen.contains)).map {
        plan.checkCommand(paths, of: $0, in: folder.path)
      })
    let isUnderstood = [.exited(0), .exited(1)].contains(result.ending) || result.wasCutShort
    return isUnderstood && result.excess == nil ? result : nil
  }

  /// The files that each part of the compiler compiles: one takes about as long as the next.
  private func shares(of files: [String]) -> [Set<String>] {
    let count = max(1, min(parts, files.count / Self.mostAtOnce))
    return (0..<count).map { part in
      Set(stride(from: part, to: files.count, by: count).map { files[$0] })
    }
  }

  /// The driver's plan for the program; nil where there is none.
  private var plan: CompilerPlan? {
    guard module == nil, toolchain.frontend != nil else { return nil }
    return CompilerPlans(toolchain: toolchain, cache: cache).plan(
      arguments(in: CompilerPlan.folder) + ["-wmo"])
  }

  /// Compiles and links as the driver would; nil where there is no plan.
  private func runPlan(_ paths: [String]) throws -> Result? {
    guard paths.count <= Self.mostAtOnce, let plan else { return nil }
    let object = folder.appending(path: CompilerPlan.object)
    defer { try? FileManager.default.removeItem(at: object) }
    return try run(
      [plan.compileCommand(paths, in: folder.path)], plan, objects: [CompilerPlan.object])
  }

  /// Compiles, and links objects of the folder.
  ///
  /// - Returns: nil where it ends in another way than the compiler does with good code and with bad: then the driver
  ///   has to say what it means.
  private func run(
    _ commands: [[String]], _ plan: CompilerPlan, objects: [String]
  ) throws -> Result? {
    let compiled = try runTogether(commands)
    guard compiled.ending == .exited(0) else {
      let isUnderstood = compiled.ending == .exited(1) && hasError
      return compiled.wasCutShort || compiled.excess != nil || isUnderstood ? compiled : nil
    }
    guard let arguments = LinkedLibraries.arguments(in: objects.map { folder.appending(path: $0) })
    else {
      return nil
    }
    let linked = try runTogether([plan.linkCommand(arguments, objects: objects, in: folder.path)])
    return linked.ending == .exited(0) || linked.excess != nil ? linked : nil
  }

  /// Runs parts of the compiler at once.
  ///
  /// - Returns: how the worst of them ended.
  private func runTogether(_ commands: [[String]]) throws -> Result {
    removeMessages()
    let results = try Threads.perform(commands.count) { part in
      try run(commands[part], log: folder.appending(path: "\(Self.messages)\(part)"))
    }.map { try $0.get() }
    let bad = results.filter { $0.ending != .exited(0) }
    let worst =
      bad.first { $0.wasCutShort || $0.excess != nil } ?? bad.first { $0.ending != .exited(1) }
      ?? bad.first
    return Result(
      ending: worst?.ending ?? .exited(0), output: output,
      wasCutShort: worst?.wasCutShort ?? false, excess: worst?.excess)
  }

  /// Runs a part of the compiler.
  private func run(_ command: [String], log: URL) throws -> Result {
    let compiler = Subprocess(
      command: command, environment: Self.variables, output: log, errors: log)
    let limits = CompilerLimits(
      environment: environment, files: command.count { $0.hasSuffix(".swift") })
    let start = SuspendingClock.now
    var deadline: SuspendingClock.Instant?
    var excess: String?
    let ending = try compiler.run { process in
      if let deadline { return .now < deadline }
      if hasError {
        deadline = .now + .seconds(timeout + Self.secondsPerFile * Double(command.count))
      } else if let exceeded = limits.excess(below: process, since: start) {
        excess = exceeded.sentence
        deadline = .now + .seconds(CompilerLimits.closingSeconds)
        return CompilerLimits.endSayingWhere(exceeded.parts)
      }
      return true
    }
    let wasCutShort = ending == .stopped && deadline != nil && excess == nil
    return Result(ending: ending, output: output, wasCutShort: wasCutShort, excess: excess)
  }

  /// What the compiler finds in its environment besides the tool's own.
  ///
  /// The tunable lets the C library ask for large pages; a library that lacks it ignores it.
  private static let variables = [
    "LC_ALL": "C",
    // Where it was when it ended is told without a look for the names of its own functions, which takes seconds.
    "LLVM_DISABLE_SYMBOLIZATION": "1", "SWIFT_BACKTRACE": "enable=no",
    largePages.name: (ProcessInfo.processInfo.environment[largePages.name].map { "\($0):" } ?? "")
      + largePages.value,
  ]
  private static let largePages = (name: "GLIBC_TUNABLES", value: "glibc.malloc.hugetlb=1")

  /// What the compiler is told besides the files.
  var arguments: [String] { arguments(in: folder.path) }

  /// The driver's arguments but for those that name the files.
  private func arguments(in folder: String) -> [String] {
    // What was compiled here goes before all else of the same name.
    var arguments = built.arguments
    arguments += toolchain.arguments(
      module: module ?? Toolchain.moduleName, library: "\(folder)/\(BuiltProgram.libraryFile)",
      moduleCache: cache.moduleCache.path)
    if let module {
      // Articles show what is internal as well. Programs find the library by its name, wherever the cache lies.
      arguments += [
        "-enable-testing", "-emit-module", "-emit-module-path",
        "\(folder)/\(module).swiftmodule", "-Xlinker", "-soname", "-Xlinker",
        CompiledModule.library(module),
      ]
    }
    arguments += defines.flatMap { ["-D", $0] } + language
    // Past the driver, which would leave notes of its own beside the first of them.
    return arguments + built.libraries.flatMap { ["-Xlinker", $0] }
  }

  private func driverArguments(_ paths: [String]) throws -> [String] {
    var arguments = arguments(in: folder.path)
    if paths.count <= Self.mostAtOnce {
      arguments.append("-wmo")
    } else {
      arguments += [
        "-incremental", "-enable-batch-mode", "-continue-building-after-errors", "-j",
        "\(tintype_processor_count())", "-output-file-map",
        try outputMap(paths),
      ]
    }
    if let frontend = toolchain.frontend {
      // The driver looks for what it links beside the frontend, which the stand-in is not.
      arguments += [
        "-driver-use-frontend-path", try standIn(for: frontend.path), "-resource-dir",
        frontend.resources,
      ]
    }
    let first = folder.appending(path: Self.firstForLinker)
    try Data(LinkedLibraries.asNeeded.utf8).writeUnforced(to: first)
    return arguments + [first.path] + paths
  }

  /// Where the compiler puts what it makes of each file.
  private func outputMap(_ paths: [String]) throws -> String {
    var map = ["": ["swift-dependencies": folder.appending(path: "program.swiftdeps").path]]
    for path in paths {
      let stem = (path as NSString).deletingPathExtension
      map[path] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let file = folder.appending(path: Self.map)
    try encoder.encode(map).writeUnforced(to: file)
    return file.path
  }

  // MARK: Messages

  /// A stand-in for the part of the compiler that compiles, which lets its messages be read while it works.
  ///
  /// The compiler's own driver holds them back until a part has come to its end.
  private func standIn(for frontend: String) throws -> String {
    let script = folder.appending(path: Self.frontend)
    let log = folder.appending(path: Self.messages).path
    let text = "#!/bin/sh\nexec \(quoted(frontend)) \"$@\" 2>>\(quoted(log))$$\n"
    if FileManager.default.contents(atPath: script.path) != Data(text.utf8) {
      try Data(text.utf8).writeUnforced(to: script)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
    return script.path
  }

  private func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: "'\\''") + "'"
  }

  private var messageFiles: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(Self.messages) }.sorted().map { folder.appending(path: $0) }
  }

  private func removeMessages() {
    for file in messageFiles + [folder.appending(path: Self.driverMessages)] {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// All that was written so far, by the compiler's parts and by the driver.
  private var output: String {
    (messageFiles + [folder.appending(path: Self.driverMessages)]).map {
      String(decoding: FileManager.default.contents(atPath: $0.path) ?? Data(), as: UTF8.self)
    }.joined(separator: "\n")
  }

  private var hasError: Bool {
    messageFiles.contains {
      guard let data = try? Data(contentsOf: $0), !data.isEmpty else { return false }
      return data.firstRange(of: Data(": error: ".utf8)) != nil
    }
  }
}
