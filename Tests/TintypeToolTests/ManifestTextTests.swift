import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeTool

/// What is known of a package without SwiftPM, and when SwiftPM is asked.
@Suite struct ManifestTextTests {
  private static func manifest(
    _ products: String =
      ".library(name: \"A\", targets: [\"A\"]), .library(name: \"B\", targets: [\"B\"])",
    targets: String = "[.target(name: \"A\"), .target(name: \"B\", path: \"Elsewhere\")]",
    after: String = ""
  ) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "P", products: [\(products)],
      dependencies: [.package(url: "https://example.org/C", from: "1.0.0")], targets: \(targets))
    \(after)
    """
  }

  @Test func severalLibrariesAndTheirFoldersAreRead() throws {
    let text = try #require(
      ManifestText(
        Self.manifest(
          targets: """
            [
              .target(name: "A", dependencies: [.product(name: "C", package: "C")]),
              // .target(name: "Not")
              Target.target(name: "B", path: "Elsewhere"), .testTarget(name: "T", dependencies: ["A"]),
            ] + (Context.environment["MORE"] == nil ? [] : [.executableTarget(name: "E")])
            """)))
    #expect(text.possibleTargets.map(\.name) == ["A", "B", "T", "E"])
    #expect(text.possibleTargets.map(\.path) == [nil, "Elsewhere", nil, nil])
    #expect(text.possibleTargets.map(\.type) == ["regular", "regular", "test", "executable"])
    // That of B does not stand as plainly as that of A.
    #expect(!text.isWithoutOnlyLibrary)
    #expect(ManifestText(Self.manifest())?.isWithoutOnlyLibrary == true)
    #expect(ManifestText(Self.manifest(""))?.isWithoutOnlyLibrary == false)
  }

  @Test func aPackageWithoutProductsHasNoLibrary() {
    let text = ManifestText("let package = Package(name: \"P\", targets: [.target(name: \"A\")])")
    #expect(text?.isWithoutOnlyLibrary == true)
  }

  /// Two products may be one module, or none that is imported.
  @Test(arguments: [
    ".library(name: \"A\", targets: [\"A\"])",
    ".library(name: \"A\", targets: [\"A\"]), .library(name: \"B\", targets: [\"A\"])",
    ".library(name: \"A\", targets: [\"A\"]), .executable(name: \"E\", targets: [\"E\"])",
    ".library(name: \"A\", targets: [\"A\"]), .library(name: \"B\", targets: [\"B\"].filter(isWanted))",
    ".library(name: \"A\", targets: [\"A\"]), isWanted ? .library(name: \"B\", targets: [\"B\"]) : other",
    ".library(name: \"A\", targets: [\"A\"]), .library(name: \"B\", targets: [\"\\u{42}\"])",
  ])
  func oneLibraryIsNotTakenForSeveral(products: String) {
    let text = ManifestText(Self.manifest(products))
    #expect(text != nil && text?.isWithoutOnlyLibrary == false)
  }

  @Test(arguments: [
    "package.targets.append(other)", "for target in package.targets { target.path = \"Other\" }",
    "change(package)", "#if os(Linux)\n#endif", "extension Target {}", "func add() {}",
    "let name = \"x\"; let more = Target.target(name: name)",
    "let more = Target.target(name: \"x\\(1)\")",
    "let more = Target.target(name: \"x\", path: \"a\" + \"b\")",
    "let make = Target.target(name:path:)", "let more = [\"x\"].map(Target.target)",
    "let second = Package(name: \"Q\")", "let second: Package = .init(name: \"Q\")",
    "let key = \\Target.path", "let odd = a /\"/ b", "let open = (",
  ])
  func whatMayMeanMoreIsLeftToSwiftPM(line: String) {
    #expect(ManifestText(Self.manifest(after: line)) == nil)
  }

  @Test func theOwnManifestIsUnderstood() throws {
    let file = PackageFolder.root.appending(path: "Package.swift")
    let text = try #require(ManifestText(String(contentsOf: file, encoding: .utf8)))
    #expect(text.isWithoutOnlyLibrary)
    #expect(text.possibleTargets.contains { $0.name == "TintypeFuzz" })
  }

  // MARK: SwiftPM

  /// The module that a page documents, and whether SwiftPM was asked, by a stand-in that knows nothing.
  private func asked(_ manifest: String, page: String) throws -> (module: String?, isAsked: Bool) {
    let folder = try TemporaryFolder()
    let (compiler, mark) = (folder.appending("bin/swiftc"), folder.appending("asked"))
    for (name, text) in [
      ("bin/swiftc", ""), ("bin/swift", "#!/bin/sh\ntouch '\(mark.path)'\nexit 1\n"),
      ("P/Package.swift", manifest), ("P/\(page)", ""), ("P/Elsewhere/B.swift", ""),
      ("P/Sources/A/A.swift", ""), ("cache/work/none", ""),
    ] {
      let file = folder.appending(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let reader = PackageReader(
      toolchain: Toolchain(
        compiler: compiler.path, modules: compiler, tool: BuiltTool.executable, identity: ""),
      cache: Cache(folder: folder.appending("cache")))
    let module = reader.module(documentedBy: folder.appending("P/\(page)").path)
    return (module, FileManager.default.fileExists(atPath: mark.path))
  }

  @Test func swiftPMIsNotAskedOfAPageThatDocumentsNothing() throws {
    for page in ["README.md", "Articles/Sources/A/Page.md", "Elsewhere2/Page.md"] {
      let answer = try asked(Self.manifest(), page: page)
      #expect(answer.module == nil && !answer.isAsked, "\(page)")
    }
  }

  @Test func swiftPMIsAskedOfAPageThatMayDocumentAModule() throws {
    for page in ["Elsewhere/Page.md", "Sources/A/A.docc/Page.md"] {
      #expect(try asked(Self.manifest(), page: page).isAsked, "\(page)")
    }
    let one = Self.manifest(".library(name: \"A\", targets: [\"A\"])")
    #expect(try asked(one, page: "README.md").isAsked)
    #expect(try asked(Self.manifest(after: "package.targets = []"), page: "README.md").isAsked)
  }
}
