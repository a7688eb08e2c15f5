import Foundation
import Testing

@testable import TintypeTool

/// Packages: their targets, what they need beside them, and what cannot be had.
@Suite struct PackageTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private func manifest(_ name: String, _ rest: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "\(name)", \(rest))
    """
  }

  /// A package of two modules with a type of one name each, that needs one beside it.
  private func writePackage(dependencies: String = ".package(path: \"../kit\")") throws {
    try tool.write(
      manifest(
        "app",
        """
        dependencies: [\(dependencies)],
        targets: [
          .target(name: "Models", path: "Data"),
          .target(name: "App", dependencies: ["Models", .product(name: "Kit", package: "kit")],
            swiftSettings: [.define("FLAG")]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
        """), to: "app/Package.swift")
    try tool.write("public struct Item { public let id: Int }", to: "app/Data/Item.swift")
    try tool.write("enum Size { static let width = 100.0 }", to: "app/Data/Size.swift")
    try tool.write(
      """
      import Kit
      import Models
      enum Size { static let width = 40.0 }
      struct Row: View {
        let item: Models.Item
        var body: some View {
          Badge(width: Size.width)
          #if FLAG
          Color.red.frame(width: 10, height: 10)
          #endif
        }
      }
      #Preview("Row") { HStack(spacing: 0) { Row(item: Item(id: 1)) } }
      """, to: "app/Sources/App/Row.swift")
    try tool.write("#Preview(\"Other\") { Text(\"other\") }", to: "app/Sources/App/Other.swift")
    try tool.write("struct Unseen: Nothing { }", to: "app/Tests/AppTests/Unseen.swift")
  }

  private func writeKit() throws {
    try tool.write(
      manifest(
        "kit",
        "products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")]"
      ),
      to: "kit/Package.swift")
    try tool.write(
      """
      import SwiftUI
      enum Size { static let height = 30.0 }
      public struct Badge: View {
        let width: Double
        public init(width: Double) { self.width = width }
        public var body: some View { Color.blue.frame(width: width, height: Size.height) }
      }
      #Preview { Badge(width: 1) }
      """, to: "kit/Sources/Kit/Badge.swift")
  }

  @Test func modulesAndPackagesBesideAreCompiled() throws {
    defer { tool.remove() }
    try writePackage()
    try writeKit()
    let result = try tool.run("render", "app", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    // 40 and 10 points, and a margin of 16 on each side.
    #expect(result.output.contains("out/Row.svg  82 x 62 points"))
    #expect(tool.names(in: "out") == ["Other.svg", "Row.svg"])
  }

  @Test func aFileInAPackageIsShownAlone() throws {
    defer { tool.remove() }
    try writePackage()
    try writeKit()
    let result = try tool.run("render", "app/Sources/App/Row.swift", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "out") == ["Row.svg"])
  }

  @Test(arguments: [
    (".package(path: \"../kit\")", "app/Package.swift: error: There is no package in"),
    (
      ".package(url: \"https://localhost:1/kit\", from: \"1.0.0\")",
      "app/Package.swift:3: error: The package does not resolve: "
    ),
    (".package(path: 1)", "app/Package.swift:3:"),
  ])
  func anUnavailablePackageLeavesTheRest(_ dependency: String, _ message: String) throws {
    defer { tool.remove() }
    try writePackage(dependencies: dependency)
    let result = try tool.run("render", "app", "--format", "svg")
    #expect(result.status != 0)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("Row.swift:1:8: error: no such module 'Kit'"))
    #expect(tool.names(in: "out") == ["Other.svg"])
  }
}
