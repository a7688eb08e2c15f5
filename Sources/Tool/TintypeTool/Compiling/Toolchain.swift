import CTintypeFiles
import Foundation

/// The compiler and the built modules against which an article is compiled.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder with the package's `.swiftmodule` files.
  let modules: URL
  /// The tool itself, whose copy of the modules a compiled article uses.
  let tool: URL
  /// A text that changes when the compiler, the modules or the tool do, and is equal on machines that have the same.
  let identity: String

  /// The name of the module that a program becomes.
  static let moduleName = "TintypeArticle"

  /// The name of the part of the compiler that compiles.
  private static let frontendFile = "swift-frontend"

  /// The path of the tool.
  static var ownPath: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  /// Finds the compiler and the modules.
  ///
  /// - Parameters:
  ///   - environment: the environment; `TINTYPE_SWIFTC` names another compiler, `TINTYPE_MODULES` another folder of
  ///     modules.
  ///   - digests: digests of files.
  /// - Returns: the toolchain.
  /// - Throws: `ToolError` when either is missing.
  static func locate(
    environment: [String: String], _ digests: FileDigests
  ) throws -> Toolchain {
    let tool = URL(filePath: ownPath)
    let modules =
      environment["TINTYPE_MODULES"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? tool.deletingLastPathComponent().appending(path: "Modules", directoryHint: .isDirectory)
    let needed = ["SwiftUI", "TintypeProgram"].map { modules.appending(path: "\($0).swiftmodule") }
    for module in needed where !FileManager.default.fileExists(atPath: module.path) {
      throw ToolError(
        status: .unavailable,
        message: "The module '\(module.path)' is missing; run 'swift build' in the package and use"
          + " the tool from its build folder, or set TINTYPE_MODULES.")
    }
    let compiler = try compiler(environment)
    let driver = URL(filePath: compiler).resolvingSymlinksInPath()
    // The driver alone does not tell one compiler from the next.
    let frontend = driver.deletingLastPathComponent().appending(path: frontendFile)
    var key = ContentKey()
    digests.add(([tool, driver, frontend] + Self.modules(modules)).map(\.path), to: &key)
    // The compiler is large; whatever becomes of this run, the next one need not read it.
    digests.save()
    return Toolchain(
      compiler: compiler, modules: modules, tool: tool, identity: key.digest)
  }

  private static func compiler(_ environment: [String: String]) throws -> String {
    if let path = environment["TINTYPE_SWIFTC"], !path.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw ToolError(
          status: .unavailable,
          message: "TINTYPE_SWIFTC names '\(path)', which is not a program.")
      }
      return path
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw ToolError(
      status: .unavailable,
      message:
        "There is no Swift compiler on PATH; install Swift 6.2 or later from swift.org, or set"
        + " TINTYPE_SWIFTC.")
  }

  private static func modules(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") && !$0.hasPrefix("ArgumentParser") }
      .sorted().map { folder.appending(path: $0) }
  }

  /// The folder with the compiler and its helpers.
  private var programs: URL {
    URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The path or name of the command that knows packages.
  var swift: String {
    let path = programs.appending(path: "swift").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : "swift"
  }

  /// The folder of the system's modules and libraries, where the compiler has it.
  private var system: URL { programs.deletingLastPathComponent().appending(path: "lib/swift") }

  /// The part of the compiler that compiles, and the folder of its modules; nil where they are not beside the compiler.
  var frontend: (path: String, resources: String)? {
    let path = programs.appending(path: Self.frontendFile).path
    let isThere =
      FileManager.default.isExecutableFile(atPath: path)
      && FileManager.default.fileExists(atPath: system.path)
    return isThere ? (path, system.path) : nil
  }

  /// All modules that a program may import, this package's first; those of the system only where they are found.
  var allModules: [URL] {
    let system = system.appending(path: "linux")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: system.path)) ?? []
    let folders = names.filter { $0.hasSuffix(".swiftmodule") }.sorted()
    return Self.modules(modules)
      + folders.flatMap { folder -> [URL] in
        let folder = system.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.sorted().map {
          folder.appending(path: $0)
        }
      }
  }

  /// The names of all modules that a program may import.
  var moduleNames: Set<String> {
    Set(
      allModules.map { module in
        // Those of the system are folders with a file for each kind of machine.
        let name = module.lastPathComponent
        let folder = module.deletingLastPathComponent().lastPathComponent
        return String((folder.hasSuffix(".swiftmodule") ? folder : name).prefix { $0 != "." })
      })
  }

  // MARK: Arguments

  /// The compiler's arguments for a program.
  ///
  /// - Parameters:
  ///   - module: the name of the module that it becomes.
  ///   - library: the library to make.
  ///   - moduleCache: the folder in which the compiler keeps C modules.
  /// - Returns: the arguments, without the compiler itself.
  func arguments(module: String, library: String, moduleCache: String) -> [String] {
    var arguments = [
      "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-D", "DEBUG", "-Onone", "-parse-as-library", "-module-name",
      module, "-emit-library", "-I", modules.path, "-module-cache-path", moduleCache,
      // `package` means something within a package only; all that is compiled here is taken for one.
      "-package-name", "tintype",
    ]
    let linker = programs.appending(path: "ld.lld").path
    if FileManager.default.fileExists(atPath: linker) { arguments.append("-use-ld=lld") }
    for map in moduleMaps() {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    for folder in CHeaders.folders {
      arguments += ["-Xcc", "-I\(folder)"]
    }
    return arguments + ["-o", library]
  }

  /// The module maps of the package's C modules, which importing its Swift modules needs.
  private func moduleMaps() -> [String] {
    let build = modules.deletingLastPathComponent()
    // This file lies in Sources/Tool/TintypeTool/Compiling of the package from which the tool was built.
    let sources = (1...4).reduce(URL(filePath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let parts = ["Engine", "SwiftUI", "Snapshots", "Tool"]
    let folders = [(build, ".build")] + parts.map { (sources.appending(path: $0), "") }
    return folders.flatMap { folder, suffix in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      // A plug-in that runs a tool makes SwiftPM build the modules once more, as NAME-tool.
      return names.filter {
        ($0.hasPrefix("CTintype") || $0.hasPrefix("COpenCombine")) && $0.hasSuffix(suffix)
          && !$0.contains("-tool")
      }.sorted()
        .map { folder.appending(path: $0).appending(path: "module.modulemap").path }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
  }
}

/// What tells two states of a file apart without reading it.
enum FileStamp {
  /// The path, number, size and times of a file, or of what a link leads to; of a missing file, the path
  /// alone.
  ///
  /// The time of the last change of anything is the system's own: unlike that of the contents nobody sets it.
  static func of(_ path: String) -> String {
    var facts = tintype_file_facts()
    guard tintype_get_file_facts(path, true, &facts) else { return path }
    return "\(path) \(facts.number) \(facts.size) \(facts.modified) \(facts.changed)"
  }
}
