import Foundation
import Testing
import TintypeSyntax
import TintypeTestSupport

@testable import TintypeTool

/// Which modules a program may import, and where the tool finds them, however SwiftPM lays out its build folder.
@Suite struct ToolModulesTests {
  private let folder = Result { try TemporaryFolder() }

  /// Modules of the tool's own folders that no program that it compiles can import.
  private static let others: Set = [
    "TintypeCommand", "TintypeMacros", "TintypeTesting", "TintypeTool",
  ]

  @Test func everyModuleOfTheToolIsNamed() throws {
    var swift: Set<String> = []
    var headers: Set<String> = []
    for part in ["Engine", "SwiftUI", "Snapshots", "Tool"] {
      let folder = PackageFolder.root.appending(path: "Sources/\(part)").path
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        if name.hasPrefix("CTintype") { headers.insert(name) } else { swift.insert(name) }
      }
    }
    #expect(
      Set(ToolModules.names)
        == swift.subtracting(Self.others)
        .union(["OpenCombine", "OpenCombineDispatch"]))
    #expect(ToolModules.names == ToolModules.names.sorted())
    #expect(Set(ToolModules.headers.keys) == headers)
    for (name, folder) in ToolModules.headers {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: PackageFolder.root.appending(path: folder).path)
      #expect(files.contains("module.modulemap") || files.contains("\(name).h"), "\(name)")
    }
  }

  /// Previews are compiled beside their files: what they import must not be taken for a branch that does not hold.
  @Test(arguments: ToolModules.names.filter { !$0.hasPrefix("OpenCombine") })
  func whatProgramsImportIsThereForConditions(name: String) {
    let imports = SystemModules.imports(of: SourceOutline("import \(name)"))
    let outline = SourceOutline(imports)
    let names = outline.items.compactMap { outline.importedModule(of: $0) }
    #expect(imports.isEmpty || names.count == 1, "\(imports)")
  }

  @Test func aBuildFolderOfSwiftBuildIsRead() throws {
    let folder = try folder.get()
    // Modules beside the tool, each a folder with a file for each kind of machine.
    let machine = "x86_64-unknown-linux-gnu.swiftmodule"
    for name in ["SwiftUI", "TintypeProgram", "Bloom"] {
      try folder.write("module".utf8, to: "bin/\(name).swiftmodule/\(machine)")
    }
    let modules = try ToolModules(in: nil, besideTool: folder.appending("bin/tintype"))
    #expect(
      modules.interfaces.map { $0.pathComponents.suffix(2).joined(separator: "/") } == [
        "SwiftUI.swiftmodule/\(machine)", "TintypeProgram.swiftmodule/\(machine)",
      ])
  }

  @Test func aFolderOfModulesGoesBeforeTheToolsOwn() throws {
    let folder = try folder.get()
    for name in ["SwiftUI", "TintypeProgram"] {
      try folder.write("old".utf8, to: "bin/\(name).swiftmodule")
      try folder.write("new".utf8, to: "bin/Modules/\(name).swiftmodule")
    }
    let modules = try ToolModules(in: nil, besideTool: folder.appending("bin/tintype"))
    #expect(modules.interfaces.allSatisfy { $0.path.contains("/Modules/") })
  }

  @Test func theCompilerSeesTheToolsModulesAlone() throws {
    let folder = try folder.get()
    for name in ["SwiftUI", "TintypeProgram", "Bloom", "ArgumentParser"] {
      try folder.write("module".utf8, to: "bin/Modules/\(name).swiftmodule")
    }
    let cache = try Cache.open(environment: ["TINTYPE_CACHE": folder.appending("cache").path])
    let modules = try ToolModules(in: nil, besideTool: folder.appending("bin/tintype"))
    func names() throws -> [String] {
      let view = try modules.folder(in: cache)
      #expect(
        modules.maps(in: view).allSatisfy { FileManager.default.fileExists(atPath: $0) })
      return try FileManager.default.contentsOfDirectory(atPath: view.path).sorted()
        .filter { $0.hasSuffix(".swiftmodule") }
    }
    let expected = ["SwiftUI.swiftmodule", "TintypeProgram.swiftmodule"]
    #expect(try names() == expected)
    // What somebody removed of it is made anew.
    let view = try modules.folder(in: cache)
    try FileManager.default.removeItem(at: view.appending(path: "SwiftUI.swiftmodule"))
    #expect(try names() == expected)
  }

  @Test func aFolderWithoutModulesSaysWhereTheyWereLookedFor() throws {
    let folder = try folder.get()
    let error = #expect(throws: ToolError.self) {
      try ToolModules(in: nil, besideTool: folder.appending("bin/tintype"))
    }
    #expect(error?.message.contains("'\(folder.appending("bin/Modules").path)'") == true)
    #expect(error?.message.contains("swift build --product tintype") == true)
  }

  /// A build folder as Swift Build makes it, with a module of the package that uses Tintype among Tintype's own.
  @Test func theToolDrawsFromABuildFolderOfSwiftBuild() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    let products = tool.folder.appending(path: "out/Products/Debug-linux")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    let executable = products.appending(path: "tintype")
    try FileManager.default.copyItem(
      at: BuiltTool.executable.resolvingSymlinksInPath(), to: executable)
    let modules = BuiltTool.executable.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules")
    for name in ToolModules.names {
      let module = products.appending(path: "\(name).swiftmodule")
      try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: module.appending(path: Self.machineFile),
        withDestinationURL: modules.appending(path: "\(name).swiftmodule"))
    }
    // Checkouts lie beside the folder of the build.
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appending(path: "checkouts"),
      withDestinationURL: modules.appending(path: "../../../checkouts").standardizedFileURL)
    try tool.write("not a module", to: "out/Products/Debug-linux/Bloom.swiftmodule")
    try tool.write(
      "```swift name=card\nText(\"Card\")\n```\n\n```swift name=absent\nimport Bloom\nPetal()\n```\n",
      to: "page.md")
    let result = try tool.run(
      ["render", "page.md", "--format", "png"], by: executable)
    #expect(result.output.contains("card.png"), "\(result.errors)")
    #expect(
      result.errors.contains("no such module 'Bloom': a Package.swift around"), "\(result.errors)")
  }

  @Test(arguments: [
    ("6.1.3", false), ("6.2", true), ("6.4.1", true), ("6.5", false), ("10.0", false),
  ])
  func versionsOfCompilers(_ version: String, _ isSupported: Bool) throws {
    let answer = "Apple Swift version \(version) (swift-\(version)-RELEASE)\nTarget: x"
    let read = try #require(CompilerVersion(in: Data(answer.utf8)))
    #expect(read.description == version)
    #expect(read.isSupported == isSupported)
    #expect(CompilerVersion(in: Data("gcc 12".utf8)) == nil)
  }

  @Test func aCompilerOfAnotherVersionIsRefusedInOneSentence() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    let compiler = tool.folder.appending(path: "../swiftc").standardizedFileURL
    let script = """
      #!/bin/sh
      [ "$1" = --version ] && { echo 'Swift version 5.9.2 (swift-5.9.2-RELEASE)'; exit 0; }
      echo "$PWD/a.swift:1:8: error: module compiled with Swift 6.3 cannot be imported by the Swift 5.9 compiler"
      exit 1
      """
    try Data(script.utf8).write(to: compiler)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    try tool.write("```swift\nText(\"a\")\n```\n", to: "a.md")
    let environment = ["TINTYPE_SWIFTC": compiler.path]
    let result = try tool.run("render", "a.md", environment: environment)
    #expect(result.status == 69)
    #expect(result.errors.contains("'\(compiler.path)' is Swift 5.9.2, and this tool was built"))
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    try tool.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let doctor = try tool.run("doctor", environment: environment)
    #expect(doctor.output.contains("is Swift 5.9.2"))
  }

  /// The name of a module's file in its folder on this machine.
  private static var machineFile: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu.swiftmodule"
    #else
    "x86_64-unknown-linux-gnu.swiftmodule"
    #endif
  }
}
