import Foundation
import Testing

@testable import TintypeTool

/// Packages that have to be fetched, as manifests and Xcode projects ask for them.
@Suite struct FetchedPackageTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=t", "-c", "user.email=t@localhost", "-C"]
      + [tool.folder.appending(path: "kit").path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// A repository with two versions of a badge, 30 and 60 points high.
  private func writeRepository() throws {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """, to: "kit/Package.swift")
    try git("init", "--quiet")
    for (version, height) in [("1.0.0", 30), ("1.1.0", 60)] {
      try tool.write(
        """
        import SwiftUI
        public struct Badge: View {
          public init() {}
          public var body: some View { Color.blue.frame(width: 40, height: \(height)) }
        }
        """, to: "kit/Sources/Kit/Badge.swift")
      try git("add", "--all")
      try git("commit", "--quiet", "--message", version)
      try git("tag", version)
    }
  }

  private var address: String { "file://" + tool.folder.appending(path: "kit").path }

  /// An Xcode project that needs packages.
  private func writeProject(_ packages: [(url: String, requirement: String)]) throws {
    let objects = packages.enumerated().map { index, package in
      """
          A\(index) /* XCRemoteSwiftPackageReference */ = {
            isa = XCRemoteSwiftPackageReference;
            repositoryURL = "\(package.url)";
            requirement = { \(package.requirement) };
          };
      """
    }
    try tool.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
      \(objects.joined(separator: "\n"))
        };
      }
      """, to: "app/App.xcodeproj/project.pbxproj")
    try tool.write(
      """
      import Kit
      import SwiftUI
      #Preview("Badge") { Badge() }
      """, to: "app/App/Row.swift")
    try tool.write(
      "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }", to: "app/App/Other.swift")
  }

  @Test(arguments: [
    ("kind = upToNextMajorVersion; minimumVersion = 1.0.0;", #"from: "1.0.0""#),
    (
      "kind = upToNextMinorVersion; minimumVersion = 1.0.0;",
      #".upToNextMinor(from: "1.0.0")"#
    ),
    ("kind = exactVersion; version = 1.0.0;", #"exact: "1.0.0""#),
    (
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.1.0;",
      #""1.0.0"..<"1.1.0""#
    ),
    ("kind = branch; branch = main;", #"branch: "main""#),
    ("kind = revision; revision = abc;", #"revision: "abc""#),
    ("kind = moonPhase;", nil), ("kind = versionRange; minimumVersion = 1.0.0;", nil),
  ])
  func requirementsOfXcodeProjectsAreThoseOfManifests(
    _ requirement: String, _ expected: String?
  ) throws {
    defer { tool.remove() }
    try writeProject([(address, requirement)])
    let project = XcodeProject(
      tool.folder.appending(path: "app/App.xcodeproj/project.pbxproj").path)
    #expect(
      project.wanted.map(\.declaration)
        == expected.map { [".package(url: \"\(address)\", \($0))"] } ?? [])
    #expect(project.problems.isEmpty == (expected != nil))
  }

  @Test func packagesOfXcodeProjectsAreCompiled() throws {
    defer { tool.remove() }
    try writeRepository()
    try writeProject([(address, "kind = upToNextMajorVersion; minimumVersion = 1.0.0;")])
    // A margin of 16 on each side of the newest badge, which is 60 points high.
    let picture = "out/Badge.svg  72 x 92 points"
    let folder = try tool.run("render", "app", "--format", "svg")
    #expect(folder.status == 0, "\(folder.errors)")
    #expect(folder.output.contains(picture), "\(folder.output)")
    let file = try tool.run("render", "app/App/Row.swift", "--format", "svg")
    #expect(file.output.contains(picture), "\(file.errors)")
  }

  @Test func chosenVersionsWin() throws {
    defer { tool.remove() }
    try writeRepository()
    try writeProject([(address, "kind = upToNextMajorVersion; minimumVersion = 1.0.0;")])
    let revision = try gitRevision("1.0.0")
    try tool.write(
      """
      { "pins": [{ "identity": "kit", "kind": "remoteSourceControl", "location": "\(address)",
        "state": { "revision": "\(revision)", "version": "1.0.0" } }], "version": 2 }
      """, to: "app/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let result = try tool.run("render", "app", "--format", "svg")
    #expect(result.output.contains("out/Badge.svg  72 x 62 points"), "\(result.errors)")
  }

  private func gitRevision(_ tag: String) throws -> String {
    let file = tool.folder.appending(path: "kit/.git/refs/tags/\(tag)")
    return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
  }

  @Test func anUnavailablePackageIsFetchedOnceAndTheRestBuilt() throws {
    defer { tool.remove() }
    try writeRepository()
    try writeProject([
      (address, "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.1.0;"),
      ("https://localhost:1/none", "kind = branch; branch = main;"),
      ("https://localhost:1/strange", "kind = moonPhase;"),
    ])
    let first = try tool.run("render", "app", "--format", "svg")
    let project = "app/App.xcodeproj/project.pbxproj"
    #expect(first.errors.contains("\(project):12: error: The package does not resolve: "))
    #expect(
      first.errors.contains(
        "\(project): error: Which version of the package https://localhost:1/strange"))
    #expect(!first.errors.contains("asked just now"))
    // Of the versions in the range the only one is 30 points high.
    #expect(first.output.contains("out/Badge.svg  72 x 62 points"), "\(first.output)")
    #expect(tool.names(in: "out") == ["Badge.svg", "Other.svg"], "\(first.errors)")
    let second = try tool.run("render", "app", "--format", "svg")
    #expect(second.errors.contains("(asked just now, and again 5 minutes after that)"))
    #expect(tool.names(in: "out") == ["Badge.svg", "Other.svg"])
  }

  @Test func failuresHoldForMinutes() {
    let requested = Date(timeIntervalSinceReferenceDate: 1000)
    let failure = FetchFailure(reasons: [1: "offline"], concernsAll: false, requested: requested)
    #expect(failure.holds(at: requested + 299))
    #expect(!failure.holds(at: requested + 300))
    #expect(!failure.holds(at: requested - 1))
    #expect(failure.age(at: requested + 200).hasPrefix("asked 3 minutes ago"))
    let packages = ["a", "b", "c"].map {
      WantedPackage(url: $0, requirement: "", manifest: "", pins: [])
    }
    #expect(failure.rest(of: packages).map(\.url) == ["a", "c"])
    let all = FetchFailure(reasons: [0: "offline"], concernsAll: true, requested: requested)
    #expect(all.rest(of: packages).isEmpty)
  }
}
