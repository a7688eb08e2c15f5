import Foundation
import Testing

@testable import TintypeTool

/// What a full disk, a power cut or a person did to the cache is made good, and no failure is kept that
/// may be none the next time.
@Suite struct CacheHealingTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private var cache: URL { tool.folder.appending(path: "../cache").standardizedFileURL }

  /// The files of the entries of a kind.
  private func files(_ kind: String) throws -> [URL] {
    let folder = cache.appending(path: kind)
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.contains("/") }.sorted().map { folder.appending(path: $0) }
  }

  private enum Damage: CaseIterable {
    case flipped, cut, emptied, removed, longer

    func happen(to file: URL) throws {
      var data = try Data(contentsOf: file)
      switch self {
      case .flipped: data[data.count / 2] ^= 0x20
      case .cut: data = data.prefix(data.count / 2)
      case .emptied: data = Data()
      case .removed: return try FileManager.default.removeItem(at: file)
      case .longer: data.append(0)
      }
      try data.write(to: file)
    }
  }

  @Test(arguments: ["pictures", "programs"]) func damagedEntriesAreMadeAnew(_ kind: String) throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    #expect(try tool.run("render", "A.swift").status == 0)
    let (png, svg) = (tool.contents("out/A.png"), tool.contents("out/A.svg"))
    let names = try files(kind).map(\.lastPathComponent)
    #expect(names.count >= 3)
    for damage in Damage.allCases {
      // Only a few of the rounds, which each compile for programs.
      for name in kind == "programs" ? ["program.so"] : names {
        let file = try #require(try files(kind).first { $0.lastPathComponent == name })
        try damage.happen(to: file)
        // Without its pictures a program is not even looked at.
        if kind == "programs" {
          try FileManager.default.removeItem(at: cache.appending(path: "pictures"))
        }
        let result = try tool.run("render", "A.swift")
        #expect(result.status == 0, "\(name) \(damage): \(result.errors)")
        #expect(tool.contents("out/A.png") == png && tool.contents("out/A.svg") == svg)
        #expect(try files(kind).map(\.lastPathComponent) == names)
      }
    }
  }

  @Test func aCompilerThatMakesNothingLeavesNothing() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    let result = try tool.run("render", "A.swift", environment: ["TINTYPE_SWIFTC": "/bin/true"])
    #expect(result.status == 69)
    #expect(result.errors.contains("'/bin/true' is no Swift compiler; put Swift 6.2, 6.3 or 6.4"))
    #expect(try files("programs").isEmpty)
    #expect(try files("work").isEmpty)
  }

  @Test func aCompilerThatIsKilledIsNoVerdict() throws {
    defer { tool.remove() }
    try tool.write("#!/bin/sh\nkill -9 $$\n", to: "swiftc")
    let path = tool.folder.appending(path: "swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try tool.write("Text(\"a\")", to: "A.swift")
    let result = try tool.run("render", "A.swift", environment: ["TINTYPE_SWIFTC": path])
    #expect(result.status == 1)
    #expect(result.errors.contains("was ended by signal 9"))
    #expect(try files("programs").isEmpty)
    try tool.write(
      "#!/bin/sh\necho 'ld.lld: error: failed to write a: No space left on device'\nexit 1\n",
      to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let full = try tool.run("render", "A.swift", environment: ["TINTYPE_SWIFTC": path])
    #expect(full.status == 74)
    #expect(full.errors.contains("is full; make room, or set TINTYPE_CACHE to another.\n"))
    #expect(full.errors.split(separator: "\n").count == 1)
  }

  @Test func diskErrorsAreReported() {
    #expect(DiskProblem(POSIXError(.ENOSPC)) == .full)
    #expect(DiskProblem(POSIXError(.EDQUOT)) == .full)
    #expect(DiskProblem(CocoaError(.fileWriteOutOfSpace)) == .full)
    #expect(DiskProblem(POSIXError(.EACCES)) == .other("Permission denied"))
  }
}
