import Foundation
import Testing
import TintypeTestSupport

/// The page of dependencies names what the Makefile installs and what the manifest asks pkg-config for.
@Suite struct DependencyPageTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  private static func page() throws -> Set<String> {
    let text = try text("Sources/SwiftUI/Tintype/Tintype.docc/Dependencies.md")
    return Set(text.matches(of: /`([^`\n]+)`/).map { String($0.1) })
  }

  /// The names in a variable of the Makefile, without references to others.
  private static func names(of variable: String, in makefile: String) throws -> [String] {
    let rest = try #require(makefile.components(separatedBy: "\n\(variable) =").dropFirst().first)
    return rest.replacing("\\\n", with: " ").prefix { $0 != "\n" }
      .split(separator: " ").map(String.init).filter { !$0.hasPrefix("$") }
  }

  @Test(arguments: ["LIBRARIES", "LOADED_debian-12", "FONTS", "PKG_CONFIG_NAMES"])
  func whatMakeInstallsIsOnThePage(variable: String) throws {
    let page = try Self.page()
    let names = try Self.names(of: variable, in: try Self.text("Makefile"))
    #expect(names.count > 4)
    for name in names where name != "pkg-config" {
      #expect(page.contains(name), "Dependencies.md does not name \(name).")
    }
  }

  @Test func whatTheManifestAsksForIsOnThePage() throws {
    let page = try Self.page()
    let manifest = try Self.text("Package.swift")
    let names = manifest.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
    #expect(names.count > 5)
    for name in names {
      #expect(page.contains(name), "Dependencies.md does not name \(name).")
      #expect(try Self.names(of: "PKG_CONFIG_NAMES", in: try Self.text("Makefile")).contains(name))
    }
  }
}
