import Foundation
import TintypeSyntax

/// The modules whose sources are among those of an input, which are compiled as one.
///
/// A folder named like an imported module holds it: `Sources/Models` of a package, or the folder of a
/// project's framework.
struct LocalModules {
  private let folders: Set<String>

  /// Modules that no folder stands in for.
  private static let systems: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "UIKit", "Observation", "Swift", "Dispatch",
  ]

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - sources: the input's files.
  ///   - root: the input's folder, an absolute path.
  init(_ sources: [InputGroup.Source], below root: String) {
    let depth = URL(filePath: root).pathComponents.count - 1
    folders = Set(
      sources.flatMap { URL(filePath: $0.path).pathComponents.dropLast().dropFirst(depth) }
    ).subtracting(Self.systems)
  }

  /// A source without the imports of modules that are compiled with it, in as many bytes.
  func merged(_ code: String) -> String {
    let outline = SourceOutline(code)
    let imports = outline.items.filter { item in
      outline.importedModule(of: item).map { folders.contains($0) } ?? false
    }
    if imports.isEmpty { return code }
    let whole = [0..<outline.bytes.count]
    return String(
      decoding: outline.masked(keeping: whole, blanking: imports.map(\.range)), as: UTF8.self)
  }

  /// Whether a source is a test, which shows nothing and needs what a program has not.
  static func isTest(_ code: String) -> Bool {
    guard code.contains("import XCTest") || code.contains("import Testing") else { return false }
    let outline = SourceOutline(code)
    return outline.items.contains {
      outline.importedModule(of: $0).map { ["XCTest", "Testing"].contains($0) } ?? false
    }
  }
}
