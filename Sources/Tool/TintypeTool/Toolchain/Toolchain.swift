import CTintypeFiles
import Foundation

/// The compiler and the built modules against which an article is compiled.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String
  /// Tintype's modules.
  let modules: ToolModules
  /// The folder in which the compiler looks for them.
  let moduleFolder: URL
  /// The tool itself, whose copy of the modules a compiled article uses.
  let tool: URL
  /// A text that changes when the compiler, the modules or the tool do, and is equal on machines that have the same.
  let identity: String

  /// The name of the module that a program becomes.
  static let moduleName = "TintypeArticle"

  /// The name of the part of the compiler that compiles.
  static let frontendFile = "swift-frontend"

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
  ///   - cache: where the folder of modules is kept.
  /// - Returns: the toolchain.
  /// - Throws: `ToolError` when either is missing.
  static func locate(
    environment: [String: String], _ digests: FileDigests, _ cache: Cache
  ) throws -> Toolchain {
    let tool = URL(filePath: ownPath)
    let modules = try ToolModules(
      in: environment["TINTYPE_MODULES"].map { URL(filePath: $0, directoryHint: .isDirectory) },
      besideTool: tool)
    let compiler = try compiler(environment)
    let driver = URL(filePath: compiler).resolvingSymlinksInPath()
    // The driver alone does not tell one compiler from the next.
    let frontend = driver.deletingLastPathComponent().appending(path: frontendFile)
    var key = ContentKey()
    digests.add(([tool, driver, frontend] + modules.interfaces).map(\.path), to: &key)
    // The compiler is large; whatever becomes of this run, the next one need not read it.
    digests.save()
    return Toolchain(
      compiler: compiler, modules: modules, moduleFolder: try modules.folder(in: cache), tool: tool,
      identity: key.digest)
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
    return modules.interfaces
      + folders.flatMap { ToolModules.interfaces(of: system.appending(path: $0)) }
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
      "-no-color-diagnostics", "-enable-bare-slash-regex", "-D", "DEBUG", "-Onone",
      "-parse-as-library", "-module-name", module, "-emit-library", "-I", moduleFolder.path,
      "-module-cache-path", moduleCache,
      // `package` means something within a package only; all that is compiled here is taken for one.
      "-package-name", "tintype",
    ]
    let linker = programs.appending(path: "ld.lld").path
    if FileManager.default.fileExists(atPath: linker) { arguments.append("-use-ld=lld") }
    for map in modules.maps(in: moduleFolder) {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    for folder in CHeaders.folders {
      arguments += ["-Xcc", "-I\(folder)"]
    }
    return arguments + ["-o", library]
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
