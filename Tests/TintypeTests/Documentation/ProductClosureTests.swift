import Foundation
import Testing
import TintypeTestSupport

/// Programs that link a library product get what draws, and nothing of the tool.
@Suite struct ProductClosureTests {
  /// Functions of the C library and of Foundation's ICU that only the process that draws may replace.
  private static let replaceable = [
    "clock_gettime", "time", "gettimeofday", "timespec_get", "syscall", "getrandom", "getentropy",
    "arc4random",
    "arc4random_buf", "arc4random_uniform", "open", "openat", "fopen", "stat", "lstat", "fstatat",
    "access",
    "faccessat", "readlink", "realpath", "opendir", "fdopendir", "fts_read", "swift_udat_open",
    "swift_udatpg_open",
    "swift_unum_open", "swift_unumf_openForSkeletonAndLocale",
  ]
  /// Functions that hear of work that code puts off, which programs of tests may replace as well.
  private static let hearing = [
    "dispatch_async", "dispatch_async_f", "dispatch_after", "dispatch_after_f",
    "dispatch_group_notify", "CFRunLoopAddTimer", "CFRunLoopPerformBlock",
  ]

  private static let manifest = Result {
    PackageText(
      try String(contentsOf: PackageFolder.root.appending(path: "Package.swift"), encoding: .utf8))
  }

  @Test func theManifestIsRead() throws {
    let manifest = try Self.manifest.get()
    #expect(manifest.libraries["SwiftUI"] == ["SwiftUI", "Combine"])
    #expect(manifest.libraries.count >= 5)
    #expect(manifest.dependencies["SwiftUI"] == ["Tintype"])
    #expect(try #require(manifest.dependencies["TintypeCairo"]).contains("CTintypeThreads"))
    #expect(try manifest.closure(of: ["TintypeTool"]).contains("CTintypeInterposition"))
  }

  @Test func librariesDependOnLowerPartsOnly() throws {
    let manifest = try Self.manifest.get()
    for (library, targets) in manifest.libraries {
      for target in try manifest.closure(of: targets) {
        let folder = try #require(PackageFolder.folder(of: target), "\(target) of \(library)")
        #expect(!folder.contains("/Tool/"), "The library \(library) links \(target).")
      }
    }
  }

  @Test func noLibraryReplacesFunctionsOfTheSystem() throws {
    let manifest = try Self.manifest.get()
    let targets = try manifest.closure(of: manifest.libraries.values.flatMap { $0 })
    #expect(targets.count > 20)
    for target in targets.sorted() {
      for (file, text) in try Self.sources(of: target) {
        for name in file.hasSuffix(".c") ? Self.definitions(in: text) : []
        where Self.replaceable.contains(name) {
          Issue.record("\(file) defines \(name), and \(target) is linked into programs of others.")
        }
        #expect(!text.contains("@_silgen_name("), "\(file)")
      }
    }
  }

  @Test func onlyTheLibraryOfTestsHearsOfWork() throws {
    let manifest = try Self.manifest.get()
    for (library, targets) in manifest.libraries {
      let hears = try manifest.closure(of: targets).contains("CTintypeQueues")
      #expect(hears == (library == "TintypeTesting"), "\(library)")
    }
  }

  @Test func whatReplacesThemIsFound() throws {
    let queues = try Self.sources(of: "CTintypeQueues").flatMap { Self.definitions(in: $0.text) }
    #expect(Set(queues).isSuperset(of: Self.hearing))
    let sources = try Self.sources(of: "CTintypeInterposition")
    let names = Set(sources.flatMap { Self.definitions(in: $0.text) })
    #expect(names.isSuperset(of: ["clock_gettime", "syscall", "arc4random", "swift_udat_open"]))
  }

  /// The C and Swift files of a target.
  private static func sources(of target: String) throws -> [(file: String, text: String)] {
    let folder = try #require(PackageFolder.folder(of: target))
    let root = PackageFolder.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".c") || $0.hasSuffix(".swift") }
      .map {
        ("\(folder)/\($0)", try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      }
  }

  /// The names of the functions that C code defines for others.
  private static func definitions(in text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("static ") }
      .compactMap { $0.prefixMatch(of: /[a-z][A-Za-z0-9_ ]* \**([A-Za-z0-9_]+)\(/)?.1 }.map(
        String.init)
  }
}

/// What a manifest says of targets and products, as far as it is written with literals.
private struct PackageText {
  /// The targets of this package that a target depends on, by its name.
  private(set) var dependencies: [String: [String]] = [:]
  /// The targets of a library, by its name.
  private(set) var libraries: [String: [String]] = [:]

  init(_ text: String) {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    for piece in Self.calls(of: ["target", "systemLibrary", "macro", "executableTarget"], in: code)
    {
      guard let name = Self.name(of: piece) else { continue }
      var list = Self.list("dependencies", in: piece)
      // A condition tells when, not whether.
      for product in Self.calls(of: ["product"], in: list) {
        list = list.replacing(product, with: "")
      }
      list = list.replacing(/condition: [^)]*/, with: "")
      dependencies[name, default: []] += Self.literals(in: list)
    }
    for piece in Self.calls(of: ["library"], in: code) {
      guard let name = Self.name(of: piece) else { continue }
      libraries[name] = Self.literals(in: Self.list("targets", in: piece))
    }
  }

  /// The targets of this package that others link with those they name.
  func closure(of targets: [String]) throws -> Set<String> {
    var found: Set<String> = []
    var open = targets
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += try #require(dependencies[next], "No target \(next)")
    }
    return found
  }

  /// What stands in the parentheses of calls of some names that begin with a period.
  private static func calls(of names: [String], in text: String) -> [String] {
    names.flatMap { name in
      text.ranges(of: ".\(name)(").map { balanced(text[$0.upperBound...], "(", ")") }
    }
  }

  /// What stands in the brackets of an argument.
  private static func list(_ label: String, in call: String) -> String {
    guard let start = call.firstRange(of: "\(label): [") else { return "" }
    return balanced(call[start.upperBound...], "[", "]")
  }

  /// The text before the bracket that closes the one before it.
  private static func balanced(
    _ text: Substring, _ opening: Character, _ closing: Character
  ) -> String {
    var depth = 1
    return String(
      text.prefix { letter in
        if letter == opening { depth += 1 } else if letter == closing { depth -= 1 }
        return depth > 0
      })
  }

  private static func name(of call: String) -> String? {
    call.firstMatch(of: /name:\s*"([^"]+)"/).map { String($0.1) }
  }

  private static func literals(in text: String) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
